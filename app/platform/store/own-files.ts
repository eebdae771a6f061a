import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";

/** Makes a directory that only its owner may enter, and what it lies in; closes one that others may. */
export function makeOwnDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  closeToOthers(directory);
}

/**
 * Makes a database's file, where there is none, so that only its owner may read it: what SQLite puts beside it gets the
 * same mode. What stands there already is closed to others.
 */
export function makeOwnDatabase(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    // SQLite meets the same, and says what it is.
  }
  closeDatabase(file);
}

/** The same of one that stands there, or not. */
export function closeDatabase(file: string): void {
  for (const part of ["", "-wal", "-shm", "-journal"]) closeToOthers(file + part);
}

/**
 * What isn't ours to change stays: of a volume that belongs to another user, that one decides. Where somebody removes
 * it at this moment there is nothing to close.
 */
function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EPERM", "EROFS", "ENOENT"].includes(code)) throw error;
  }
}
