import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Keeps what lists show of a member's work: it reads the current state when it runs. */
export const keepFrontType: JobType<{ uid: string }> = { name: "keep-front", lane: "search" };

/** Call it in the transaction that changes a member's cases, their files or references. */
export function planFront(tx: StoreTransaction, now: Date, uid: string): void {
  enqueue(tx, oneFor(keepFrontType, { uid }), now);
}
