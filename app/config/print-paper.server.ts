import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { printPaper } from "~/platform/papers/print-paper.server";

/** The program of the thread that prints one paper: `build/print-paper.js`. */
// On Linux this sets the thread's priority only; elsewhere it would be the process's.
if (process.platform === "linux") setPriority(10);
parentPort?.postMessage(await printPaper(workerData));
