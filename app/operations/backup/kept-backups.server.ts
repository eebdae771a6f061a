import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "./command-error";
import { type Manifest, readManifest } from "./manifest.server";

/** A backup's directory is named by its time, so that names sort in order. */
const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;
const unfinished = ".unfinished";

export const nameOf = (takenAt: Date) => takenAt.toISOString().replaceAll(":", "-");
export const unfinishedName = (takenAt: Date) => `${nameOf(takenAt)}${unfinished}`;

/** Names of the backups in a directory, the newest first. */
async function listBackups(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  return names
    .filter((name) => finished.test(name))
    .sort()
    .reverse();
}

/** The newest backup in a directory; null for none. */
export async function newestBackup(directory: string): Promise<string | null> {
  const [newest] = await listBackups(directory);
  return newest === undefined ? null : join(directory, newest);
}

/** Removes the remains of a killed backup. Only while no other process writes there. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(unfinished) && finished.test(name.slice(0, -unfinished.length)))
      await rm(join(directory, name), { recursive: true });
}

/** Removes the oldest backups except `keep`; returns the number removed. */
export async function removeOldest(directory: string, keep: number): Promise<number> {
  const tooMany = (await listBackups(directory)).slice(keep);
  for (const name of tooMany) await rm(join(directory, name), { recursive: true });
  return tooMany.length;
}

/**
 * The backup in a directory: itself, or the newest of those that it contains. Throws `CommandError`
 * if there is none; a damaged one is reported, not skipped.
 */
export async function findBackup(from: string): Promise<{ directory: string; manifest: Manifest }> {
  const own = await readManifest(from);
  if (own) return { directory: from, manifest: own };
  const [newest] = await listBackups(from).catch(() => []);
  const directory = newest === undefined ? from : join(from, newest);
  const manifest = await readManifest(directory);
  if (!manifest) throw new CommandError(`There is no backup in ${directory}.`);
  return { directory, manifest };
}

/** Flushes a directory's list of names to the disk, where the system can. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  await handle.sync();
  await handle.close();
}
