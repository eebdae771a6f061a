import type { BriefSort } from "~/domain/brief";
import { briefFilters } from "~/domain/filters/brief-filters.server";
import { type GivenFilter, tidyFilter } from "~/domain/filters/read-filter";
import type { Brief } from "~/features/briefs/model/brief";
import { mayRead, type Talent } from "~/features/briefs/reads/read-brief";
import { readOpenBriefs } from "~/features/briefs/reads/read-open-briefs";
import { getProfile } from "~/features/profiles/model/profile";
import { facetsOfBriefs } from "~/features/search/model/facets";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Found, Search, SearchQuery } from "~/platform/ports/search";
import type { Page, StoreReads } from "~/platform/ports/store";
import { findBestFits, skillsToRankBy } from "./best-fit";

type GivenBriefs = GivenFilter<typeof briefFilters>;

export interface FindParts {
  reads: StoreReads;
  /** The search for briefs. */
  search: Search;
  now: Date;
}

/**
 * Open briefs for a reader: those for their own kind, or for that of the filter, if they may read
 * them. Empty for non-talent. The best fit uses the skills of the reader's profile: without any,
 * the order is that of `MATCH`.
 */
export async function findBriefsFor(
  parts: FindParts,
  reader: Talent | null,
  { sort, ...filter }: GivenBriefs & { sort: BriefSort },
  page: PageArgs,
): Promise<Page<Brief>> {
  const wanted = queryFor(reader, filter);
  if (!reader || !wanted) return { items: [], next: null };
  const { limit, after = null } = toQueryPage(page);
  const query: SearchQuery = { ...wanted, order: "MATCH", after, limit };
  if (sort === "FIT") {
    const profile = (await getProfile(parts.reads, reader.uid))?.data ?? null;
    if (profile && skillsToRankBy(profile).length > 0) return findBestFits(parts, reader.uid, profile, query);
  }
  const { ids, next } = await parts.search.find({ ...query, order: orders[sort] });
  return { items: await readOpenBriefs(parts.reads, ids), next };
}

const orders = { MATCH: "MATCH", NEWEST: "NEWEST", CLOSING: "SOONEST", FIT: "MATCH" } as const;

/** How many open briefs the same filter finds for the reader. */
export async function countBriefsFor(
  search: Search,
  reader: Talent | null,
  filter: GivenBriefs,
): Promise<Found> {
  const wanted = queryFor(reader, filter);
  return wanted
    ? search.count({ ...wanted, order: "NEWEST", after: null, limit: 1 })
    : { count: 0, isMore: false };
}

/** What the engine is asked; null where the reader may read none. */
export function queryFor(
  reader: Talent | null,
  given: GivenBriefs,
): Pick<SearchQuery, "keyword" | "facets"> | null {
  const filter = tidyFilter(briefFilters, given);
  const kind = filter.kind ?? reader?.kind;
  if (!reader || !kind || !mayRead(reader, { openTo: kind })) return null;
  return { keyword: filter.keyword, facets: facetsOfBriefs({ ...filter, kind }) };
}
