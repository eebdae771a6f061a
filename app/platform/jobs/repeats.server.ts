import { AsyncLocalStorage } from "node:async_hooks";
import { dueAtOf, endOf } from "./due-at";
import { type Lane, mailLanes } from "./job";
import type { JobDocument } from "./queue.server";

/** The reason code of a held mail. */
export const heldAfterRestore = "held-after-restore";

/**
 * A job of a backup, after a restore; the lost store ran on until `lostAt`. A mail that may have
 * been sent by then is held. Other work that may have been done is done again, because its results
 * are lost, and the mails that come of it are held. A job that was claimed before the backup may
 * have been running then, whenever it is due again.
 */
export function jobAfterRestore(
  id: string,
  job: JobDocument,
  { lane, lostAt, now }: { lane: Lane; lostAt: Date; now: Date },
): JobDocument {
  const isOver = job.expiresAt !== undefined && job.expiresAt <= now.toISOString();
  const mayBeDone = job.attempts > 0 || job.dueAt <= endOf(lostAt);
  if (job.state === "failed" || isOver || !mayBeDone) return job;
  return mailLanes.includes(lane) ? held(id, job, now) : { ...job, mayRepeat: true };
}

/** Kept for an administrator to look at, for as long as a permanently refused one. */
function held(id: string, job: JobDocument, now: Date): JobDocument {
  return { ...job, state: "failed", troubled: true, dueAt: dueAtOf(now, id), lastError: heldAfterRestore };
}

const repeating = new AsyncLocalStorage<true>();

/**
 * Runs the handler of a job. The jobs that a repeated job plans for at once may be repeats as well:
 * `ofRepeated`.
 */
export function runAs<T>({ mayRepeat }: JobDocument, handler: () => T): T {
  return mayRepeat ? repeating.run(true, handler) : handler();
}

/** The document of a new job, as it is planned now. */
export function ofRepeated(id: string, job: JobDocument, lane: Lane, now: Date): JobDocument {
  return repeating.getStore() ? jobAfterRestore(id, job, { lane, lostAt: now, now }) : job;
}
