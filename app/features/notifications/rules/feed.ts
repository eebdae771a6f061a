import { collection } from "~/platform/ports/collection";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { FEED_KEPT } from "~/platform/values/times";

/**
 * `feeds/{uid}`, and `feeds/brief~{id}` of a brief: written anew whenever something has changed that the member, or
 * whoever reads the brief, may be looking at. It says nothing of what; open pages hear of it and ask anew.
 */
export interface Feed {
  /** ISO 8601 UTC. */
  changedAt: string;
  expiresAt: string;
}

export const feeds = collection<Feed>()({
  name: "feeds",
  ofMember: { id: "uid", exported: null },
  expires: true,
});
export const feedsCollection = feeds.name;

/** The feed of those who read a brief, whoever they are. */
export const briefFeed = (briefId: string) => `brief~${briefId}`;

/**
 * Notes in the transaction of a change that a member can see it; with `briefFeed(id)` for a uid, that everybody can who
 * reads the brief. Never for somebody who isn’t to know of it yet: a page that asks anew would tell them. Reads
 * nothing, so that changes never wait for each other here.
 */
export function touchFeed(tx: StoreTransaction, now: Date, uid: string): void {
  tx.set<Feed>(feedsCollection, uid, {
    changedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + FEED_KEPT).toISOString(),
  });
}

/** How far some feeds have come together: it rises with every change. And when the last one was; null for none. */
export async function readFeeds(
  reads: StoreReads,
  ids: readonly string[],
): Promise<{ version: number; changedAt: string | null }> {
  const feeds = await reads.getMany<Feed>(feedsCollection, ids);
  const times = feeds.flatMap((feed) => feed?.data.changedAt ?? []);
  return {
    version: feeds.reduce((sum, feed) => sum + (feed?.version ?? 0), 0),
    changedAt: times.sort().at(-1) ?? null,
  };
}
