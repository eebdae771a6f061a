import { CommandError } from "~/operations/backup/command-error";
import { patiently } from "~/operations/patience";
import { type FileListed, type Files, FilesUnavailableError } from "~/platform/ports/files";

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

/** Keys that are listed at once. */
const PAGE = 1_000;
/** Files that are read and written at once: each may have 10 MB. */
const AT_ONCE = 4;

/**
 * Copies members' files to another place, whole ones only. What is there with its size is left as
 * it is, since a file never changes: so a run that was killed anywhere is continued by the next
 * one. Throws `CommandError` where the second place is full, and `FilesUnavailableError` in lasting
 * trouble.
 */
export async function moveFiles({ from, to, what, say }: MoveFilesParts): Promise<FilesMoved> {
  const moved: FilesMoved = { equal: 0, bytes: 0, copied: 0, missing: 0, others: 0, removed: 0 };

  await forEachKey(from, say, async (key) => {
    const size = await sizeOf(from, key, say);
    // Removed since it was listed.
    if (size === null) return;
    if ((await sizeOf(to, key, say)) !== size) {
      const isCopied = what !== "COMPARE" && (await copy(key, size));
      if (!isCopied) moved.missing += 1;
      if (!isCopied) return;
      moved.copied += 1;
    }
    moved.equal += 1;
    moved.bytes += size;
  });
  await forEachKey(to, say, async (key) => {
    if ((await sizeOf(from, key, say)) !== null) return;
    if (what === "COPY_ALL") await patiently(() => to.remove(key), say);
    moved[what === "COPY_ALL" ? "removed" : "others"] += 1;
  });
  return moved;

  /** False where it is gone meanwhile, or was cut off. */
  async function copy(key: string, size: number): Promise<boolean> {
    const bytes = await patiently(async () => {
      const found = await from.read(key);
      return found && new Uint8Array(await new Response(found.bytes).arrayBuffer());
    }, say);
    if (bytes?.length !== size) return false;
    await patiently(() => to.put(key, bytes).catch(refuseFull), say);
    return true;
  }
}

/** Rejects once nothing runs any more. */
async function forEachKey(
  files: Files,
  say: (line: string) => void,
  work: (key: string) => Promise<void>,
): Promise<void> {
  for (let [after, seen]: [string | null, number] = [null, 0]; ; ) {
    const start: string | null = after;
    const page: FileListed[] = await patiently(() => files.list(start, PAGE), say);
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const ended = await Promise.allSettled(page.slice(at, at + AT_ONCE).map(({ key }) => work(key)));
      for (const one of ended) if (one.status === "rejected") throw one.reason;
    }
    if (page.length < PAGE) return;
    [after, seen] = [page.at(-1)?.key ?? null, seen + page.length];
    say(`${seen.toLocaleString("en")} files looked at`);
  }
}

function sizeOf(files: Files, key: string, say: (line: string) => void): Promise<number | null> {
  return patiently(async () => {
    const found = await files.read(key);
    await found?.bytes.cancel();
    return found?.size ?? null;
  }, say);
}

/** Waiting makes no room. */
function refuseFull(error: unknown): never {
  if (error instanceof FilesUnavailableError && error.reason === "full")
    throw new CommandError("The place that is copied to is full. Make room, and run this again: it goes on.");
  throw error;
}
