// @ts-check
import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Memory that Linux shows as a directory; elsewhere there is none. */
const inMemory = "/dev/shm";
/** In bytes: several times what all stores of a run take. Containers often have far less. */
const roomNeeded = 4e9;

/**
 * A new directory for what the tests write, in memory where there is room. A store waits for the disk with every
 * commit, and a run makes tens of thousands. What a killed process has written is there either way.
 */
export async function makeTemporaryDirectory() {
  return mkdtemp(join((await hasRoom(inMemory)) ? inMemory : tmpdir(), "guildhall-tests-"));
}

/** @param {string} directory */
async function hasRoom(directory) {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}
