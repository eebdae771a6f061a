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

/**
 * The filter and the order of a page; a null order is the best match, the newest where no words are
 * searched for.
 */
export interface SortedBriefs extends BriefFilter {
  sort: BriefSort | null;
}

/** The orders that a filter offers, the default as "". */
function sortChoices({ keyword }: Pick<BriefFilter, "keyword">) {
  const usual = keyword ? "MATCH" : "NEWEST";
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
  const isOffered = sortChoices(filter).some(([value]) => value === sort);
  return { ...filter, sort: isOffered ? sort : null };
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
  reader: { currency: string; kind: string | null; skills: readonly string[] },
): Control[] {
  const { currency, kind, skills } = reader;
  const filters = controlsOf(briefFilters, { ...filter }, { currency, suggested: { skill: skills } });
  return [
    ...filters.flatMap((control) => {
      if (control.name !== "kind") return control;
      const options = control.options?.filter(([value]) => value !== "");
      return kind === null ? [] : { ...control, options, value: control.value ?? kind };
    }),
    { name: "sort", label: words.sortBy(), value: filter.sort, options: sortChoices(filter) },
  ];
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
