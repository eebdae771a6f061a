import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { StoreDamagedError } from "~/platform/ports/store";
import { tablesOf } from "./names.server";
import { toStoreError } from "./trouble.server";

/**
 * Bytes up to which a file is checked before it is used: about a second. A larger one is checked in
 * the background.
 */
const CHECKED_BEFORE_USE = 100_000_000;

/**
 * Throws `StoreDamagedError` for a file that has lost its content, which SQLite would take for a
 * new database. A file that was never written to doesn't look like that (lock.server.ts).
 */
export function requireContent(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new StoreDamagedError("the file has no bytes");
}

/** Throws `StoreDamagedError` if something in a file that isn't large can't be read. */
export function checkBeforeUse(db: DatabaseSync, file: string): void {
  if (statSync(file).size <= CHECKED_BEFORE_USE) requireWhole(db);
}

/**
 * Throws `StoreDamagedError` if the file's structure, its indexes or its documents can't be read.
 * SQLite keeps no checksums, so a changed letter goes unnoticed.
 */
export function requireWhole(db: DatabaseSync): void {
  try {
    for (const { collection, table } of tablesOf(db)) {
      const unreadable = db.prepare(`SELECT 1 FROM "${table}" WHERE NOT json_valid(data) LIMIT 1`).get();
      if (unreadable) throw new StoreDamagedError(`a document of ${collection} is not JSON`);
    }
    const found = db.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    // A heading may come before the finding.
    if (found !== "ok") throw new StoreDamagedError(String(found).split("\n").at(-1));
  } catch (error) {
    throw toStoreError(error);
  }
}

/** The error of a command or the start: it names a damaged file, with what to do. */
export function toOpenError(file: string, error: unknown): unknown {
  const trouble = toStoreError(error);
  if (!(trouble instanceof StoreDamagedError)) return trouble;
  return new StoreDamagedError(
    `${file} can’t be read: ${trouble.message}. Restore a backup with \`npm run restore -- --from DIR\`, which keeps ` +
      "what is there aside. Only where nothing was ever stored, delete it.",
    { cause: error },
  );
}

/**
 * Runs in a thread of its own, as a text because the bundle has no file for it. It reports SQLite's
 * first finding, or "ok".
 */
const checkStructure = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(workerData, { readOnly: true });
  let found;
  try {
    found = db.prepare("PRAGMA quick_check(1)").get().quick_check;
  } catch (error) {
    if (![11, 26].includes(error.errcode & 0xff)) throw error;
    found = error.message;
  }
  db.close();
  parentPort.postMessage(found);`;

/**
 * Checks the structure of a large file while it is in use, some seconds for a gigabyte, and reports
 * damage. A check that fails to run reports nothing: reads of the file fail in the same way.
 */
export function checkBehindUse(
  file: string,
  tell: (found: string) => void,
  above = CHECKED_BEFORE_USE,
): { stop(): void } {
  if (statSync(file).size <= above) return { stop: () => {} };
  const thread = new Worker(checkStructure, { eval: true, workerData: file });
  thread.unref();
  thread.on("message", (found) => {
    if (found !== "ok") tell(found);
  });
  thread.on("error", () => {});
  return { stop: () => void thread.terminate() };
}
