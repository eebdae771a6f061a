import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { requireContent, requireWhole, toOpenError } from "./damage.server";
import { tablesOf } from "./names.server";

/** How long a copy waits for a process that begins to write or ends, in ms. */
const PATIENCE = 10_000;

/**
 * Writes a copy of the file as it stands at one moment, while others read and write it, and checks the copy whole.
 * `to` must not exist; it is readable for its owner alone. Throws `StoreDamagedError` and `StoreUnavailableError`.
 *
 * `VACUUM INTO` reads in one transaction. SQLite's online backup would begin anew with each write of another
 * process, and copies what was deleted before it was overwritten (decisions/backup.md).
 */
export function writeSnapshot(file: string, to: string): void {
  // SQLite takes an empty file for its copy and leaves its permissions as they are.
  closeSync(openSync(to, "wx", 0o600));
  readingFrom(file, (db) => {
    db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    db.prepare("VACUUM INTO ?").run(to);
  });
  const written = openSync(to, "r+");
  // `VACUUM INTO` leaves this to whoever asks for it.
  fsyncSync(written);
  closeSync(written);
  readingFrom(to, requireWhole);
}

/** How many documents each collection holds, by name; empty ones left out. */
export function countDocuments(file: string): Record<string, number> {
  return readingFrom(file, (db) => {
    const counts = tablesOf(db).map(({ collection, table }) => {
      const { count } = db.prepare(`SELECT count(*) AS count FROM "${table}"`).get() as { count: number };
      return [collection, count] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  });
}

function readingFrom<R>(file: string, work: (db: DatabaseSync) => R): R {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  try {
    requireContent(file);
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return work(db);
    } finally {
      db.close();
    }
  } catch (error) {
    throw toOpenError(file, error);
  }
}
