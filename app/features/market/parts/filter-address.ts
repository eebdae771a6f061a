import { type Choices, type Label, labelOf, textOf, valueNamed } from "~/platform/values/choices";
import { formatList } from "~/words/lists";
import * as words from "~/words/market.generated";

/** A filter of a list: its label, and its choices or its longest text. */
export interface FilterField {
  label: Label;
  most?: number;
  choices?: Choices;
}

/** The values of a list's filters by name; null means any. */
type Values<Name extends string> = { [Each in Name]: string | null };
type Fields<Name extends string> = Readonly<Record<Name, FilterField>>;

/** The filters that an address names. Values that the form doesn't offer are ignored. */
export function readValues<Filter extends Values<keyof Filter & string>>(
  fields: Fields<keyof Filter & string>,
  params: URLSearchParams,
): Filter {
  const values = namesOf(fields).map((name) => [name, readValue(fields[name], params.get(name) ?? "")]);
  return Object.fromEntries(values) as Filter;
}

function readValue({ choices, most = 0 }: FilterField, value: string): string | null {
  return (choices ? valueNamed(choices, value) : value.trim().slice(0, most)) || null;
}

/** The address of a list, for sharing: only what it is filtered and sorted by, and a page of it. */
export function listPath<Name extends string>(
  path: string,
  names: readonly Name[],
  values: Values<Name>,
  after: string | null,
): string {
  const params = new URLSearchParams();
  for (const name of names) if (values[name]) params.set(name, values[name]);
  if (after) params.set("after", after);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeValues<Filter extends Values<Name>, Name extends string>(
  fields: Fields<Name>,
  filter: Filter,
): { name: Name; label: string; without: Filter }[] {
  return namesOf(fields).flatMap((name) => {
    const value = filter[name];
    const { label, choices = [] } = fields[name];
    return value
      ? [
          {
            name,
            label: words.filterIs({ filter: textOf(label), value: labelOf(choices, value) }),
            without: { ...filter, [name]: null },
          },
        ]
      : [];
  });
}

function namesOf<Name extends string>(fields: Fields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

/** The words of a search. */
export function wordsOf({ keyword }: { keyword: string | null }): string[] {
  return keyword?.split(/\s+/).filter(Boolean) ?? [];
}

/** What an empty list was filtered by, and how to loosen that, as sentences. */
export function describeSearch(sought: readonly string[], others: readonly string[]): string {
  const filters = formatList(others);
  const [first, ...more] = sought;
  if (first === undefined) return words.searchedInVain({ asked: filters, loosen: "fewerFilters" });
  const said = more.reduce(
    (before, word) => words.searchedWordToo({ before, word }),
    words.searchedWord({ word: first }),
  );
  const loosen = more.length > 0 ? "fewerWords" : "anotherWord";
  if (others.length === 0) return words.searchedInVain({ asked: said, loosen });
  return words.searchedInVain({
    asked: words.searchedWordsAndFilters({ words: said, filters }),
    loosen: more.length > 0 ? "fewerWordsOrFilters" : "anotherWordOrFewerFilters",
  });
}

/** A filter that is less narrow, and what it says. */
export interface Looser<Filter> {
  words: string;
  without: Filter;
}

/**
 * The same search without one of its filters, or without one of its words. None where nothing else
 * would be left.
 */
export function looserValues<Filter extends { keyword: string | null }>(
  filter: Filter,
  filters: readonly { label: string; without: Filter }[],
): Looser<Filter>[] {
  const sought = wordsOf(filter);
  const withoutFilter = filters.map(({ label, without }) => ({
    words: words.withoutFilter({ filter: label }),
    without: { ...without, keyword: filter.keyword },
  }));
  const withoutWord = sought.map((_, out) => {
    const left = sought.filter((_word, at) => at !== out).join(" ");
    return { words: words.searchFor({ words: left }), without: { ...filter, keyword: left } };
  });
  return [
    ...(sought.length + filters.length > 1 ? withoutFilter : []),
    ...(sought.length > 1 ? withoutWord : []),
  ];
}
