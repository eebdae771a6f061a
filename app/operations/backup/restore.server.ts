import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { askAgainAboutSessions } from "~/features/sign-in/auth/restored-sessions.server";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { holdMails } from "~/platform/jobs/hold-mails.server";
import type { LaneOf } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import { removeIndexFile, removeOtherIndexes } from "~/platform/search/index-file.server";
import { briefIndex, memberIndex } from "~/platform/search/indexes";
import { makeOwnDirectory } from "~/platform/store/own-files";
import { holdAlone, unfinishedRestore } from "~/platform/store/sqlite/lock.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { CommandError } from "./command-error";
import type { DataFiles } from "./data-files";
import { findBackup, nameOf, syncDirectory } from "./kept-backups.server";
import { accountsCopy, type Manifest, requireSame, storeCopy } from "./manifest.server";
import { copyFilesBack, filesCopy } from "./member-files.server";

export interface Restored {
  directory: string;
  manifest: Manifest;
  /** Mails that may have been sent before the data was lost: held. */
  heldMails: number;
  /** Where the replaced files are; null where there were none. */
  replaced: string | null;
}

/**
 * Puts a backup in the place of the data, while no server runs on it. What stood there is kept
 * aside. `lostAt`: until when a server ran on what is replaced; now at the latest. Throws
 * `CommandError`, `NewerDocumentsError`, `StoreUnavailableError` and errors of the file system;
 * then nothing was replaced. Cut off in between, it is to be run again, and no server starts
 * before.
 */
export async function restore(
  files: DataFiles,
  { from, lostAt, laneOf, clock }: { from: string; lostAt: Date; laneOf: LaneOf; clock: Clock },
): Promise<Restored> {
  const { directory, manifest } = await findBackup(from);
  if (lostAt.toISOString() < manifest.takenAt)
    throw new CommandError(`The backup was taken at ${manifest.takenAt}, after the data was lost.`);
  makeOwnDirectory(dirname(files.store));
  const alone = holdAlone(files.store);
  if (!alone) throw new CommandError(`A server has ${files.store} open. Stop it first.`);
  const draft = unfinishedRestore(files.store);
  let isExchanging = false;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const copies = await copyChecked(directory, draft, manifest);
    const heldMails = await prepare(join(draft, storeCopy), { lostAt, laneOf, clock });
    isExchanging = true;
    const replaced = await exchange(files, copies, clock.now());
    isExchanging = false;
    return { directory, manifest, heldMails, replaced };
  } finally {
    // What is left there says that the exchange was cut off, and keeps the store from opening.
    if (!isExchanging) await rm(draft, { recursive: true, force: true });
    alone.release();
  }
}

/** The copies of a backup's files by what they replace; the store comes last. */
type Copies = { copy: string; of: keyof DataFiles }[];

async function copyChecked(from: string, to: string, { files, memberFiles }: Manifest): Promise<Copies> {
  const copies: Copies = [];
  for (const [name, of] of [
    [accountsCopy, "accounts"],
    [storeCopy, "store"],
  ] as const) {
    const described = files[name];
    if (!described) continue;
    const copy = join(to, name);
    await copyFile(join(from, name), copy);
    await chmod(copy, 0o600);
    await requireSame(copy, described);
    copies.push({ copy, of });
  }
  if (memberFiles) {
    const copy = join(to, filesCopy);
    await copyFilesBack(join(from, filesCopy), copy, memberFiles);
    copies.unshift({ copy, of: "files" });
  }
  return copies;
}

/** What must be different in a store that time has passed over. Answers how many mails are held. */
async function prepare(
  file: string,
  { clock, ...past }: { lostAt: Date; laneOf: LaneOf; clock: Clock },
): Promise<number> {
  const engine = createSqliteStore({ file, indexes });
  try {
    await announceVersions({ store: engine, clock });
    const store = createVersionedStore(engine);
    await askAgainAboutSessions(store);
    return await holdMails(store, { ...past, now: clock.now() });
  } finally {
    await engine.close();
  }
}

/** Where the store is missing, the exchange isn't over: it goes first and comes last. */
async function exchange(files: DataFiles, copies: Copies, now: Date): Promise<string | null> {
  const { store } = files;
  const current = copies.map(({ of }) => files[of]).reverse();
  const old = [...current, `${store}-wal`, `${store}-shm`].filter((file) => existsSync(file));
  const aside = join(dirname(store), "replaced", nameOf(now));
  if (old.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const file of old) await rename(file, join(aside, basename(file)));
  // It is of another store, and is made again from this one.
  for (const index of [briefIndex, memberIndex]) {
    removeIndexFile(dirname(store), index);
    removeOtherIndexes(dirname(store), index);
  }
  for (const { copy, of } of copies) {
    makeOwnDirectory(dirname(files[of]));
    await rename(copy, files[of]);
    await syncDirectory(dirname(files[of]));
  }
  return old.length > 0 ? aside : null;
}
