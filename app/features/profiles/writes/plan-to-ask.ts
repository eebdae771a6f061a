import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { AVAILABILITY_HOLDS } from "~/values/durations";

export const availabilityMailType: JobType<{ uid: string }> = { name: "availability-mail", lane: "mail" };

/**
 * Plans to ask, a week from now, whether the availability is still right. Said again before, it is
 * asked a week after that.
 */
export function planToAsk(tx: StoreTransaction, now: Date, uid: string): void {
  const dueAt = new Date(now.getTime() + AVAILABILITY_HOLDS);
  enqueue(tx, { ...oneFor(availabilityMailType, { uid }), dueAt }, now);
}
