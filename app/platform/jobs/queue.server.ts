import { randomUUID } from "node:crypto";
import { collection } from "~/platform/ports/collection";
import type { Query, Store, StoreTransaction } from "~/platform/ports/store";
import { MAIL_TELLS } from "~/values/durations";
import { dueAtOf, endOf } from "./due-at";
import { type JobType, type Lane, mailLanes } from "./job";
import { pauseAfter, TRIES_BEFORE_TOLD } from "./pauses";
import { ofRepeated } from "./repeats.server";

/**
 * Work that must not be lost (architecture.md, Store). Kept until it is done, has expired, or is
 * ended by an administrator.
 */
export interface JobDocument {
  type: string;
  /** From its type; absent in a job of a release without lanes, until it is due. */
  lane?: Lane;
  /** May hold addresses: never logged. */
  payload: unknown;
  /** `failed`: refused for good or held, not retried by itself. */
  state: "waiting" | "failed";
  /**
   * Whether an administrator is to look at it: it keeps failing, was refused for good or is held.
   */
  troubled: boolean;
  /** `ISO time + "_" + id`, which is unique: when the job is due, or when its lease ends. */
  dueAt: string;
  /**
   * From then on the job is pointless and is not run. ISO 8601 UTC; absent where it never expires.
   */
  expiresAt?: string;
  /** How often it was claimed. */
  attempts: number;
  createdAt: string;
  /** A short code, never a message. */
  lastError?: string;
  /** It may have run before, on a store that was lost: the mails it causes are held. */
  mayRepeat?: true;
}

export interface NewJob<Payload> {
  type: JobType<Payload>;
  /** Plain JSON. */
  payload: NoInfer<Payload>;
  /** Due at once when absent. */
  dueAt?: Date;
  /** When it becomes pointless; by default its type says so. */
  expiresAt?: Date;
  /** A job with the same id is replaced, which moves a timed job. Random when absent. */
  id?: string;
}

/** A claimed job; `document.dueAt` is the lease. */
export interface ClaimedJob {
  id: string;
  document: JobDocument;
}

export const jobs = collection<JobDocument>()({
  name: "jobs",
  ofMember: "apart",
  // The worker ends expired jobs.
  expires: false,
  shared: true,
  indexes: [
    ["state", "dueAt"],
    ["state", "lane", "dueAt"],
    ["troubled", "dueAt"],
  ],
  unindexed: ["payload"],
  steps: [
    // 2: whether an administrator is to look at it, and a lane. Older jobs get their lane when they
    // are due, since workers find no others.
    (job) => ({ ...job, troubled: job.state === "failed" }),
    // 3: whether it may have run before, on a store that was lost. Not set in older jobs.
    (job) => job,
    // 4: a lane for the search. Older jobs keep theirs.
    (job) => job,
  ],
  unstamped: (job) => ("troubled" in job ? 2 : 1),
});
export const jobsCollection = jobs.name;

/** Writes a job with the transaction of its cause and answers its id. Reads nothing. */
export function enqueue<Payload>(tx: StoreTransaction, job: NewJob<Payload>, now: Date): string {
  const { type, payload, id = randomUUID() } = job;
  const { name, lane, serves = mailLanes.includes(lane) ? MAIL_TELLS : undefined } = type;
  const dueAt = job.dueAt ?? now;
  const expiresAt = job.expiresAt ?? (serves === undefined ? null : new Date(dueAt.getTime() + serves));
  const document: JobDocument = {
    type: name,
    lane,
    payload,
    state: "waiting",
    troubled: false,
    dueAt: dueAtOf(dueAt, id),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    attempts: 0,
    createdAt: now.toISOString(),
  };
  tx.set<JobDocument>(jobsCollection, id, ofRepeated(id, document, lane, now));
  return id;
}

/**
 * Takes up to `most` due jobs of a lane, the longest due first. The lease keeps other workers off;
 * after it the jobs are due again by themselves, so a crash loses none. A lease lasts `leaseMs`, or
 * as long as the pause after this try where that is longer: a job that crashes its process on every
 * try comes back ever later.
 */
export async function claimDue(
  store: Store,
  { lane, now, leaseMs, most }: { lane: Lane; now: Date; leaseMs: number; most: number },
): Promise<ClaimedJob[]> {
  // Nothing is due most of the time, and a plain read can't conflict with other transactions.
  const waiting = await store.query(dueBy(now, { lane }, 1));
  if (waiting.items.length === 0) return [];
  return store.transact(async (tx) => {
    const due = await tx.query<JobDocument>(dueBy(now, { lane }, most));
    return due.items.map(({ id, data }) => {
      const attempts = data.attempts + 1;
      const lease = new Date(now.getTime() + Math.max(leaseMs, pauseAfter(attempts)));
      const troubled = data.troubled || attempts > TRIES_BEFORE_TOLD;
      const document = { ...data, dueAt: dueAtOf(lease, id), attempts, troubled };
      tx.set<JobDocument>(jobsCollection, id, document);
      return { id, document };
    });
  });
}

/**
 * Ends a claim: null removes the job, anything else replaces its document. False, and nothing is
 * written, when the claim is lost: its lease ended, or the job was replaced.
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

/** The document of a job that is retried: after the pause of its try, plus up to a fifth. */
export function postponed({ id, document }: ClaimedJob, code: string, now: Date): JobDocument {
  const pause = pauseAfter(document.attempts) * (1 + Math.random() / 5);
  return { ...document, dueAt: dueAtOf(new Date(now.getTime() + pause), id), lastError: code };
}

/** The document of a job that continues in another run: due at once, with no tries counted. */
export function goingOn({ id, document }: ClaimedJob, payload: unknown, now: Date): JobDocument {
  const { lastError: _last, ...rest } = document;
  return { ...rest, payload, attempts: 0, troubled: false, dueAt: dueAtOf(now, id) };
}

/** The document of a permanently refused job: kept for an administrator to look at. */
export function refusedForGood({ document }: ClaimedJob, code: string): JobDocument {
  return { ...document, state: "failed", troubled: true, lastError: code };
}

/** The jobs of a state that are due by then, the longest due first. */
export function dueBy(
  time: Date,
  { state = "waiting", lane }: { state?: JobDocument["state"]; lane?: Lane },
  limit: number,
): Query {
  return {
    collection: jobsCollection,
    where: lane ? { state, lane } : { state },
    orderBy: { field: "dueAt", direction: "asc" },
    atMost: endOf(time),
    limit,
  };
}
