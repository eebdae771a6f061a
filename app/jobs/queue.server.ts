import { randomUUID } from "node:crypto";
import type { Clock } from "~/ports/clock";
import type { Query, Store, StoreTransaction } from "~/ports/store";

/** Work that must not be lost (architecture.md, Store). Kept until it is done; failed jobs stay. */
export interface JobDocument {
  type: string;
  /** May hold addresses: never logged. */
  payload: unknown;
  state: "waiting" | "failed";
  /** `ISO time + "_" + id`, so that it is unique: when the job is due, or when its lease ends. */
  dueAt: string;
  /** How often it was claimed. */
  attempts: number;
  createdAt: string;
  /** A short code, never a message. */
  lastError?: string;
}

export interface NewJob {
  type: string;
  /** Plain JSON. */
  payload: unknown;
  /** Due at once when absent. */
  dueAt?: Date;
  /** A job with the same id is replaced, which moves a timed job. Random when absent. */
  id?: string;
}

/** A job that was claimed, and as what: `document.dueAt` is the lease. */
export interface ClaimedJob {
  id: string;
  document: JobDocument;
}

export const jobsCollection = "jobs";

/** Tries before a job is given up. */
export const MOST_ATTEMPTS = 12;
/** First and longest pause between tries, in ms; doubled each time. */
const BACK_OFF_FIRST = 5_000;
const BACK_OFF_LAST = 1_800_000;

/** Writes a job with the transaction of its cause and answers its id. Reads nothing. */
export function enqueue(tx: StoreTransaction, job: NewJob, clock: Clock): string {
  const { type, payload, id = randomUUID() } = job;
  const now = clock.now();
  tx.set<JobDocument>(jobsCollection, id, {
    type,
    payload,
    state: "waiting",
    dueAt: dueAtOf(job.dueAt ?? now, id),
    attempts: 0,
    createdAt: now.toISOString(),
  });
  return id;
}

/**
 * Takes up to `most` due jobs, the longest due first, for `leaseMs`. Nobody else gets them before
 * the lease ends; after it they are due again by themselves, so a crash loses none.
 */
export async function claimDue(
  store: Store,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedJob[]> {
  // Nothing is due most of the time, and a plain read takes no part in any race.
  const waiting = await store.query(dueBy(now, 1));
  if (waiting.items.length === 0) return [];
  return store.transact(async (tx) => {
    const due = await tx.query<JobDocument>(dueBy(now, most));
    const lease = new Date(now.getTime() + leaseMs);
    return due.items.map(({ id, data }) => {
      const document = { ...data, dueAt: dueAtOf(lease, id), attempts: data.attempts + 1 };
      tx.set<JobDocument>(jobsCollection, id, document);
      return { id, document };
    });
  });
}

/**
 * Ends a claim: null removes the job, anything else is kept of it. False, and nothing is written,
 * when the job meanwhile belongs to somebody else: its lease ended, or it was replaced.
 */
export function settle(
  store: Store,
  { id, document }: ClaimedJob,
  kept: JobDocument | null,
): Promise<boolean> {
  return store.transact(async (tx) => {
    const current = await tx.get<JobDocument>(jobsCollection, id);
    if (current?.data.dueAt !== document.dueAt || current.data.attempts !== document.attempts) return false;
    if (kept) tx.set<JobDocument>(jobsCollection, id, kept);
    else tx.delete(jobsCollection, id);
    return true;
  });
}

/** The document of a job that is tried again: 5 s later, doubled with each try up to 30 min, plus up to a fifth. */
export function postponed({ id, document }: ClaimedJob, code: string, now: Date): JobDocument {
  const pause = Math.min(BACK_OFF_FIRST * 2 ** (document.attempts - 1), BACK_OFF_LAST);
  const dueAt = new Date(now.getTime() + pause * (1 + Math.random() / 5));
  return { ...document, dueAt: dueAtOf(dueAt, id), lastError: code };
}

/** The document of a job that is given up. */
export function failed({ document }: ClaimedJob, code: string): JobDocument {
  return { ...document, state: "failed", lastError: code };
}

/** Removes jobs that were given up before `before`: their payloads may hold addresses. At most 100 a call; answers how many. */
export function forgetFailed(store: Store, before: Date): Promise<number> {
  return store.transact(async (tx) => {
    const old = await tx.query({ ...dueBy(before, 100), where: { state: "failed" } });
    for (const { id } of old.items) tx.delete(jobsCollection, id);
    return old.items.length;
  });
}

const dueAtOf = (time: Date, id: string) => `${time.toISOString()}_${id}`;

function dueBy(now: Date, limit: number): Query {
  return {
    collection: jobsCollection,
    where: { state: "waiting" },
    orderBy: { field: "dueAt", direction: "asc" },
    // "`" follows "_": every job of this very millisecond is included, whatever its id.
    atMost: `${now.toISOString()}\``,
    limit,
  };
}
