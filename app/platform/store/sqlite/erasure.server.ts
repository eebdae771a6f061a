import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "~/platform/ports/store";
import { toStoreError } from "./trouble.server";

/** `user_version` of a file that was written anew since deletions are overwritten. */
const ERASING = 1;
/** Bytes up to which a file is written anew at each start: about a second. */
const REWRITTEN_AT_START = 100_000_000;

/**
 * Has SQLite overwrite with zeros whatever is deleted; FAST would leave whole pages that became free as they are.
 * Two things it doesn't reach, so the file is written anew at the start: what was deleted before, by an older
 * release, and copies that stay behind in a page when half of it moves to another
 * (decisions/store.md). Beside other
 * processes, whose writers would have to wait for it, or where the disk has no room for a second copy, a later start
 * does it.
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
 * Sees to it that what was deleted or replaced also leaves the write-ahead log: SQLite writes over old pages there
 * when it comes to it, which on a quiet day is never. `withinMs` after a write, of which `note` is told, the log is
 * written into the file and emptied; while another process reads from it, after as long again.
 */
export function createLogEraser(db: DatabaseSync, withinMs: number) {
  let timer: NodeJS.Timeout | undefined;
  function erase(): void {
    timer = undefined;
    if (!emptyLog(db)) note();
  }
  function note(): void {
    timer ??= setTimeout(erase, withinMs).unref();
  }
  return { note, stop: () => clearTimeout(timer) };
}

/** Whether it could be emptied: false while somebody else reads or writes. */
function emptyLog(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } catch (error) {
    if (toStoreError(error) instanceof StoreUnavailableError) return false;
    throw error;
  }
}
