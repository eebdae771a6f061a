import { type MemberFilter, memberFilters } from "~/domain/filters/member-filters.server";
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
import { memberSorts } from "~/domain/profile";
import { paths } from "~/paths";
import { labelOf } from "~/values/choices";
import { limits } from "~/values/limits";
import * as words from "~/words/directory.generated";

/**
 * The filter and the order of a page. `sort` is "" for the usual order, an order of the API, or the
 * id of a brief, for which the best fit comes first.
 */
export interface SortedMembers extends MemberFilter {
  sort: string | null;
}

/** A brief that members are compared with. */
export interface BriefToFill {
  id: string;
  title: string | null;
}

/** The orders that a filter offers, the usual one as "". */
export function memberSortChoices(
  { keyword }: Pick<MemberFilter, "keyword">,
  briefs: readonly BriefToFill[],
): [string, string][] {
  const usual = keyword ? "MATCH" : "FRESH";
  return [
    ["", labelOf(memberSorts, usual)],
    ...(keyword ? [["FRESH", labelOf(memberSorts, "FRESH")] satisfies [string, string]] : []),
    ...briefs.map(({ id, title }): [string, string] => [
      id,
      words.bestFitFor({ title: title ?? words.untitledDraft() }),
    ]),
  ];
}

/** The filter of an address. Values that the form doesn't offer are ignored. */
export function readMemberFilter(params: URLSearchParams, briefs: readonly BriefToFill[]): SortedMembers {
  const filter = readFilter(memberFilters, (name) => params.get(name));
  const asked = params.get("sort");
  const [, ...others] = memberSortChoices(filter, briefs);
  const sort = others.find(([value]) => value === asked || value === asked?.toUpperCase());
  return { ...filter, sort: sort?.[0] ?? null };
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function membersPath(filter: SortedMembers, after: string | null = null): string {
  return listPath(paths.members, filter, after);
}

/** The filters, and the order. */
export function memberControls(
  filter: SortedMembers,
  briefs: readonly BriefToFill[],
  reader: Parameters<typeof controlsOf>[2],
): Control[] {
  const options = memberSortChoices(filter, briefs);
  return [
    ...controlsOf(memberFilters, { ...filter }, reader),
    { name: "sort", label: words.sortBy(), value: filter.sort, options },
  ];
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeMemberFilters(filter: SortedMembers, currency: string): ActiveFilter<SortedMembers>[] {
  return activeFilters(memberFilters, filter, currency);
}

/** What an empty list says: the search that found none, and what to do about it. */
export function describeNobody(filter: SortedMembers, currency: string): { title: string; text: string } {
  return {
    title: wordsOf(filter).length > 0 ? words.noOneFitsSearch() : words.noOneFitsFilters(),
    text: describeSearch(filter, activeMemberFilters(filter, currency)),
  };
}

/** Less narrow searches: few, because each is a search. */
export function looserMembers(filter: SortedMembers, currency: string): Looser<SortedMembers>[] {
  return looserFilters(filter, activeMemberFilters(filter, currency), limits.looserTried);
}
