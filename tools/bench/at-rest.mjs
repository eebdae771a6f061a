// @ts-check
/** What has to be over before a server of a large file is measured. */

import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { processorTime } from "./load.mjs";

/**
 * Reads a store's files from end to end, so that they are in memory as far as it goes, as those of a server that has
 * run for a while: read by chance, page by page, 13 GB take ten minutes.
 *
 * @param {string} directory
 */
export async function readOnce(directory) {
  for (const name of await readdir(directory))
    if (name.endsWith(".sqlite"))
      for await (const _ of createReadStream(join(directory, name), { highWaterMark: 4_194_304 }));
}

/**
 * Waits until a process has used less than a twentieth of a core for two seconds: a server that has opened a large file
 * checks its structure for minutes.
 *
 * @param {number} pid
 */
export async function untilIdle(pid) {
  for (let used = processorTime(pid); ; ) {
    await pause(2_000);
    const now = processorTime(pid);
    if (now - used < 100) return;
    used = now;
  }
}
