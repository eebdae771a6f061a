import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeOwnDirectory } from "~/platform/store/own-files";
import { onDisk } from "./trouble.server";

/** Milliseconds after which an unfinished file has no writer any more. */
const abandonedAfter = 3_600_000;

/**
 * Writes files into the folders of a directory that only its owner may enter, each whole or not at
 * all: under another name first, renamed when it is on the disk.
 */
export function createFileWriter(directory: string) {
  const unfinished = join(directory, "unfinished");

  async function makeFolders(folder: string): Promise<void> {
    makeOwnDirectory(directory);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(directory);
  }

  return {
    /** Throws the file system's errors, after removing what was written. */
    async write(path: string, bytes: Uint8Array): Promise<void> {
      await makeFolders(dirname(path));
      const draft = join(unfinished, `${basename(path)}.${randomUUID()}`);
      try {
        const handle = await open(draft, "wx", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, path);
      } catch (error) {
        // The error says more than what may follow from it here; a rest is removed in an hour.
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
      await syncFolder(dirname(path));
    },

    /** Removes what processes that ended in the middle of a write have left. */
    async removeAbandoned(now: Date): Promise<void> {
      for (const name of await onDisk(() => readdir(unfinished), [])) {
        const draft = join(unfinished, name);
        const found = await onDisk(() => stat(draft), null);
        if (found && now.getTime() - found.mtimeMs > abandonedAfter)
          await onDisk(() => rm(draft, { force: true }));
      }
    },
  };
}

/** So that a crash of the machine neither loses a written file nor brings a removed one back. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; it writes their entries by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
