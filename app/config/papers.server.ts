import { existsSync } from "node:fs";
import { join } from "node:path";
import { printPaper } from "~/platform/papers/print-paper.server";
import type { Counter } from "~/platform/ports/counter";
import type { Paper, PrintedPaper, PrintPaper } from "~/platform/ports/print-paper";
import { createThreads } from "~/platform/threads/threads.server";
import type { Counted } from "~/values/bound";
import { SELDOM_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, refuse } from "~/values/result";

/**
 * A thread's start and the fonts take a third of a second, the longest agreement as long again; one
 * of combining marks alone four seconds.
 */
const bounds = { atOnce: 1, ofOne: 2, room: 20, timeoutMs: 5_000, memory: 128 };

/** Prints papers in threads, which run `program`. */
export function createPaperThreads(program: string, timeoutMs = bounds.timeoutMs): PrintPaper {
  return createThreads<Paper, PrintedPaper>(program, { ...bounds, timeoutMs });
}

/** Prints them on the event loop, for modules that run unbundled. */
export const printPapersHere: PrintPaper = async (paper) => ok(await printPaper(paper));

/** Counts one paper of a member’s, of any kind: each is work for all. */
export function createPaperCount(counter: Counter): (uid: string) => Promise<Counted> {
  return (uid) =>
    counter.take([{ most: limits.papersPrinted, windowMs: SELDOM_WINDOW, key: `printPaper ${uid}` }]);
}

/** One thread prints for all members, so each one’s papers are counted: `BUSY` above the bound. */
export function countPapers(counter: Counter, print: PrintPaper): PrintPaper {
  const countPaper = createPaperCount(counter);
  return async (paper, uid) => ((await countPaper(uid)).ok ? print(paper, uid) : refuse("BUSY"));
}

/** Beside the bundle; when the modules run unbundled, it doesn't exist. */
const program = join(import.meta.dirname, "print-paper.js");

export const printPapers = existsSync(program) ? createPaperThreads(program) : printPapersHere;
