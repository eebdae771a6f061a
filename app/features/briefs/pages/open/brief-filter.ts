import { type BriefSort, briefSorts } from "~/content/brief";
import { type BriefFilter, briefFilters } from "~/content/brief-filter";
import { bandChoices } from "~/content/budget-bands";
import {
  activeValues,
  describeSearch,
  type FilterField,
  type Looser,
  listPath,
  looserValues,
  readValues,
  wordsOf,
} from "~/features/market/parts/filter-address";
import { paths } from "~/paths";
import { type Choices, labelOf, valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import * as words from "~/words/briefsOpen.generated";

/**
 * The filter and the order of a page; a null order is the best match, the newest where no words are
 * searched for.
 */
export interface SortedFilter extends BriefFilter {
  sort: BriefSort | null;
}

const fieldsIn = (currency: string): Readonly<Record<keyof BriefFilter, FilterField>> => ({
  ...briefFilters,
  budget: { ...briefFilters.budget, choices: bandChoices(currency) },
});
const names = [...(Object.keys(briefFilters) as (keyof BriefFilter)[]), "sort"] as const;

/** The orders that a filter offers, the default as "". */
export function sortChoices({ keyword }: BriefFilter): Choices<BriefSort | ""> {
  const usual = keyword ? "MATCH" : "NEWEST";
  const others = briefSorts.filter(([value]) => value !== usual && value !== "MATCH");
  return [["", labelOf(briefSorts, usual)], ...others];
}

/** The filter of an address. Values that the form doesn't offer are ignored. */
export function readFilter(params: URLSearchParams): SortedFilter {
  const filter = readValues<BriefFilter>(fieldsIn("EUR"), params);
  const sort = valueNamed(briefSorts, params.get("sort")) ?? null;
  const isOffered = sortChoices(filter).some(([value]) => value === sort);
  return { ...filter, sort: isOffered ? sort : null };
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function filterPath(filter: SortedFilter, after: string | null = null): string {
  return listPath(paths.briefs, names, filter, after);
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeFilters(
  filter: SortedFilter,
  currency = "EUR",
): { label: string; without: SortedFilter }[] {
  return activeValues<SortedFilter, keyof BriefFilter>(fieldsIn(currency), filter);
}

/**
 * What an empty list says: the search that found nothing, and what to do about it. `isWhole`: all
 * briefs were looked through.
 */
export function describeNothing(filter: SortedFilter, isWhole = true): { title: string; text: string } {
  const sought = wordsOf(filter);
  const others = activeFilters({ ...filter, keyword: null }).map(({ label }) => label);
  return {
    title: !isWhole
      ? words.nothingFoundYet()
      : sought.length > 0
        ? words.noneFitsSearch()
        : words.noneFitsFilters(),
    text: describeSearch(sought, others),
  };
}

/** Less narrow searches: at most `limits.looserTried`, because each is a search. */
export function looserFilters(filter: SortedFilter, currency?: string): Looser<SortedFilter>[] {
  const filters = activeFilters({ ...filter, keyword: null }, currency);
  return looserValues(filter, filters).slice(0, limits.looserTried);
}
