import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * Jobs that keep the search up to date. Each reads the current state when it runs, so running twice
 * does no harm.
 */
export const indexBriefType: JobType<{ brief: string }> = { name: "index-brief", lane: "search" };
export const indexHirerType: JobType<{ uid: string }> = { name: "index-hirer", lane: "search" };
export const indexMemberType: JobType<{ uid: string }> = { name: "index-member", lane: "search" };
export const buildSearchType: JobType<object> = { name: "build-search", lane: "search" };
export const eraseSearchType: JobType<object> = { name: "erase-search", lane: "search" };

/** Call it in the transaction that changes a brief's search fields or its visibility. */
export function planToIndexBrief(tx: StoreTransaction, now: Date, id: string): void {
  enqueue(tx, oneFor(indexBriefType, { brief: id }), now);
}

/** Call it in the transaction that changes a hirer's names or the visibility of their content. */
export function planToIndexHirer(tx: StoreTransaction, clock: Clock, uid: string): void {
  enqueue(tx, oneFor(indexHirerType, { uid }), clock.now());
}

/**
 * Call it in the transaction that changes a talent's profile, its visibility, or the account's
 * state.
 */
export function planToIndexMember(tx: StoreTransaction, clock: Clock, uid: string): void {
  enqueue(tx, oneFor(indexMemberType, { uid }), clock.now());
}

/** For a new index: it is built from the store while everything else goes on. */
export function planToBuildSearch(tx: StoreTransaction, clock: Clock, dueAt = clock.now()): void {
  enqueue(tx, { type: buildSearchType, payload: {}, id: buildSearchType.name, dueAt }, clock.now());
}

/** For an engine that keeps deleted entries for a while. */
export function planToEraseSearch(tx: StoreTransaction, clock: Clock, dueAt: Date): void {
  enqueue(tx, { type: eraseSearchType, payload: {}, id: eraseSearchType.name, dueAt }, clock.now());
}
