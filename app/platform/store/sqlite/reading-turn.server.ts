import type { DatabaseSync } from "node:sqlite";

/** A number for a state of the file: another after each commit of another connection. */
export type FileState = number;

/**
 * The read transaction that the reads of one turn share: of one callback of the event loop, and of
 * the promises that it settles.
 */
export interface ReadingTurn {
  /**
   * Begins it if this is the turn's first read, and returns the state that it sees. Commits of this
   * connection don't change that number.
   */
  begin(): FileState;
  /** Ends it, before this connection writes; otherwise it ends with the turn. */
  end(): void;
}

/**
 * All reads of a turn see the file as of the first, so documents in memory and rows of the file go
 * together. A callback sees all that was committed before it began: a request that follows from
 * what another process has answered finds it. SQLite takes and releases its lock once a turn
 * instead of with each read, and is asked once whether others have committed: together these were
 * a tenth of a page.
 */
export function createReadingTurn(db: DatabaseSync): ReadingTurn {
  const begin = db.prepare("BEGIN");
  const version = db.prepare("PRAGMA data_version");
  const commit = db.prepare("COMMIT");
  let state: FileState | null = null;

  function end(): void {
    if (state === null) return;
    state = null;
    endQuietly();
  }

  function endQuietly(): void {
    try {
      commit.run();
    } catch {
      // A failed read has ended the transaction already, or the database is closed.
    }
  }

  return {
    begin() {
      if (state !== null) return state;
      begin.run();
      try {
        state = version.get()?.data_version as FileState;
      } catch (error) {
        endQuietly();
        throw error;
      }
      process.nextTick(end);
      return state;
    },
    end,
  };
}
