import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { closeDatabase, makeOwnDirectory } from "~/platform/store/own-files";
import { openConnection } from "./connection.server";
import { toOpenError } from "./damage.server";
import { type FileLock, isUnused, shareFile } from "./lock.server";

/** A database that this process has open, possibly with others. */
export interface OpenFile {
  db: DatabaseSync;
  /** Whether the open file is still the one under its name. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens a database's file, or one in memory, and shares its lock while it is open. Throws
 * `StoreUnavailableError`, and `StoreDamagedError` with what to do.
 */
export function openFile(file: string, prepare: (db: DatabaseSync) => void): OpenFile {
  if (file === ":memory:") {
    const db = openConnection(file, prepare);
    return { db, isInPlace: () => true, close: () => db.close() };
  }
  let lock: FileLock | null = null;
  try {
    makeOwnDirectory(dirname(file));
    closeDatabase(file);
    const alone = isUnused(file);
    lock = shareFile(file);
    return heldOpen(file, openConnection(file, prepare, { alone }), lock);
  } catch (error) {
    lock?.release();
    throw toOpenError(file, error);
  }
}

function heldOpen(file: string, db: DatabaseSync, lock: FileLock): OpenFile {
  const opened = statSync(file);
  return {
    db,
    isInPlace() {
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.ino === opened.ino && found.dev === opened.dev;
    },
    close() {
      db.close();
      lock.release();
    },
  };
}
