import { type BriefSort, briefSorts } from "~/content/brief";
import { type BriefFilter, briefFilters } from "~/content/brief-filter";
import { bandChoices } from "~/content/budget-bands";
import { paths } from "~/paths";
import { type Choices, labelOf, valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";

/**
 * The filter and the order of a page; a null order is the best match, the newest where no words are
 * searched for.
 */
export interface SortedFilter extends BriefFilter {
  sort: BriefSort | null;
}

const names = Object.keys(briefFilters) as (keyof BriefFilter)[];

/** The orders that a filter offers, the default as "". */
export function sortChoices({ keyword }: BriefFilter): Choices<BriefSort | ""> {
  const usual = keyword ? "MATCH" : "NEWEST";
  const others = briefSorts.filter(([value]) => value !== usual && value !== "MATCH");
  return [["", labelOf(briefSorts, usual)], ...others];
}

/** The filter of an address. Values that the form doesn't offer are ignored. */
export function readFilter(params: URLSearchParams): SortedFilter {
  const values = names.map((name) => [name, readValue(name, params.get(name) ?? "")]);
  const filter: BriefFilter = Object.fromEntries(values);
  const sort = valueNamed(briefSorts, params.get("sort")) ?? null;
  const isOffered = sortChoices(filter).some(([value]) => value === sort);
  return { ...filter, sort: isOffered ? sort : null };
}

function readValue(name: keyof BriefFilter, value: string): string | null {
  const { choices, most = 0 } = filterOf(name);
  return (choices ? valueNamed(choices, value) : value.trim().slice(0, most)) || null;
}

const filterOf = (name: keyof BriefFilter): { label: string; most?: number; choices?: Choices } =>
  briefFilters[name];

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function filterPath(filter: SortedFilter, after: string | null = null): string {
  const params = new URLSearchParams();
  for (const name of [...names, "sort"] as const) if (filter[name]) params.set(name, filter[name]);
  if (after) params.set("after", after);
  return params.size > 0 ? `${paths.briefs}?${params}` : paths.briefs;
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeFilters(
  filter: SortedFilter,
  currency = "EUR",
): { label: string; without: SortedFilter }[] {
  return names.flatMap((name) => {
    const value = filter[name];
    const { label, choices: given = [] } = filterOf(name);
    const choices: Choices = name === "budget" ? bandChoices(currency) : given;
    return value
      ? [{ label: `${label}: ${labelOf(choices, value)}`, without: { ...filter, [name]: null } }]
      : [];
  });
}

/**
 * What an empty list says: the search that found nothing, and what to do about it. `isWhole`: all
 * briefs were looked through.
 */
export function describeNothing(filter: SortedFilter, isWhole = true): { title: string; text: string } {
  const words = wordsOf(filter);
  const others = activeFilters({ ...filter, keyword: null }).map(({ label }) => label);
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
  return {
    title: isWhole
      ? `No open brief fits ${words.length > 0 ? "this search" : "these filters"}`
      : "Nothing found yet",
    text: `You looked for ${asked}. ${advice.charAt(0).toUpperCase()}${advice.slice(1)}, or bookmark this search and come back.`,
  };
}

/** A filter that is less narrow, and what it says. */
export interface Looser {
  words: string;
  without: SortedFilter;
}

/**
 * The same search without one of its filters, or without one of its first words: at most
 * `limits.looserTried`, because each is a search. None where nothing else would be left.
 */
export function looserFilters(filter: SortedFilter, currency?: string): Looser[] {
  const words = wordsOf(filter);
  const filters = activeFilters({ ...filter, keyword: null }, currency);
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
  ].slice(0, limits.looserTried);
}

function wordsOf({ keyword }: BriefFilter): string[] {
  return keyword?.split(/\s+/).filter(Boolean) ?? [];
}
