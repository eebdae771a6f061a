import { setTimeout as pause } from "node:timers/promises";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { timeFor } from "~/values/deadline.server";

/**
 * SQLite's primary result codes (sqlite.org/rescode.html); extended codes contain them in their low
 * byte.
 */
const locked: readonly number[] = [5, 6, 15]; // BUSY, LOCKED, PROTOCOL
const unavailable: readonly number[] = [...locked, 8, 10, 13, 14]; // READONLY, IOERR, FULL, CANTOPEN
const damaged: readonly number[] = [11, 26]; // CORRUPT, NOTADB

/** The error that `node:sqlite` throws for a result code. */
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

/**
 * Converts an SQLite error to the port's if it may pass or means a damaged file; returns every
 * other error unchanged.
 */
export function toStoreError(error: unknown): unknown {
  if (isDamage(error)) return new StoreDamagedError(error.message, { cause: error });
  if (!isSqliteError(error, unavailable)) return error;
  const { errcode, errstr } = error;
  return new StoreUnavailableError(`The database can’t answer: ${errstr} (${errcode})`, { cause: error });
}

/** Stored text is JSON when it is written, so text that isn't is damaged. */
function isDamage(error: unknown): error is SqliteError {
  return isSqliteError(error, damaged) || (isSqliteError(error, [1]) && error.message === "malformed JSON");
}

/**
 * Runs `operation` at once and, while another process holds the lock, again until `patienceMs` or
 * the caller's own deadline has passed; then throws `StoreUnavailableError`. SQLite's own waiting
 * would block every other request.
 */
export async function patiently<R>(patienceMs: number, operation: () => R | Promise<R>): Promise<R> {
  const deadline = performance.now() + timeFor(patienceMs);
  for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
    try {
      return await operation();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw toStoreError(error);
      await pause(wait * (0.5 + Math.random()));
    }
  }
}
