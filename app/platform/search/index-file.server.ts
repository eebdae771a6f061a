import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { makeOwnDatabase } from "~/platform/store/own-files";
import { createLogEraser } from "~/platform/store/sqlite/erasure.server";
import { inTransaction } from "~/platform/store/sqlite/in-transaction.server";
import { ERASED_WITHIN } from "~/values/durations";
import type { IndexOf } from "./indexes";

/**
 * The files of an index in a data directory, SQLite's companions included. They can always be
 * deleted.
 */
export function searchFiles(directory: string, { name, format }: IndexOf): string[] {
  const file = join(directory, `${name}-${format}.sqlite`);
  return [file, `${file}-wal`, `${file}-shm`];
}

/**
 * Removes indexes of other formats, from which what is deleted would never be removed. Their
 * releases no longer run.
 */
export function removeOtherIndexes(directory: string, of: IndexOf): void {
  const own = searchFiles(directory, of);
  const files = new RegExp(`^${of.name}-[\\w-]+\\.sqlite(-wal|-shm)?$`);
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (files.test(name) && !own.includes(file)) rmSync(file, { force: true });
  }
}

/**
 * `postings` has a row for each list that an entry is in, the newest last.
 * `walk`: during or before which walk an entry was last written or met (entries.server.ts).
 */
const tables = `
  CREATE TABLE IF NOT EXISTS entries (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    soonest TEXT NOT NULL UNIQUE,
    walk INTEGER NOT NULL,
    main TEXT NOT NULL,
    rest TEXT NOT NULL,
    facets TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS postings (
    term TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (term, position)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS made (only INTEGER PRIMARY KEY CHECK (only = 1), walks INTEGER NOT NULL, cursor TEXT);
  INSERT OR IGNORE INTO made VALUES (1, 0, NULL);`;

const isMade = "SELECT 1 FROM sqlite_schema WHERE name = 'made'";

export interface IndexFile {
  db: DatabaseSync;
  /** Records a write. */
  note(): void;
  /** Whether this file is still the one under its name. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens the index of a directory (null: one in memory), and creates it if there is none. `durable`:
 * a commit waits until it is on the disk. Throws SQLite's errors.
 */
export function openIndexFile(directory: string | null, of: IndexOf, { durable = true } = {}): IndexFile {
  const [file = ""] = directory === null ? [":memory:"] : searchFiles(directory, of);
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  if (directory !== null) makeOwnDatabase(file);
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = WAL");
    db.exec(`PRAGMA synchronous = ${durable ? "FULL" : "NORMAL"}`);
    db.exec("PRAGMA secure_delete = ON");
    // Building changes pages all over the file: 64 MB of them stay in memory, and as many collect
    // in the log before they are copied.
    db.exec(`PRAGMA cache_size = -${durable ? 16_384 : 65_536}`);
    if (!durable) db.exec("PRAGMA wal_autocheckpoint = 16000");
    // Opening an existing index waits for no writer.
    if (!db.prepare(isMade).get()) inTransaction(db, "immediate", () => db.exec(tables));
  } catch (error) {
    db.close();
    throw error;
  }
  const eraser = createLogEraser(db, ERASED_WITHIN);
  const close = () => {
    eraser.stop();
    db.close();
  };
  if (directory === null) return { db, note: () => {}, isInPlace: () => true, close };
  const { ino, dev } = statSync(file);
  return {
    db,
    note: eraser.note,
    isInPlace() {
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.ino === ino && found.dev === dev;
    },
    close,
  };
}

/** Removes the index of a directory; the next process to open it creates a new one. */
export function removeIndexFile(directory: string, of: IndexOf): void {
  for (const file of searchFiles(directory, of)) if (existsSync(file)) rmSync(file, { force: true });
}
