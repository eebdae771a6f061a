import type { SearchFilter, SearchSide } from "~/domain/saved-search";
import * as words from "~/words/content.generated";
import { inStoredOrder } from "~/words/isolate";
import { formatList } from "~/words/lists";
import { briefFilters } from "./brief-filters.server";
import { memberFilters } from "./member-filters.server";
import { anyOf, readFilter, tidyFilter } from "./read-filter";
import { namePartsOf } from "./say-filter";

export const anyBrief = anyOf(briefFilters);
export const anyMember = anyOf(memberFilters);

/** Every control of a form that names a filter. */
export const searchControls = [...new Set([...Object.keys(briefFilters), ...Object.keys(memberFilters)])];

/** The search that a form names. */
export function readSearch(
  side: SearchSide,
  textOf: (name: string) => string | null | undefined,
): SearchFilter {
  return side === "BRIEFS"
    ? { side, filter: readFilter(briefFilters, textOf) }
    : { side, filter: readFilter(memberFilters, textOf) };
}

/** The search that the API is given, or the store has: an absent value means any. */
export function toSearch(side: SearchSide, given: object): SearchFilter {
  return side === "BRIEFS"
    ? { side, filter: tidyFilter(briefFilters, given) }
    : { side, filter: tidyFilter(memberFilters, given) };
}

/** A search in words, which is its name until its owner gives another. */
export function wordsOfSearch({ side, filter }: SearchFilter): string {
  const isOfBriefs = side === "BRIEFS";
  const parts = namePartsOf(isOfBriefs ? briefFilters : memberFilters, filter);
  const said = formatList(parts) || (isOfBriefs ? words.allBriefs() : words.allMembers());
  return inStoredOrder(said);
}
