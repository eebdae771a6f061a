import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { StoredDocument } from "~/platform/ports/collection";
import { requireContent, requireWhole, toOpenError } from "./damage.server";
import { tablesOf } from "./names.server";

/** How long a copy waits for a process that starts writing or ends, in ms. */
const PATIENCE = 10_000;

/**
 * Writes a copy of the file as of one moment, while others read and write it, and checks the whole
 * copy. `to` must not exist; it is readable by its owner only. Throws `StoreDamagedError` and
 * `StoreUnavailableError`.
 *
 * `VACUUM INTO` reads in one transaction. SQLite's online backup would restart with each write of
 * another process, and copies deleted content that isn't overwritten yet (decisions/backup.md).
 */
export function writeSnapshot(file: string, to: string): void {
  // SQLite uses an empty file for its copy and keeps its permissions.
  closeSync(openSync(to, "wx", 0o600));
  readingFrom(file, (db) => {
    db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    db.prepare("VACUUM INTO ?").run(to);
  });
  const written = openSync(to, "r+");
  // `VACUUM INTO` leaves this to its caller.
  fsyncSync(written);
  closeSync(written);
  readingFrom(to, requireWhole);
}

/** The number of documents in each collection, by name; empty ones left out. */
export function countDocuments(file: string): Record<string, number> {
  return readingFrom(file, (db) => {
    const counts = tablesOf(db).map(({ collection, table }) => {
      const { count } = db.prepare(`SELECT count(*) AS count FROM "${table}"`).get() as { count: number };
      return [collection, count] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  });
}

/** A collection's documents, as they are stored. */
export function listDocuments(file: string, collection: string): { id: string; data: StoredDocument }[] {
  return readingFrom(file, (db) => {
    const found = tablesOf(db).find((one) => one.collection === collection);
    if (!found) return [];
    return db
      .prepare(`SELECT id, data FROM "${found.table}"`)
      .all()
      .map(({ id, data }) => ({ id: String(id), data: JSON.parse(String(data)) }));
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
