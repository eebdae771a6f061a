import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "~/platform/ports/store";
import { inTransaction } from "./in-transaction.server";
import { toStoreError } from "./trouble.server";

/** How often emptying a log that others read is tried again at once, and after how many ms. */
const MORE_TRIES = 20;
const NEXT_TRY = 50;

/** `user_version` of a file that was rewritten since deletions are overwritten. */
const ERASING = 1;
/** Bytes up to which a file is rewritten at each start: about a second. */
const REWRITTEN_AT_START = 100_000_000;

/**
 * Makes SQLite overwrite deleted content with zeros; FAST would leave whole freed pages as they
 * are. Two things are out of its reach, so the file is rewritten at the start: deletions by an
 * older release, and copies that stay behind in a page when half of it moves to another
 * (decisions/store-safety.md). If other processes use the file, whose writers would have to wait,
 * or if the disk has no room for a second copy, a later start does it.
 */
export function eraseWhatIsDeleted(db: DatabaseSync, { alone }: { alone: boolean }): void {
  db.exec("PRAGMA secure_delete = ON");
  if (!alone) return;
  try {
    const isErasing = db.prepare("PRAGMA user_version").get()?.user_version === ERASING;
    if (!isErasing || sizeOf(db) <= REWRITTEN_AT_START) db.exec(`VACUUM; PRAGMA user_version = ${ERASING}`);
    emptyLog(db);
  } catch (error) {
    if (!(toStoreError(error) instanceof StoreUnavailableError)) throw error;
  }
}

function sizeOf(db: DatabaseSync): number {
  const size = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size";
  return Number(db.prepare(size).get()?.size);
}

/**
 * Removes deleted or replaced content from the write-ahead log as well: SQLite overwrites old pages
 * there only when it reuses them, which on a quiet day is never. `withinMs` after a write, reported
 * to `note`, the log is written into the file and emptied; if another process is reading from it,
 * which takes milliseconds, it is tried some more times, and then after as long again. `endReads`
 * ends what `db` is reading itself.
 */
export function createLogEraser(db: DatabaseSync, withinMs: number, endReads = () => {}) {
  let timer: NodeJS.Timeout | undefined;
  function erase(triesLeft: number): void {
    timer = undefined;
    endReads();
    if (emptyLog(db)) return;
    if (triesLeft > 0) timer = setTimeout(erase, NEXT_TRY, triesLeft - 1).unref();
    else note();
  }
  function note(): void {
    timer ??= setTimeout(erase, withinMs, MORE_TRIES).unref();
  }
  return { note, stop: () => clearTimeout(timer) };
}

/**
 * Whether it could be emptied: false while another connection reads or anyone writes. Beside a
 * writer it isn't tried: SQLite would copy the whole log into the file before it found out, each
 * time, and keep the writer from doing so.
 */
function emptyLog(db: DatabaseSync): boolean {
  if (!isAtRest(db)) return false;
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } catch (error) {
    if (toStoreError(error) instanceof StoreUnavailableError) return false;
    throw error;
  }
}

/** Whether nothing writes: no other connection, and this one has no transaction open. */
function isAtRest(db: DatabaseSync): boolean {
  try {
    inTransaction(db, "immediate", () => {});
    return true;
  } catch {
    return false;
  }
}
