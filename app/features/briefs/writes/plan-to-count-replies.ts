import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Counts a hirer's replies anew. Plan it with each reply that is told. */
export const countRepliesType: JobType<{ uid: string }> = { name: "count-replies", lane: "moves" };

export function planToCountReplies(tx: StoreTransaction, now: Date, uid: string): void {
  enqueue(tx, oneFor(countRepliesType, { uid }), now);
}
