import { textOf } from "~/values/choices";
import { formatList } from "~/words/lists";
import * as words from "~/words/market.generated";
import { type Filter, type Filters, showValue } from "./filter";
import type { Named } from "./read-filter";

/** A control of a form that filters or sorts a list. */
export interface Control {
  name: string;
  label: string;
  value: string | null;
  /** For a choice, as [value, label]. */
  options?: readonly (readonly [string, string])[];
  /** For a text, which may be any other, too. */
  suggestions?: readonly string[];
  most?: number;
}

interface Reader {
  currency: string;
  /** Suggestions for the texts, by filter. */
  suggested: Readonly<Record<string, readonly string[]>>;
}

/** The controls of a list's filters: of all but the words that are searched for. */
export function controlsOf(filters: Filters, values: Named, reader: Reader): Control[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    name === "keyword" ? [] : controlOf(name, filter, values[name] ?? null, reader),
  );
}

function controlOf(
  name: string,
  filter: Filter,
  value: string | null,
  { currency, suggested }: Reader,
): Control {
  const label = filter.label();
  if (filter.kind === "text")
    return {
      ...{ name, label, most: filter.most, suggestions: suggested[name] ?? [] },
      value: value && showValue(filter, value, currency),
    };
  const choices = filter.choices(currency).map(([one, said]) => [one, textOf(said)] as const);
  return { name, label, value, options: [["", words.anyValue()], ...choices] };
}

/** A filter in use, in words, and what is left without it. */
export interface ActiveFilter<Values> {
  name: string;
  label: string;
  without: Values;
}

/** What a list is filtered by. */
export function activeFilters<Values extends object>(
  filters: Filters,
  values: Values,
  currency: string,
): ActiveFilter<Values>[] {
  return used(filters, values).map(([name, filter, value]) => ({
    name,
    label: words.filterIs({ filter: filter.label(), value: showValue(filter, value, currency) }),
    without: { ...values, [name]: null },
  }));
}

/** The same values, with texts as they are shown. */
export function shownValues<Values extends object>(filters: Filters, values: Values): Values {
  const texts = used(filters, values).filter(([, filter]) => filter.kind === "text");
  return { ...values, ...Object.fromEntries(texts.map(([name, ...of]) => [name, showValue(...of, "")])) };
}

/** A filter's parts, as the name of a search has them. */
export function namePartsOf(filters: Filters, values: object): string[] {
  return used(filters, values).map(
    ([, filter, value]) => filter.inName?.(value) ?? showValue(filter, value, "EUR"),
  );
}

function used(filters: Filters, values: object): [name: string, filter: Filter, value: string][] {
  const given = values as Named;
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = given[name];
    return value ? [[name, filter, value]] : [];
  });
}

/** The words of a search. */
export function wordsOf({ keyword }: { keyword: string | null }): string[] {
  return keyword?.split(/\s+/).filter(Boolean) ?? [];
}

/** What an empty list was filtered by, and how to loosen that, as sentences. */
export function describeSearch(
  values: { keyword: string | null },
  active: readonly { name: string; label: string }[],
): string {
  const others = active.filter(({ name }) => name !== "keyword").map(({ label }) => label);
  const filters = formatList(others);
  const [first, ...more] = wordsOf(values);
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
export interface Looser<Values> {
  words: string;
  without: Values;
}

/**
 * The same search without one of its filters, or without one of its words; at most `most`. None
 * where nothing else would be left.
 */
export function looserFilters<Values extends { keyword: string | null }>(
  values: Values,
  active: readonly ActiveFilter<Values>[],
  most: number,
): Looser<Values>[] {
  const sought = wordsOf(values);
  const filters = active.filter(({ name }) => name !== "keyword");
  const withoutFilter = filters.map(({ label, without }) => ({
    words: words.withoutFilter({ filter: label }),
    without,
  }));
  const withoutWord = sought.map((_, out) => {
    const left = sought.filter((_word, at) => at !== out).join(" ");
    return { words: words.searchFor({ words: left }), without: { ...values, keyword: left } };
  });
  return [
    ...(sought.length + filters.length > 1 ? withoutFilter : []),
    ...(sought.length > 1 ? withoutWord : []),
  ].slice(0, most);
}
