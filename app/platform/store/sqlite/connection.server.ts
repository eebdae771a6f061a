import type { DatabaseSync } from "node:sqlite";
import { checkBeforeUse, requireContent } from "./damage.server";
import { eraseWhatIsDeleted } from "./erasure.server";

/**
 * How long opening waits, in ms, for another process that builds indexes. No requests are served
 * before that.
 */
const OPENING_PATIENCE = 30_000;
/**
 * KiB. In a file of gigabytes the inner pages of tables and indexes alone are more than SQLite's
 * own 2 MiB, and would be read again with each look-up.
 */
const PAGES_IN_MEMORY = 32_768;
/** The write-ahead log is cut back to this many bytes after a burst. */
const LOG_SIZE_LIMIT = 67_108_864;

/**
 * Opens the file (":memory:" for none) and runs `prepare` with the long wait of opening; `alone`:
 * no other process has it open. A file that is seen to be damaged is not written to. Throws
 * `StoreDamagedError` and SQLite's errors.
 */
export function openConnection(
  file: string,
  prepare: (db: DatabaseSync) => void,
  { alone = true } = {},
): DatabaseSync {
  if (file !== ":memory:") requireContent(file);
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file);
  try {
    db.exec(`PRAGMA busy_timeout = ${OPENING_PATIENCE}`);
    if (file !== ":memory:") checkBeforeUse(db, file);
    db.exec("PRAGMA journal_mode = WAL");
    // In WAL mode NORMAL may lose the last commits in a power failure; an acknowledged write must
    // not be lost.
    db.exec("PRAGMA synchronous = FULL");
    db.exec(`PRAGMA cache_size = -${PAGES_IN_MEMORY}`);
    db.exec(`PRAGMA journal_size_limit = ${LOG_SIZE_LIMIT}`);
    prepare(db);
    // What was deleted in memory ends with the process.
    if (file !== ":memory:") eraseWhatIsDeleted(db, { alone });
    // From here on SQLite itself must not wait for locks, because that would block the whole
    // process. `patiently` does the waiting.
    db.exec("PRAGMA busy_timeout = 0");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
