import { type Choices, type Label, labelOf, textOf, valueNamed } from "~/platform/values/choices";

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
            label: `${textOf(label)}: ${labelOf(choices, value)}`,
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
export function describeSearch(words: readonly string[], others: readonly string[]): string {
  const asked = [
    ...(words.length > 0 ? [words.map((word) => `“${word}”`).join(" and ")] : []),
    ...(others.length > 0 ? [others.join(", ")] : []),
  ].join("; ");
  const loosen = [
    words.length > 1 && "use fewer words",
    words.length === 1 && "try another word",
    others.length > 0 && "remove a filter",
  ].filter(Boolean);
  const advice = loosen.join(" or ");
  return `You looked for ${asked}. ${advice.charAt(0).toUpperCase()}${advice.slice(1)}, or save this search: we tell you what comes.`;
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
  const words = wordsOf(filter);
  const withoutFilter = filters.map(({ label, without }) => ({
    words: `Without “${label}”`,
    without: { ...without, keyword: filter.keyword },
  }));
  const withoutWord = words.map((_, out) => {
    const left = words.filter((_word, at) => at !== out).join(" ");
    return { words: `Search for “${left}”`, without: { ...filter, keyword: left } };
  });
  return [
    ...(words.length + filters.length > 1 ? withoutFilter : []),
    ...(words.length > 1 ? withoutWord : []),
  ];
}
