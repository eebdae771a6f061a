import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";

/**
 * Creates a directory, and its parents, that only its owner may enter; restricts an existing one.
 */
export function makeOwnDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  closeToOthers(directory);
}

/**
 * Creates a database's file, if there is none, readable by its owner only: SQLite gives its
 * companion files the same mode. Restricts an existing file.
 */
export function makeOwnDatabase(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    // SQLite fails in the same way, and reports why.
  }
  closeDatabase(file);
}

/** The same for a file that may be missing. */
export function closeDatabase(file: string): void {
  for (const part of ["", "-wal", "-shm", "-journal"]) closeToOthers(file + part);
}

/**
 * Leaves files alone that we may not change: on a volume of another user, that user decides. A file
 * that is removed at this moment needs no restricting.
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
