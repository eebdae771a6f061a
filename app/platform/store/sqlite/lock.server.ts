import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { makeOwnDatabase, makeOwnDirectory } from "~/platform/store/own-files";
import { isLocked } from "./trouble.server";

/**
 * A process with an open database holds `{file}.lock` together with others; one that replaces the
 * database holds it alone. These are SQLite's own locks on a file without content: the system
 * releases them when a process is killed, and they are independent of the database's own file.
 */
export interface FileLock {
  release(): void;
}

/** How long opening waits for another process that creates or replaces the file, in ms. */
const PATIENCE = 5_000;

/** Where a restore keeps the unfinished file. */
export const unfinishedRestore = (file: string) => join(dirname(file), "restoring");

/**
 * Holds the file together with others, and creates it if there is none. Throws
 * `StoreUnavailableError` while another process holds it alone, and `StoreDamagedError` if a
 * restore was interrupted before it had put the file in its place.
 */
export function shareFile(file: string): FileLock {
  makeOwnDirectory(dirname(file));
  const lock = openLock(file, PATIENCE);
  try {
    if (!existsSync(file)) makeAlone(lock, file);
    // A transaction that has read keeps its lock until it ends.
    lock.exec("BEGIN");
    lock.prepare("SELECT 1 FROM sqlite_schema").get();
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (isLocked(error)) throw new StoreUnavailableError(`Another process holds ${file} alone.`);
    throw error;
  }
}

/**
 * Holds the file alone; null while another process has it open, even one of a release without this
 * lock.
 */
export function holdAlone(file: string): FileLock | null {
  const lock = openLock(file, 0);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (!isOpenElsewhere(file)) return { release: () => lock.close() };
  } catch (error) {
    if (!isLocked(error)) {
      lock.close();
      throw error;
    }
  }
  lock.close();
  return null;
}

/**
 * Whether no process has the file open; of several that open it at this moment, at most one gets
 * true.
 */
export function isUnused(file: string): boolean {
  const probe = openLock(file, 0);
  try {
    probe.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  } finally {
    probe.close();
  }
}

/**
 * Whether another process has the database's own file open. False for a file that isn't a database,
 * because it can't be known.
 */
function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file);
  try {
    lockFile(db);
    return false;
  } catch (error) {
    return isLocked(error);
  } finally {
    db.close();
  }
}

/** Takes a WAL database's file for this connection alone. Throws SQLite's errors. */
export function lockFile(db: DatabaseSync): void {
  // Every connection to a WAL database holds a shared lock on the file while it is open; this one
  // requests the exclusive lock instead (sqlite.org/wal.html, "Use of WAL Without Shared-Memory").
  db.exec("PRAGMA locking_mode = EXCLUSIVE");
  db.exec("BEGIN IMMEDIATE; COMMIT");
}

function openLock(file: string, patienceMs: number): DatabaseSync {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  makeOwnDatabase(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`);
  lock.exec(`PRAGMA busy_timeout = ${patienceMs}`);
  return lock;
}

/**
 * Created under another name first: so an empty file is never one in the making, but one that lost
 * its content.
 */
function makeAlone(lock: DatabaseSync, file: string): void {
  if (existsSync(unfinishedRestore(file))) throw new StoreDamagedError("a restore was cut off");
  lock.exec("BEGIN EXCLUSIVE");
  if (!existsSync(file)) {
    const draft = `${file}.new`;
    rmSync(draft, { force: true });
    makeOwnDatabase(draft);
    const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
    const db = new DatabaseSync(draft);
    db.exec("PRAGMA journal_mode = WAL");
    db.close();
    renameSync(draft, file);
  }
  lock.exec("COMMIT");
}
