import { type Brief, briefsCollection, placesTaken } from "~/features/briefs/model/brief";
import { planToDraw } from "~/features/market/writes/plan-to-draw";
import { briefFeed, publicFeed, publicFeedOf } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * Writes a brief that was `from` before (null for a new one) and publishes the change to its hirer.
 * Readers get it only where it changes what they see: the counts would give away an untold
 * decision.
 */
export function setBrief(
  tx: StoreTransaction,
  now: Date,
  id: string,
  from: Brief | null,
  brief: Brief,
): void {
  tx.set<Brief>(briefsCollection, id, brief);
  // A draft saves itself while it is typed.
  if (from?.status === "DRAFT" && brief.status === "DRAFT") return;
  touchFeed(tx, now, brief.hirerUid);
  if (isListed(from) !== isListed(brief) || (isListed(brief) && from?.revision !== brief.revision)) {
    touchFeed(tx, now, publicFeed);
    const shownIn = [from, brief].flatMap((one) => (isListed(one) && one?.discipline) || []);
    for (const discipline of new Set(shownIn)) touchFeed(tx, now, publicFeedOf(discipline));
    planToDraw(tx, now, "brief", id);
  }
  if (from && from.status !== "DRAFT" && seenByAll(from) !== seenByAll(brief))
    touchFeed(tx, now, briefFeed(id));
}

/** The fields whose changes the readers of a published brief see. */
function seenByAll(brief: Brief): string {
  const { status, revision, closesOn, decideOn, counts } = brief;
  return [status, revision, closesOn, decideOn, placesTaken(brief), counts.waitlisted].join();
}

/** Whether the pages that everybody may read list it. */
function isListed(brief: Brief | null): boolean {
  return brief?.readers === "EVERYONE" && brief.status === "OPEN";
}
