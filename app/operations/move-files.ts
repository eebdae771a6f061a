import { CommandError } from "~/operations/backup/command-error";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";
import { inParallel } from "./in-parallel";
import { type Matched, matchFiles } from "./match-files";
import { createRetry, type Retry, unbounded } from "./pace";
import { createProgress } from "./progress";

interface MoveFilesParts {
  from: Files;
  to: Files;
  /** `COMPARE` writes nothing. `COPY_ALL` removes from the second what the first doesn't have. */
  what: "COMPARE" | "COPY" | "COPY_ALL";
  say(line: string): void;
}

/** How two places of files compare. */
export interface FilesMoved {
  /** Files that are in both, with the same size, and their bytes. */
  equal: number;
  bytes: number;
  /** Of these, how many were copied now. */
  copied: number;
  /** Files that the second lacks, or has with another size. */
  missing: number;
  /** Files that only the second has, and how many were removed from it now. */
  others: number;
  removed: number;
}

/** Files that are read and written at once: each may have 10 MB. */
const AT_ONCE = 4;

/**
 * Copies members' files to another place, whole ones only. What is there with its size is left as
 * it is, since a file never changes: so a run that was killed anywhere is continued by the next
 * one. Throws `CommandError` where the second place is full, and `FilesUnavailableError` in lasting
 * trouble.
 */
export async function moveFiles({ from, to, what, say }: MoveFilesParts): Promise<FilesMoved> {
  const retry = createRetry(unbounded, ({ name, message }) => say(`${name}: ${message}. Trying again`));
  const moved: FilesMoved = { equal: 0, bytes: 0, copied: 0, missing: 0, others: 0, removed: 0 };
  const progress = createProgress({ total: null, things: "files" }, say);

  async function moveOne({ key, isHere, isThere }: Matched): Promise<void> {
    progress.add(1);
    if (!isHere) {
      if (what === "COPY_ALL") await retry(0, () => to.remove(key));
      moved[what === "COPY_ALL" ? "removed" : "others"] += 1;
      return;
    }
    const size = await sizeOf(from, key, retry);
    // Removed since it was listed.
    if (size === null) return;
    if (!isThere || (await sizeOf(to, key, retry)) !== size) {
      const isCopied = what !== "COMPARE" && (await copy(key, size));
      if (!isCopied) moved.missing += 1;
      if (!isCopied) return;
      moved.copied += 1;
    }
    moved.equal += 1;
    moved.bytes += size;
  }

  /** False where it is gone meanwhile, or was cut off. */
  async function copy(key: string, size: number): Promise<boolean> {
    const bytes = await retry(0, async () => {
      const found = await from.read(key);
      return found && new Uint8Array(await new Response(found.bytes).arrayBuffer());
    });
    if (bytes?.length !== size) return false;
    await retry(0, () => to.put(key, bytes).catch(refuseFull));
    return true;
  }

  await inParallel(AT_ONCE, matchFiles(from, to, retry), moveOne);
  return moved;
}

function sizeOf(files: Files, key: string, retry: Retry): Promise<number | null> {
  return retry(0, async () => {
    const found = await files.read(key);
    await found?.bytes.cancel();
    return found?.size ?? null;
  });
}

/** Waiting makes no room. */
function refuseFull(error: unknown): never {
  if (error instanceof FilesUnavailableError && error.reason === "full")
    throw new CommandError("The place that is copied to is full. Make room, and run this again: it goes on.");
  throw error;
}
