import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { Page, Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { FAILED_JOB_KEPT } from "~/values/durations";
import { dueAtOf } from "./due-at";
import { dueBy, type JobDocument, jobsCollection } from "./queue.server";
import { heldAfterRestore } from "./repeats.server";
import { type Pause, removeFound } from "./sweep.server";

interface Parts {
  store: Store;
  clock: Clock;
}

/** A job for an administrator to look at. Its payload may hold addresses, so it is not shown. */
export interface TroubledJob {
  id: string;
  type: string;
  /**
   * Whether it is still retried, was refused for good, or is a mail that may have been sent before
   * a restore.
   */
  state: "FAILING" | "REFUSED" | "HELD";
  attempts: number;
  lastError: string | null;
  /** ISO 8601 UTC, like those below. */
  createdAt: string;
  /** Null for one that is not retried by itself. */
  nextTryAt: string | null;
  /** When it becomes pointless; null for never. */
  expiresAt: string | null;
}

/**
 * Jobs that keep failing, were refused for good or are held, the next due first. At most 100 on a
 * page.
 */
export async function listTroubledJobs(
  reads: StoreReads,
  page: { limit: number; after?: string | null },
): Promise<Page<JobDocument>> {
  return reads.query<JobDocument>({
    collection: jobsCollection,
    where: { troubled: true },
    orderBy: { field: "dueAt", direction: "asc" },
    ...page,
  });
}

export function toTroubledJob(id: string, job: JobDocument): TroubledJob {
  const isKept = job.state === "failed";
  return {
    id,
    type: job.type,
    state: !isKept ? "FAILING" : job.lastError === heldAfterRestore ? "HELD" : "REFUSED",
    attempts: job.attempts,
    lastError: job.lastError ?? null,
    createdAt: job.createdAt,
    nextTryAt: isKept ? null : (job.dueAt.split("_")[0] ?? null),
    expiresAt: job.expiresAt ?? null,
  };
}

/** How many there are, counted to 100. */
export async function countTroubledJobs(reads: StoreReads): Promise<number> {
  return (await listTroubledJobs(reads, { limit: 100 })).items.length;
}

/** Does its reads in the same transaction; the answer does its writes. */
type Beside = (tx: StoreTransaction) => Promise<() => void>;

/**
 * Lets a troubled job run now, as if it were new. False where there is none: it was done or ended
 * in between.
 */
export function retryJob({ store, clock }: Parts, id: string, beside: Beside): Promise<boolean> {
  return store.transact(async (tx) => {
    const job = (await tx.get<JobDocument>(jobsCollection, id))?.data;
    if (!job?.troubled) return false;
    const write = await beside(tx);
    const asNew = {
      state: "waiting",
      troubled: false,
      attempts: 0,
      dueAt: dueAtOf(clock.now(), id),
    } as const;
    tx.set<JobDocument>(jobsCollection, id, { ...job, ...asNew });
    write();
    return true;
  });
}

/** Removes a troubled job undone. False where there is none. */
export function endJob({ store }: Pick<Parts, "store">, id: string, beside: Beside): Promise<boolean> {
  return store.transact(async (tx) => {
    const job = (await tx.get<JobDocument>(jobsCollection, id))?.data;
    if (!job?.troubled) return false;
    const write = await beside(tx);
    tx.delete(jobsCollection, id);
    write();
    return true;
  });
}

/** Removes refused and held jobs after FAILED_JOB_KEPT: their payloads may hold an address. */
export function forgetRefused({ store, clock }: Parts, pause: Pause): Promise<number> {
  const before = new Date(clock.now().getTime() - FAILED_JOB_KEPT);
  return removeFound(store, dueBy(before, { state: "failed" }, 100), pause);
}

/** Logs how many there are, while there are any. */
export async function reportTroubledJobs(store: Store, log: Log): Promise<number> {
  const jobs = await countTroubledJobs(store);
  if (jobs > 0) log.warn({ jobs }, "Jobs keep failing, were refused for good or are held");
  return 0;
}
