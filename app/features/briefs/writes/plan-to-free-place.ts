import type { Invitation } from "~/features/briefs/model/invitation";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

export const freePlaceType: JobType<{ brief: string; uid: string; keptUntil: string }> = {
  name: "free-kept-place",
  lane: "moves",
};

export const givePlacesType: JobType<{ brief: string }> = { name: "give-places", lane: "moves" };

/** Plans to give the free places of a brief to its waiting list. */
export function planToGivePlaces(tx: StoreTransaction, now: Date, brief: string): void {
  enqueue(tx, oneFor(givePlacesType, { brief }), now);
}

/** Plans to give up the place that is kept for an invited member, once its time is over. */
export function planToFreePlace(
  tx: StoreTransaction,
  now: Date,
  { briefId: brief, uid, keptUntil }: Pick<Invitation, "briefId" | "uid" | "keptUntil">,
): void {
  const payload = { brief, uid, keptUntil };
  const id = `${freePlaceType.name}-${brief}-${uid}`;
  enqueue(tx, { type: freePlaceType, payload, id, dueAt: new Date(keptUntil) }, now);
}

/** Gives up all places that are kept in a brief, by jobs that are due now. */
export function planToFreePlaces(tx: StoreTransaction, now: Date, briefId: string, uids: readonly string[]) {
  for (const uid of uids) planToFreePlace(tx, now, { briefId, uid, keptUntil: now.toISOString() });
}
