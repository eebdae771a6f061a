import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { timeFor } from "~/contract/deadline.server";
import { StoreUnavailableError } from "~/ports/store";

const locked = /^SQLITE_(BUSY|LOCKED|PROTOCOL)/;
const unavailable = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|CANTOPEN|READONLY)/;

/** The port's word for an SQLite error that may pass; every other error as it is. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError) || !unavailable.test(error.code)) return error;
  return new StoreUnavailableError(`The database can't answer: ${error.code}`, { cause: error });
}

/**
 * Runs `operation` at once and, while another process holds the lock, again until `patienceMs` have
 * passed, or whoever waits has no time left; then throws `StoreUnavailableError`. SQLite's own waiting would
 * block every other request.
 */
export async function patiently<R>(patienceMs: number, operation: () => R): Promise<R> {
  const deadline = performance.now() + timeFor(patienceMs);
  for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
    try {
      return operation();
    } catch (error) {
      const retry = error instanceof Database.SqliteError && locked.test(error.code);
      if (!retry || performance.now() > deadline) throw toStoreError(error);
      await pause(wait * (0.5 + Math.random()));
    }
  }
}
