// @ts-check
/**
 * Memory without garbage. Between two collections of its own, what is resident rises and falls by a
 * hundred MB, and a leak of some MB an hour isn't seen in that.
 */

import { setTimeout as pause } from "node:timers/promises";
import { residentMemory } from "../bench/load.mjs";

/** Settings of a server that collects its garbage when it is told to. */
export const collects = {
  NODE_OPTIONS: `--expose-gc --import ${new URL("collect-garbage.mjs", import.meta.url)}`,
};

/** V8 gives pages back while others work. */
const givenBackAfter = 1_000;

/**
 * What a server holds after all garbage has been collected, in MB. Linux.
 *
 * @param {number} pid
 */
export async function settledMemory(pid) {
  process.kill(pid, "SIGUSR2");
  await pause(givenBackAfter);
  return residentMemory(pid);
}
