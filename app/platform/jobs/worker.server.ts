import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { orLate } from "~/values/deadline.server";
import { assignLanes } from "./assign-lanes.server";
import { type JobHandler, type Lane, type LaneOf, lanes } from "./job";
import { claimDue } from "./queue.server";
import { codeOf, type ObserveJobs, runJob } from "./run-job.server";

export interface WorkerOptions {
  store: Store;
  clock: Clock;
  log: Log;
  /** By job name. */
  handlers: Readonly<Record<string, JobHandler>>;
  laneOf: LaneOf;
  /** Watches how a type’s jobs end; optional. */
  observe?: ObserveJobs;
  /** The longest time until a due job is noticed, in ms. */
  pollMs?: number;
  /** A handler must end within this time, in ms: after it the job is due again. */
  leaseMs?: number;
  /** Jobs of one lane that run at once. */
  concurrency?: number;
  /** The lanes that it looks at: all of them by default. */
  lanes?: readonly Lane[];
}

export interface Worker {
  /** Begins to look for due jobs. Idempotent. */
  start(): void;
  /** Looks at once. Call it after a commit that enqueued. */
  wake(): void;
  /**
   * Claims no more and waits for the running handlers, at most 10 s; another worker runs the rest.
   */
  stop(): Promise<void>;
  /**
   * Runs jobs until none is due, and answers the number of runs. After `beginsFor` ms it begins no
   * more, and waits for those that run. Rejects on store trouble.
   */
  runDue(beginsFor?: number): Promise<number>;
}

/** Places of a lane by default. */
export const JOBS_AT_ONCE = 4;

/** How often jobs of a release without lanes are looked for, in ms. */
const ADOPT_EVERY = 60_000;

/** How long `stop` waits for handlers, in ms. */
const DRAIN_DEADLINE = 10_000;

/** Runs the jobs of the store. Several workers, in several processes, share the work. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, clock, log, pollMs = 1_000, leaseMs = 60_000, concurrency = JOBS_AT_ONCE } = options;
  const ownLanes = options.lanes ?? lanes;
  const running = new Map<Promise<void>, Lane>();
  let sleep = new AbortController();
  let loop: Promise<void> | null = null;
  let stopping = false;
  let adoptsAt = 0;

  /** Claims for the free places of every lane and answers how many jobs it began. */
  async function begin(): Promise<number> {
    const now = clock.now();
    if (now.getTime() >= adoptsAt) {
      await assignLanes(store, now, options.laneOf);
      adoptsAt = now.getTime() + ADOPT_EVERY;
    }
    let begun = 0;
    for (const lane of ownLanes) begun += await beginIn(lane, now);
    return begun;
  }

  async function beginIn(lane: Lane, now: Date): Promise<number> {
    const taken = [...running.values()].filter((other) => other === lane).length;
    if (taken >= concurrency) return 0;
    const claimed = await claimDue(store, { lane, now, leaseMs, most: concurrency - taken });
    for (const job of claimed) {
      const run = runJob(options, job).finally(() => {
        running.delete(run);
        // A place is free, and more may be due.
        wake();
      });
      running.set(run, lane);
    }
    return claimed.length;
  }

  async function lookUntilStopped(): Promise<void> {
    let troubled = false;
    while (!stopping) {
      try {
        await begin();
        if (troubled) log.info({}, "The job queue can be read again");
        troubled = false;
      } catch (error) {
        // Logged once, not with every poll; the read-only mode is logged elsewhere.
        if (!troubled && !(error instanceof StoreReadOnlyError))
          log.warn({ code: codeOf(error) }, "The job queue can’t be read now");
        troubled = !(error instanceof StoreReadOnlyError);
      }
      if (stopping) return;
      await wait(pollMs, undefined, { signal: sleep.signal, ref: false }).catch(() => {});
      sleep = new AbortController();
    }
  }

  /** Ends the sleep, or the next one at once. */
  const wake = () => sleep.abort();

  return {
    start() {
      if (!stopping) loop ??= lookUntilStopped();
    },
    wake,
    async stop() {
      stopping = true;
      wake();
      const drained = Promise.resolve(loop).then(() => Promise.all(running.keys()));
      await orLate(DRAIN_DEADLINE, drained, () => []);
      if (running.size > 0) log.warn({ jobs: running.size }, "Stopped before every job ended");
    },
    async runDue(beginsFor = Number.POSITIVE_INFINITY) {
      const until = performance.now() + beginsFor;
      let runs = 0;
      for (;;) {
        // A job that ended during the search may have planned others in lanes that were already
        // searched.
        const wasIdle = running.size === 0;
        const begun = performance.now() < until ? await begin() : 0;
        if (wasIdle && begun === 0) return runs;
        runs += begun;
        if (running.size > 0) await Promise.race(running.keys());
      }
    },
  };
}
