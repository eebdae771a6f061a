import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { asksForPassword } from "~/platform/pdfs/asks-for-password.server";

/** The program of the thread that reads one PDF: `build/read-pdf.js`. */
// On Linux this sets the thread's priority only; elsewhere it would be the process's.
if (process.platform === "linux") setPriority(10);
parentPort?.postMessage(await asksForPassword(workerData));
