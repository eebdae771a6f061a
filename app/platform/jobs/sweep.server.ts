import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "~/platform/ports/log";
import { type Query, type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { SWEEP_EVERY, SWEEP_FIRST, SWEEP_PAUSE } from "~/values/durations";
import { codeOf } from "./run-job.server";

/** Waits a little, so that requests get their turn; rejects once the process stops. */
export type Pause = () => Promise<void>;

/** Cleans up or mends records that no request touches; answers how many it changed. */
export type Sweep = (pause: Pause) => Promise<number>;

export interface Sweeper {
  start(): void;
  /** Ends after the current batch. */
  stop(): Promise<void>;
}

/** Runs the sweeps one after the other, soon after the start and then repeatedly. Times in ms. */
export function createSweeper({
  sweeps,
  log,
  first = SWEEP_FIRST,
  every = SWEEP_EVERY,
  pause = SWEEP_PAUSE,
}: {
  sweeps: Readonly<Record<string, Sweep>>;
  log: Log;
  first?: number;
  every?: number;
  pause?: number;
}): Sweeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  const untilStopped = (ms: number) => wait(ms, undefined, { signal, ref: false });
  let loop: Promise<unknown> | null = null;

  async function sweepUntilStopped(): Promise<never> {
    for (let next = first; ; next = every) {
      await untilStopped(next);
      for (const [name, sweep] of Object.entries(sweeps)) await run(name, sweep);
    }
  }

  async function run(name: string, sweep: Sweep): Promise<void> {
    try {
      const changed = await sweep(() => untilStopped(pause));
      if (changed > 0) log.info({ sweep: name, changed }, "Swept");
    } catch (error) {
      signal.throwIfAborted();
      // The sweep will run again, and the read-only mode is logged elsewhere.
      if (error instanceof StoreReadOnlyError) return;
      log.error({ sweep: name, code: codeOf(error) }, "A sweep failed and is tried again");
    }
  }

  return {
    start() {
      // Only `stop` ends it.
      loop ??= sweepUntilStopped().catch(() => {});
    },
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

/** Removes all results of a query, a page at a time, each in a transaction of its own. */
export async function removeFound(store: Store, query: Query, pause: Pause): Promise<number> {
  let gone = 0;
  for (;;) {
    const found = await store.transact(async (tx) => {
      const { items } = await tx.query(query);
      for (const { id } of items) tx.delete(query.collection, id);
      return items.length;
    });
    gone += found;
    if (found < query.limit) return gone;
    await pause();
  }
}
