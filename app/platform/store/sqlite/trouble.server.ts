import { setTimeout as pause } from "node:timers/promises";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { timeFor } from "~/platform/values/deadline.server";

/** SQLite's primary result codes (sqlite.org/rescode.html); the extended ones have them in their low byte. */
const locked: readonly number[] = [5, 6, 15]; // BUSY, LOCKED, PROTOCOL
const unavailable: readonly number[] = [...locked, 8, 10, 13, 14]; // READONLY, IOERR, FULL, CANTOPEN
const damaged: readonly number[] = [11, 26]; // CORRUPT, NOTADB

/** What `node:sqlite` throws for an answer of SQLite. */
interface SqliteError extends Error {
  code: "ERR_SQLITE_ERROR";
  errcode: number;
  errstr: string;
}

function isSqliteError(error: unknown, among: readonly number[]): error is SqliteError {
  const { code, errcode } = (error ?? {}) as Partial<SqliteError>;
  return code === "ERR_SQLITE_ERROR" && errcode !== undefined && among.includes(errcode & 0xff);
}

/** Whether another connection holds a lock that this one needs. */
export const isLocked = (error: unknown) => isSqliteError(error, locked);

/** The port's word for an SQLite error that may pass, or that says that the file is damaged; every other error as it is. */
export function toStoreError(error: unknown): unknown {
  if (isDamage(error)) return new StoreDamagedError(error.message, { cause: error });
  if (!isSqliteError(error, unavailable)) return error;
  const { errcode, errstr } = error;
  return new StoreUnavailableError(`The database can’t answer: ${errstr} (${errcode})`, { cause: error });
}

/** What is stored is JSON, so JSON that SQLite can't read was something else when it was written. */
function isDamage(error: unknown): error is SqliteError {
  return isSqliteError(error, damaged) || (isSqliteError(error, [1]) && error.message === "malformed JSON");
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
      if (!isLocked(error) || performance.now() > deadline) throw toStoreError(error);
      await pause(wait * (0.5 + Math.random()));
    }
  }
}
