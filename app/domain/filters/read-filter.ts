import { valueNamed } from "~/values/choices";
import { toOneLine } from "~/values/text";
import type { Filter, Filters, ValuesOf } from "./filter";

/** The filter that an address or a form names. Values that aren't offered are ignored. */
export function readFilter<Of extends Filters>(
  filters: Of,
  textOf: (name: string) => string | null | undefined,
): ValuesOf<Of> {
  return readEach(filters, (filter, name) => {
    const value = tidy(filter, textOf(name));
    return filter.kind === "choice" ? valueNamed(filter.choices("EUR"), value) : value;
  });
}

/** As the API is given it, or as it was stored: not tidied yet, and an absent value means any. */
export type GivenFilter<Of extends Filters> = {
  readonly [Name in keyof Of]?: ValuesOf<Of>[Name] | undefined;
};

export function tidyFilter<Of extends Filters>(filters: Of, given: GivenFilter<Of>): ValuesOf<Of> {
  return readEach(filters, (filter, name) => tidy(filter, given[name]));
}

/** The filter that finds all. */
export function anyOf<Of extends Filters>(filters: Of): ValuesOf<Of> {
  return readEach(filters, () => null);
}

function readEach<Of extends Filters>(
  filters: Of,
  read: (filter: Filter, name: string) => string | null,
): ValuesOf<Of> {
  const values = Object.entries(filters).map(([name, filter]) => [name, read(filter, name)]);
  return Object.fromEntries(values);
}

const longestChoice = 40;
/** How much longer a text may be before it is put on one line: cut first, it costs no more. */
const spare = 8;

function tidy(filter: Filter, text: string | null | undefined): string | null {
  const most = filter.kind === "choice" ? longestChoice : filter.most;
  const line = toOneLine(text?.slice(0, spare * most));
  return line?.slice(0, most).trim() || null;
}

/** What is searched and filtered by, and the order. */
export type Named = Readonly<Record<string, string | null>>;

/** The address of a list, for sharing: only what it is filtered and sorted by, and a page of it. */
export function listPath(path: string, values: object, after: string | null = null): string {
  const named = Object.entries<string | null>({ ...values, after }).filter(isNamed);
  return named.length > 0 ? `${path}?${new URLSearchParams(named)}` : path;
}

const isNamed = (entry: [string, string | null]): entry is [string, string] => Boolean(entry[1]);
