import type { TalentKind } from "~/domain/brief";
import type { Brief } from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import type { Profile } from "~/features/profiles/model/profile";
import { briefFacet } from "~/features/search/model/facets";
import { type Search, SearchAwayError, type SearchQuery } from "~/platform/ports/search";
import type { StoreReads } from "~/platform/ports/store";
import { foundVisibilities, membersFor, openBriefs } from "./search-walks";

export interface SearchOrNewest extends Search {
  /** Whether the search couldn't be asked, so that the newest were found. */
  isAway(): boolean;
}

type Newest = (reads: StoreReads, query: SearchQuery) => Promise<string[]>;

/**
 * The search; while it is away, the newest of the store without words and filters, for one page,
 * and none are counted. It is asked once: each question would wait for its time-out.
 */
export function orNewest(search: Search, reads: StoreReads, newest: Newest): SearchOrNewest {
  let away = false;

  async function unlessAway<R>(ask: () => Promise<R>, otherwise: () => R | Promise<R>): Promise<R> {
    if (away) return otherwise();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof SearchAwayError)) throw error;
      away = true;
      return otherwise();
    }
  }

  return {
    ...search,
    find: (query) =>
      unlessAway(
        () => search.find(query),
        async () => ({ ids: await newest(reads, query), next: null }),
      ),
    count: (query) =>
      unlessAway(
        () => search.count(query),
        () => ({ count: 0, isMore: false }),
      ),
    isComplete: () => unlessAway(search.isComplete, () => true),
    isAway: () => away,
  };
}

const kinds = ["FREELANCER", "AGENCY"] as const satisfies readonly TalentKind[];
/** Documents that are read: a page of the store. */
const readAtMost = 100;

/** The open briefs that were published last, for the kind of talent that is asked for. */
export const newestBriefs: Newest = async (reads, { facets, limit }) => {
  const asked = kinds.filter((kind) => facets.includes(briefFacet.kind(kind)));
  const { items } = await reads.query<Brief>({ ...openBriefs, limit: readAtMost });
  const open = items.filter(({ data }) => asked.every((kind) => isOpenTo(data, kind)));
  return open.slice(0, limit).map(({ id }) => id);
};

/** The members whose profiles changed last, of those who can be found. */
export const newestMembers: Newest = async (reads, { limit }) => {
  const pages = await Promise.all(
    foundVisibilities.map((visibility) =>
      reads.query<Profile>({ ...membersFor(visibility), limit: Math.min(limit, readAtMost) }),
    ),
  );
  return pages
    .flatMap(({ items }) => items)
    .sort((a, b) => (a.data.updatedAt < b.data.updatedAt ? 1 : -1))
    .slice(0, limit)
    .map(({ id }) => id);
};
