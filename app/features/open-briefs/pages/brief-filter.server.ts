import { type BriefSort, briefSorts } from "~/domain/brief";
import { type BriefFilter, briefFilters } from "~/domain/filters/brief-filters.server";
import { listPath, readFilter } from "~/domain/filters/read-filter";
import {
  type ActiveFilter,
  activeFilters,
  type Control,
  controlsOf,
  describeSearch,
  type Looser,
  looserFilters,
  wordsOf,
} from "~/domain/filters/say-filter";
import { paths } from "~/paths";
import { labelOf, valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import * as words from "~/words/briefsOpen.generated";

/** The filter and the order of a page; a null order is the usual one (`usualOrder`). */
export interface SortedBriefs extends BriefFilter {
  sort: BriefSort | null;
}

/**
 * The order where none is chosen: the best match of what is searched for, else what fits the
 * reader's skills best, and the newest to a reader who names none.
 */
export function usualOrder({ keyword }: Pick<BriefFilter, "keyword">, hasSkills: boolean): BriefSort {
  return keyword ? "MATCH" : hasSkills ? "FIT" : "NEWEST";
}

/** The orders to choose from, the usual one as "". */
function sortChoices(usual: BriefSort) {
  const others = briefSorts.filter(([value]) => value !== usual && value !== "MATCH");
  return [
    ["", labelOf(briefSorts, usual)] as const,
    ...others.map(([value, label]) => [value, label()] as const),
  ];
}

/** The filter of an address. Values that the form doesn't offer are ignored. */
export function readBriefFilter(params: URLSearchParams): SortedBriefs {
  const filter = readFilter(briefFilters, (name) => params.get(name));
  const sort = valueNamed(briefSorts, params.get("sort"));
  // The best match is the usual order of a search, and of nothing else.
  return { ...filter, sort: sort === "MATCH" ? null : sort };
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function briefsPath(filter: SortedBriefs, after: string | null = null): string {
  return listPath(paths.briefs, filter, after);
}

/**
 * The filters, and the order. `kind`: the reader's own, which is looked at where none is chosen;
 * null if they have no choice.
 */
export function briefControls(
  filter: SortedBriefs,
  reader: { currency: string; kind: string | null; skills: readonly string[]; usual: BriefSort },
): Control[] {
  const { currency, kind, skills, usual } = reader;
  const filters = controlsOf(briefFilters, { ...filter }, { currency, suggested: { skill: skills } });
  return [
    ...filters.flatMap((control) => {
      if (control.name !== "kind") return control;
      const options = control.options?.filter(([value]) => value !== "");
      return kind === null ? [] : { ...control, options, value: control.value ?? kind };
    }),
    {
      name: "sort",
      label: words.sortBy(),
      value: filter.sort === usual ? null : filter.sort,
      options: sortChoices(usual),
    },
  ];
}

/** The orders of a list, each with its address; the one that is shown is `order`. */
export function briefOrders(filter: SortedBriefs, usual: BriefSort) {
  return sortChoices(usual).map(([value, label]) => ({
    order: value || usual,
    label,
    to: briefsPath({ ...filter, sort: value || null }),
  }));
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeBriefFilters(filter: SortedBriefs, currency: string): ActiveFilter<SortedBriefs>[] {
  return activeFilters(briefFilters, filter, currency);
}

/**
 * What an empty list says: the search that found nothing, and what to do about it. `isWhole`: all
 * briefs were looked through.
 */
export function describeNothing(
  filter: SortedBriefs,
  currency: string,
  isWhole = true,
): { title: string; text: string } {
  return {
    title: !isWhole
      ? words.nothingFoundYet()
      : wordsOf(filter).length > 0
        ? words.noneFitsSearch()
        : words.noneFitsFilters(),
    text: describeSearch(filter, activeBriefFilters(filter, currency)),
  };
}

/** Less narrow searches: few, because each is a search. */
export function looserBriefs(filter: SortedBriefs, currency: string): Looser<SortedBriefs>[] {
  return looserFilters(filter, activeBriefFilters(filter, currency), limits.looserTried);
}
