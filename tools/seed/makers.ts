import { Worker } from "node:worker_threads";
import type { PlannedMarket } from "./blocks";
import type { Rows } from "./rows";
import type { BlockMakers } from "./seed-market";

/** What a thread answers to a block. */
export interface Made {
  number: number;
  rows: Rows;
}

/**
 * Threads that make blocks in turn, by the program `file` (`make-blocks.ts`). The end of one, by a
 * fault or otherwise, fails everything that is asked for, then and later.
 */
export function startMakers(file: string, market: PlannedMarket, threads: number) {
  let fault: Error | null = null;
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(file, { workerData: market });
    worker.on("message", ({ number, rows }: Made) => {
      waiting.get(number)?.resolve(rows);
      waiting.delete(number);
    });
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("A thread of the seed has ended")));
    return worker;
  });
  let asked = 0;
  const makers: BlockMakers = {
    // Each thread finds its next block when it has made one.
    atOnce: threads * 2,
    make(block) {
      const number = asked++;
      if (fault) return Promise.reject(fault);
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        workers[number % threads]?.postMessage({ number, block });
      });
    },
  };
  return { ...makers, stop: () => Promise.all(workers.map((worker) => worker.terminate())) };

  function fail(error: Error): void {
    fault ??= error;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }
}
