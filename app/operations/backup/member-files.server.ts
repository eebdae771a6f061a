import { existsSync } from "node:fs";
import { chmod, copyFile, link, mkdir, open, readdir, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileKind, keysOfFile } from "~/domain/file-keys";
import type { StoredDocument } from "~/platform/ports/collection";
import { CommandError } from "./command-error";

/** The directory of members' files in a backup, laid out as the one that it copies. */
export const filesCopy = "files";

/** What a backup has of members' files. `missing`: documents whose bytes were gone already. */
export interface MemberFiles {
  files: number;
  bytes: number;
  missing: number;
}

/**
 * Copies what a directory of files holds into another that may have some of it. A file never
 * changes, so the one of an earlier backup is linked instead of copied where the disk can.
 */
export async function copyFiles(from: string, to: string, earlier: string | null): Promise<void> {
  for (const folder of await foldersOf(from)) {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    for (const name of await readdir(join(from, folder))) {
      const copy = join(to, folder, name);
      if (existsSync(copy)) continue;
      const linked = earlier !== null && (await tryTo(() => link(join(earlier, folder, name), copy)));
      // A file that is removed meanwhile has no document in the copy of the store.
      if (!linked) await tryTo(() => copyWhole(join(from, folder, name), copy));
    }
  }
}

/**
 * The keys of a file by its document, in any of its shapes: none of an upload that isn't whole, and
 * of what is about to go. Documents of the first shape are faces, and name no kind.
 */
export function keysOfStored({ id, data }: { id: string; data: StoredDocument }): string[] {
  const { place, kind = "face" } = data as { place: string; kind?: string | null };
  if (kind === null || place === "gone") return [];
  return keysOfFile(id, kind.toUpperCase() as FileKind);
}

/**
 * Leaves of the copied files those whose documents are in the copy of the store: an upload that
 * began later is none of it.
 */
export async function keepOnly(directory: string, keys: readonly string[]): Promise<MemberFiles> {
  const wanted = new Set(keys);
  const found: MemberFiles = { files: 0, bytes: 0, missing: 0 };
  for (const folder of await foldersOf(directory)) {
    const names = await readdir(join(directory, folder));
    const others = names.filter((name) => !wanted.has(name));
    for (const name of others) await rm(join(directory, folder, name));
    if (others.length === names.length) await rmdir(join(directory, folder));
  }
  for (const key of wanted) {
    const kept = await stat(join(directory, key.slice(0, 2), key)).catch(() => null);
    if (kept) {
      found.files += 1;
      found.bytes += kept.size;
    } else found.missing += 1;
  }
  return found;
}

/** Copies the files of a backup, and throws `CommandError` where they aren't what was written. */
export async function copyFilesBack(from: string, to: string, { files, bytes }: MemberFiles): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await copyFiles(from, to, null);
  let [copied, length] = [0, 0];
  for (const folder of await foldersOf(to))
    for (const name of await readdir(join(to, folder))) {
      copied += 1;
      length += (await stat(join(to, folder, name))).size;
    }
  if (copied !== files || length !== bytes)
    throw new CommandError(`The backup is damaged: its ${filesCopy} are not what was written.`);
}

/** The folders of two letters; none of a directory that isn't there. */
async function foldersOf(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name));
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
  const written = await open(to, "r+");
  await written.sync();
  await written.close();
}

/** False where the file system has no such file, or no such link. Throws where the disk is full. */
async function tryTo(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "EXDEV", "EPERM", "EMLINK", "ENOTSUP"].includes(code)) return false;
    throw error;
  }
}
