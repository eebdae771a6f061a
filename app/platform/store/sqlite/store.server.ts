import {
  type DocumentName,
  type Query,
  type Store,
  StoreDamagedError,
  StoreUnavailableError,
} from "~/platform/ports/store";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { createTransact } from "~/platform/store/optimistic.server";
import { ERASED_WITHIN } from "~/values/durations";
import { checkBehindUse } from "./damage.server";
import { createDocuments } from "./documents.server";
import { createLogEraser } from "./erasure.server";
import { createGiveWay } from "./give-way.server";
import { createGroupCommits } from "./group-commits.server";
import { inTransaction } from "./in-transaction.server";
import { openFile } from "./open-file.server";
import { createReadingTurn } from "./reading-turn.server";
import { addIndexes } from "./schema.server";
import { createDraft, type Draft } from "./transaction.server";
import { patiently } from "./trouble.server";
import { createWatches } from "./watches.server";

export interface SqliteStoreOptions {
  /**
   * Path of the database; ":memory:" for one that ends with the store. Processes may share a file.
   */
  file: string;
  /** The content of `firestore.indexes.json`. */
  indexes: IndexFile;
  /** How long a call waits for other processes' locks before `StoreUnavailableError`, in ms. */
  patienceMs?: number;
  /** Deleted content has left every file of the database after this, in ms. */
  erasedWithinMs?: number;
  /** Called once, when unreadable content is found while the store is in use. */
  onDamage?: (found: string) => void;
}

export interface SqliteStore extends Store {
  /** Starts to check a file that was too large to be checked when it was opened. */
  checkBehindUse(): void;
}

/**
 * Opens the embedded engine and adds the missing declared indexes, which on a large file takes a
 * while. Throws `StoreUnavailableError` when the file can't be opened, `StoreDamagedError` when it
 * can't be read.
 *
 * Processes of different releases may share a file: an index that another process declares isn't
 * dropped here. Once unreadable content was found, the store accepts no more writes: a backup has
 * to be restored, and they would be lost. The same applies to a file that was removed or replaced.
 */
export function createSqliteStore({
  file,
  indexes,
  patienceMs = 2_000,
  erasedWithinMs = ERASED_WITHIN,
  onDamage = () => {},
}: SqliteStoreOptions): SqliteStore {
  const planner = createIndexPlanner(indexes);
  const { db, isInPlace, close } = openFile(file, (opened) => addIndexes(opened, planner.keys));
  const turn = createReadingTurn(db);
  const documents = createDocuments(db, planner, turn);
  const watches = createWatches(db, documents, { isShared: file !== ":memory:" });
  const logEraser = createLogEraser(db, erasedWithinMs, turn.end);
  // In memory there is little to walk through, and the order of what happens stays the same.
  const giveWay = file === ":memory:" ? () => undefined : createGiveWay();
  const commits = createGroupCommits({
    db,
    textOf: (collection, id) => documents.find(collection, id)?.data,
    turn,
    grouped: file !== ":memory:",
    requireWritable,
    onCommit(written) {
      logEraser.note();
      watches.note(written);
    },
  });
  let closed = false;
  let damage: StoreDamagedError | null = null;
  let check: ReturnType<typeof checkBehindUse> | null = null;

  function noteDamage(error: StoreDamagedError): void {
    if (!damage) onDamage(error.message);
    damage ??= error;
  }

  function requireWritable(): void {
    if (damage) throw damage;
    if (!isInPlace()) throw new StoreUnavailableError("The database’s file is not in its place any more");
  }

  /** Passes on the result or error of `call`, and remembers any damage that it found. */
  async function watched<R>(call: () => Promise<R>): Promise<R> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof StoreDamagedError) noteDamage(error);
      throw error;
    }
  }

  function attempt<R>(operation: () => R | Promise<R>): Promise<R> {
    const run = () =>
      patiently(patienceMs, () => {
        if (closed) throw new StoreUnavailableError("The store is closed");
        return operation();
      });
    return giveWay()?.then(run) ?? run();
  }

  /**
   * A read, which mostly answers at once, and then through one promise instead of five. One that
   * fails is tried again as patiently as any call.
   */
  function read<R>(operation: () => R): Promise<R> {
    const way = giveWay();
    if (!way && !closed) {
      try {
        return Promise.resolve(operation());
      } catch {
        // The next attempt tells what it is.
      }
    }
    return watched(() => (way ? way.then(() => attempt(operation)) : attempt(operation)));
  }

  /** False if something that the work read has changed since. */
  function finish(draft: Draft, worked: boolean): Promise<boolean> {
    return attempt(() => {
      const written = worked ? draft.written() : [];
      if (written.length === 0) {
        turn.end();
        return inTransaction(db, "deferred", draft.holds);
      }
      requireWritable();
      // A missing table is created before the commit begins.
      for (const { collection } of written) documents.open(collection);
      return commits.add(draft);
    });
  }

  const transact = createTransact({
    begin: () => createDraft(documents, attempt, commits.commitBefore),
    finish,
    pauseMs: 8,
  });

  return {
    get<T>(collection: string, id: string) {
      return read(() => documents.read<T>(collection, id));
    },
    getMany<T>(collection: string, ids: readonly string[]) {
      return read(() => documents.readMany<T>(collection, ids));
    },
    query: <T>(query: Query) => read(() => documents.readPage<T>(query)),
    transact: (work) => watched(() => transact(work)),
    watch: watches.watch,
    marks: (names: readonly DocumentName[]) =>
      read(() => documents.marksOf(names).map((mark) => (mark === null ? null : String(mark)))),
    checkBehindUse() {
      check ??= checkBehindUse(file, (found) => noteDamage(new StoreDamagedError(found)));
    },
    async close() {
      check?.stop();
      watches.close();
      if (!closed) commits.commitWaiting();
      logEraser.stop();
      turn.end();
      if (!closed) close();
      closed = true;
    },
  };
}
