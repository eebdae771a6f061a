import { parentPort, workerData } from "node:worker_threads";
import { type Block, createBlockMaker } from "./blocks";
import type { Made } from "./makers";

/** A thread of the seed: makes the blocks that it is sent, one after the other. */
const make = createBlockMaker(workerData);
let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", ({ number, block }: { number: number; block: Block }) => {
  last = last.then(async () => {
    const made: Made = { number, rows: await make(block) };
    parentPort?.postMessage(made);
  });
});
