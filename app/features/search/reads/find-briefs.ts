import type { BriefSort, TalentKind } from "~/content/brief";
import { mayRead, type Talent } from "~/features/briefs/reads/read-brief";
import { readOpenBriefs } from "~/features/briefs/reads/read-open-briefs";
import type { Brief } from "~/features/briefs/rules/brief";
import type { BriefFilter } from "~/features/briefs/rules/facets";
import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import { getProfile } from "~/features/profiles/rules/profile";
import type { Search, SearchQuery } from "~/platform/ports/search";
import type { Page, StoreReads } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { findBestFits, skillsToRankBy } from "./best-fit";

export interface FindParts {
  reads: StoreReads;
  search: Search;
  now: Date;
}

/** What open briefs are looked for by; null is anything. */
export interface OpenBriefFilter extends BriefFilter {
  keyword: string | null;
  /** Whose work: the reader's own kind when null. */
  kind: TalentKind | null;
  sort: BriefSort;
}

/**
 * Open briefs for a reader: those for their own kind, or for that of the filter, if they may read them. For
 * others than talent there are none. The best fit is told from the skills of the reader's profile: without any,
 * the order is that of `MATCH`.
 */
export async function findBriefsFor(
  parts: FindParts,
  reader: Talent | null,
  { kind, keyword, sort, ...filter }: OpenBriefFilter,
  page: PageArgs,
): Promise<Page<Brief>> {
  const asked = kind ?? reader?.kind;
  if (!reader || !asked || !mayRead(reader, { openTo: asked })) return { items: [], next: null };
  const { limit, after = null } = toQueryPage(page);
  // The length first, then meaning.
  const text = keyword?.slice(0, limits.keyword) ?? null;
  const skill = filter.skill?.slice(0, limits.keyword) ?? null;
  const query: SearchQuery = { ...filter, skill, text, kind: asked, order: "MATCH", after, limit };
  if (sort === "FIT") {
    const profile = (await getProfile(parts.reads, reader.uid))?.data ?? null;
    if (profile && skillsToRankBy(profile).length > 0) return findBestFits(parts, profile, query);
  }
  const { ids, next } = await parts.search.find({
    ...query,
    order: sort === "FIT" ? "MATCH" : sort,
  });
  return { items: await readOpenBriefs(parts.reads, ids), next };
}
