import type { Invitation } from "~/features/briefs/rules/invitation";
import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";

export const freePlaceType: JobType<{ brief: string; uid: string; keptUntil: string }> = {
  name: "free-kept-place",
  lane: "moves",
};

/** Plans to give up the place that is kept for an invited member, once its time is over. */
export function planToFreePlace(
  tx: StoreTransaction,
  clock: Clock,
  { briefId: brief, uid, keptUntil }: Invitation,
): void {
  const payload = { brief, uid, keptUntil };
  const id = `${freePlaceType.name}-${brief}-${uid}`;
  enqueue(tx, { type: freePlaceType, payload, id, dueAt: new Date(keptUntil) }, clock.now());
}
