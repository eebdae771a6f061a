import { disciplines } from "~/domain/disciplines";
import {
  type Feed,
  feedsCollection,
  publicFeed,
  publicFeedOf,
  publicMembersFeed,
} from "~/features/notifications/model/feed";
import type { StoreReads } from "~/platform/ports/store";

/** When each list of public pages last changed: ISO 8601 UTC, null where that isn’t known. */
export interface PublicChanges {
  briefs: string | null;
  members: string | null;
  disciplines: { discipline: string; changedAt: string | null }[];
}

/** One read. A change is kept for half a year. */
export async function readPublicChanges(reads: StoreReads): Promise<PublicChanges> {
  const names = disciplines.map(([name]) => name);
  const ids = [publicFeed, publicMembersFeed, ...names.map(publicFeedOf)];
  const [briefs, members, ...others] = (await reads.getMany<Feed>(feedsCollection, ids)).map(
    (feed) => feed?.data.changedAt ?? null,
  );
  return {
    briefs: briefs ?? null,
    members: members ?? null,
    disciplines: names.map((discipline, at) => ({ discipline, changedAt: others[at] ?? null })),
  };
}
