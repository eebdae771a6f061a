import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { Store } from "~/platform/ports/store";
import { answerWithin } from "~/values/deadline.server";
import { JOB_DEADLINE, JOB_SLICE } from "~/values/durations";
import { refuse } from "~/values/result";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import type { Job, JobHandler, JobOutcome } from "./job";
import { TRIES_BEFORE_TOLD } from "./pauses";
import { type ClaimedJob, goingOn, postponed, refusedForGood, settle } from "./queue.server";
import { runAs } from "./repeats.server";

/** Wraps the handler of a type for observation. */
export type ObserveJobs = (type: string, handler: JobHandler) => JobHandler;

interface Parts {
  store: Store;
  clock: Clock;
  log: Log;
  handlers: Readonly<Record<string, JobHandler>>;
  observe?: ObserveJobs;
}

/**
 * Runs one claimed job and stores its outcome. Never rejects: when the store is in trouble the
 * lease stays, and the job runs again after it.
 */
export async function runJob(parts: Parts, claimed: ClaimedJob): Promise<void> {
  const { store, clock, log } = parts;
  const { id, document } = claimed;
  const { type, attempts, expiresAt } = document;
  const fields = { jobId: id, type, attempts };
  try {
    if (expiresAt !== undefined && expiresAt <= clock.now().toISOString()) {
      if (await settle(store, claimed, null)) log.warn(fields, "A job is not done: its purpose has passed");
      return;
    }
    const result = await work(parts, claimed);
    if (result.ok) {
      await settle(store, claimed, result.value ? goingOn(claimed, result.value.goOn, clock.now()) : null);
      return;
    }
    const code = result.code.slice(0, 60);
    const isOver = code === "permanent";
    const kept = isOver ? refusedForGood(claimed, code) : postponed(claimed, code, clock.now());
    if (!(await settle(store, claimed, kept))) return;
    if (isOver) log.error({ ...fields, code }, "A job was refused for good");
    else if (attempts === TRIES_BEFORE_TOLD) log.error({ ...fields, code }, "A job keeps failing");
    else log.warn({ ...fields, code }, "A job failed and is tried again");
  } catch (error) {
    log.warn({ ...fields, code: codeOf(error) }, "A job’s end could not be written; it runs again");
  }
}

async function work(parts: Parts, { id, document }: ClaimedJob): Promise<JobOutcome> {
  const { handlers, log, observe = (_type, handler) => handler } = parts;
  const { type, payload, attempts } = document;
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  if (!handler) {
    // A newer release, in another process, may know it.
    log.error({ jobId: id, type, attempts }, "No handler for this type of job");
    return refuse("unknown-type");
  }
  const end = performance.now() + JOB_SLICE;
  const job: Job = { id, payload, attempts, hasTime: () => performance.now() < end };
  try {
    // Not that of the request that woke the worker: a job says itself who reads what it makes.
    const run = () => inLanguage(languages[0].code, () => observe(type, handler)(job));
    return await answerWithin(JOB_DEADLINE, () => runAs(document, run));
  } catch (error) {
    log.error(
      { jobId: id, type, attempts, code: codeOf(error), at: placeOf(error) },
      "A job’s handler threw",
    );
    return refuse(codeOf(error));
  }
}

/** An error's message may hold an address; its name and code don't. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "thrown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** The error's origin: the first line of its stack with a position. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack.match(/^ {4}at .*:\d+:\d+\)?$/m)?.[0].trim();
}
