import { type Feed, feedsCollection } from "~/features/notifications/model/feed";
import type { StoreTransaction } from "~/platform/ports/store";
import { FEED_KEPT } from "~/values/durations";

/**
 * Announces a change to a member, in its transaction; with `briefFeed(id)` for a uid, to all
 * readers of the brief. Never call it for a member who must not know of the change yet: a page that
 * loads again would show it. Reads nothing, so that changes never wait for each other here.
 */
export function touchFeed(tx: StoreTransaction, now: Date, uid: string): void {
  tx.set<Feed>(feedsCollection, uid, {
    changedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + FEED_KEPT).toISOString(),
  });
}
