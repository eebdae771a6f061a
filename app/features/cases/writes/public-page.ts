import { planFront } from "~/features/market/writes/plan-front";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";

/**
 * What shows a member's cases beside their own page: lists, and the page for everyone. That is kept
 * in memory for as long as its profile stays the same, so a change of the cases is written there:
 * as the moment of the last change, without a new revision, since an open form of the profile stays
 * good.
 */
export async function readPublicPage(
  reads: StoreReads,
  uid: string,
): Promise<{ noteChange(tx: StoreTransaction, now: Date): void }> {
  const profile = (await getProfile(reads, uid))?.data;
  return {
    noteChange(tx, now) {
      planFront(tx, now, uid);
      if (profile?.visibility !== "EVERYONE") return;
      tx.set<Profile>(profilesCollection, uid, { ...profile, updatedAt: now.toISOString() });
      touchFeed(tx, now, publicMembersFeed);
    },
  };
}
