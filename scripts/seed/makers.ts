import { Worker } from "node:worker_threads";
import type { PlannedMarket } from "./blocks";
import type { Rows } from "./rows";
import type { BlockMakers } from "./seed-market";

/** What a thread answers to a block. */
export interface Made {
  number: number;
  rows: Rows;
}

/** Threads that make blocks in turn, by the program `file` (`make-blocks.ts`). A fault in one fails all that is asked for. */
export function startMakers(file: string, market: PlannedMarket, threads: number) {
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(file, { workerData: market });
    worker.on("message", ({ number, rows }: Made) => {
      waiting.get(number)?.resolve(rows);
      waiting.delete(number);
    });
    worker.on("error", (error) => {
      for (const { reject } of waiting.values()) reject(error);
    });
    return worker;
  });
  let asked = 0;
  const makers: BlockMakers = {
    // Each thread finds its next block when it has made one.
    atOnce: threads * 2,
    make(block) {
      const number = asked++;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        workers[number % threads]?.postMessage({ number, block });
      });
    },
  };
  return { ...makers, stop: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
