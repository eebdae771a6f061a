import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";

/** Jobs that keep the search up to date. Each reads what stands when it runs, so that running twice is running once. */
export const indexBriefType: JobType<{ brief: string }> = { name: "index-brief", lane: "search" };
export const indexHirerType: JobType<{ uid: string }> = { name: "index-hirer", lane: "search" };
export const buildSearchType: JobType<object> = { name: "build-search", lane: "search" };

/** In the transaction that changes what a brief is found by, or whether it is. */
export function planToIndexBrief(tx: StoreTransaction, now: Date, id: string): void {
  enqueue(tx, oneFor(indexBriefType, { brief: id }), now);
}

/** In the transaction that changes the names of a hirer, or whether others see what is theirs. */
export function planToIndexHirer(tx: StoreTransaction, clock: Clock, uid: string): void {
  enqueue(tx, oneFor(indexHirerType, { uid }), clock.now());
}

/** Where the index is new: it is made from the store, beside everything else. */
export function planToBuildSearch(tx: StoreTransaction, clock: Clock, dueAt = clock.now()): void {
  enqueue(tx, { type: buildSearchType, payload: {}, id: buildSearchType.name, dueAt }, clock.now());
}
