import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { files as storedFiles } from "~/features/files/model/file";
import { holdAlone, shareFile } from "~/platform/store/sqlite/lock.server";
import { countDocuments, listDocuments, writeSnapshot } from "~/platform/store/sqlite/snapshot.server";
import { CommandError, noStoreAt } from "./command-error";
import type { DataFiles } from "./data-files";
import {
  nameOf,
  newestBackup,
  removeOldest,
  removeUnfinished,
  syncDirectory,
  unfinishedName,
} from "./kept-backups.server";
import { accountsCopy, type Manifest, storeCopy, writeManifest } from "./manifest.server";
import { copyFiles, filesCopy, keepOnly, keysOfStored } from "./member-files.server";

export interface Backup {
  directory: string;
  manifest: Manifest;
  /** The number of older backups that were removed. */
  removed: number;
}

/**
 * Copies the data, beside a running server or without one, into a directory of its own in `to`, and
 * checks the copy. Only then removes all but the newest `keep` backups. Throws `CommandError`,
 * `StoreDamagedError`, `StoreUnavailableError` and errors of the file system; then no backup was
 * made and none was removed.
 */
export async function backUp(
  files: DataFiles,
  { to, keep, now, release }: { to: string; keep: number; now: Date; release: string },
): Promise<Backup> {
  if (!existsSync(files.store)) throw new CommandError(noStoreAt(files.store));
  // Don't create its parents: if a disk isn't mounted, the copy would land beside the original.
  if (!existsSync(to)) await mkdir(to, { mode: 0o700 });
  const alone = holdAlone(join(to, "backups"));
  if (!alone) throw new CommandError(`Another backup is being written to ${to}.`);
  const [draft, directory] = [join(to, unfinishedName(now)), join(to, nameOf(now))];
  try {
    await removeUnfinished(to);
    await mkdir(draft, { mode: 0o700 });
    const earlier = await newestBackup(to);
    const manifest = await write(files, draft, earlier, { takenAt: now.toISOString(), release });
    await rename(draft, directory);
    await syncDirectory(to);
    return { directory, manifest, removed: await removeOldest(to, keep) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    alone.release();
  }
}

async function write(
  files: DataFiles,
  draft: string,
  earlier: string | null,
  about: Pick<Manifest, "takenAt" | "release">,
): Promise<Manifest> {
  // The accounts first: for accounts created meanwhile, the store has a record from which they are
  // made again.
  if (existsSync(files.accounts)) {
    await copyFile(files.accounts, join(draft, accountsCopy));
    await chmod(join(draft, accountsCopy), 0o600);
  }
  // Before the store, because some may be removed after it, and again, for those that came.
  const [copies, ofEarlier] = [join(draft, filesCopy), earlier && join(earlier, filesCopy)];
  await copyFiles(files.files, copies, ofEarlier);
  const copy = join(draft, storeCopy);
  const shared = shareFile(files.store);
  try {
    writeSnapshot(files.store, copy);
  } finally {
    shared.release();
  }
  await copyFiles(files.files, copies, ofEarlier);
  const memberFiles = await keepOnly(copies, listDocuments(copy, storedFiles.name).flatMap(keysOfStored));
  const manifest = await writeManifest(draft, { ...about, documents: countDocuments(copy), memberFiles });
  await syncDirectory(draft);
  return manifest;
}
