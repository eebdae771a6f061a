import { readdir, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "~/platform/ports/clock";
import { type FileListed, type Files, FilesUnavailableError } from "~/platform/ports/files";
import { limits } from "~/values/limits";
import { isFileKey, requireFileKey } from "../file-key.server";
import { requireListBounds } from "../list-bounds.server";
import { tryFiles } from "../try-files.server";
import { freeBytes } from "./free-bytes.server";
import { readFile } from "./read-file.server";
import { onDisk } from "./trouble.server";
import { createFileWriter, syncFolder } from "./write-file.server";

interface DirectoryFilesOptions {
  /** Made at the first `put`. Processes of one machine, or of one network drive, can share it. */
  directory: string;
  /** Near the file system's own: tells which unfinished files are an hour old. */
  clock: Clock;
  /** Bytes of the disk that files leave free. */
  reserve?: number;
}

/**
 * Keeps each file at `<directory>/<its first two characters>/<its key>`, so that no folder gets too
 * many, readable by the owner only. A list from the beginning also removes unfinished files that
 * are more than an hour old. The store is on the same disk as a rule: files leave it a reserve, so
 * that a disk full of them stops uploads and nothing else.
 */
export function createDirectoryFiles({
  directory,
  clock,
  reserve = limits.diskReserve,
}: DirectoryFilesOptions): Files {
  const writer = createFileWriter(directory);
  const folderOf = (key: string) => key.slice(0, 2);

  function pathOf(key: string): string {
    requireFileKey(key);
    return join(directory, folderOf(key), key);
  }

  const write: Files["put"] = (key, bytes) => {
    const path = pathOf(key);
    return onDisk(() => writer.write(path, bytes));
  };

  const files: Omit<Files, "check"> = {
    async put(key, bytes) {
      // Before the first file there is no directory, and as a rule room.
      const free = await onDisk(() => freeBytes(directory), null);
      if (free !== null && free - bytes.length < reserve) throw new FilesUnavailableError("full");
      await write(key, bytes);
    },
    async read(key) {
      return readFile(pathOf(key));
    },
    async remove(key) {
      const path = pathOf(key);
      await onDisk(async () => {
        await unlink(path);
        await syncFolder(dirname(path));
      }, null);
    },
    async list(after, limit) {
      requireListBounds(after, limit);
      if (after === null) await writer.removeAbandoned(clock.now());
      const found: FileListed[] = [];
      for (const folder of await namesIn(directory, (name) => /^[0-9a-f]{2}$/.test(name))) {
        if (after !== null && folder < folderOf(after)) continue;
        const isNext = (name: string) =>
          isFileKey(name) && folderOf(name) === folder && (after === null || name > after);
        for (const key of await namesIn(join(directory, folder), isNext)) {
          const stats = await onDisk(() => stat(join(directory, folder, key)), null);
          // Removed since the folder was read.
          if (!stats) continue;
          found.push({ key, writtenAt: stats.mtime });
          if (found.length === limit) return found;
        }
      }
      return found;
    },
  };
  // A disk without room for files is no reason to take the process out of service.
  return { ...files, check: () => tryFiles({ ...files, put: write }) };
}

/** In order; none where there is no such folder. */
async function namesIn(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const names = await onDisk(() => readdir(folder), []);
  return names.filter(isWanted).sort();
}
