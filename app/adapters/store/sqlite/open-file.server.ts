import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StoreDamagedError } from "~/ports/store";
import { openConnection } from "./connection.server";
import { shareFile } from "./lock.server";
import { toStoreError } from "./trouble.server";

/** A database that this process has open with others. */
export interface OpenFile {
  db: DatabaseSync;
  /** Whether the file that is open is still the one that others find under its name. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens a database's file, or one in memory, and holds it with others for as long as it is open. Throws
 * `StoreUnavailableError`, and `StoreDamagedError` with what to do.
 */
export function openFile(file: string, prepare: (db: DatabaseSync) => void): OpenFile {
  if (file === ":memory:") {
    const db = openConnection(file, prepare);
    return { db, isInPlace: () => true, close: () => db.close() };
  }
  try {
    const lock = shareFile(file);
    try {
      const db = openConnection(file, prepare);
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
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    const trouble = toStoreError(error);
    if (!(trouble instanceof StoreDamagedError)) throw trouble;
    throw new StoreDamagedError(`${file} can't be read: ${trouble.message}. ${whatToDo}`, { cause: error });
  }
}

const whatToDo =
  "Restore a backup with `npm run restore -- --from DIR`, which keeps this file aside. " +
  "Only where nothing was ever stored, delete it.";
