import type { DatabaseSync } from "node:sqlite";
import type { Search, Searches, SearchMade, SearchWrite } from "~/platform/ports/search";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { patiently, toStoreError } from "~/platform/store/sqlite/trouble.server";
import { createEntries } from "./entries.server";
import { countFound, createMeanings, findPage, type SearchIndex, walkThrough } from "./find-page";
import { type IndexFile, openIndexFile, removeIndexFile, removeOtherIndexes } from "./index-file.server";
import { type IndexOf, toSearches } from "./indexes";
import { createKeptCounts } from "./kept-counts";
import { createLists } from "./lists.server";
import { startOf } from "./positions";
import { listsNear, nearestWord } from "./typos";
import { createWriters } from "./writers.server";

export interface SqliteSearchOptions {
  of: IndexOf;
  /**
   * The directory of the index, beside the store; null for one in memory. Processes may share it.
   */
  directory: string | null;
  /** How long a call waits for other processes' locks before `StoreUnavailableError`, in ms. */
  patienceMs?: number;
  /**
   * Whether a write waits until it is on the disk, because the entry's job is gone afterwards.
   * Building an index doesn't need it: if it loses entries it loses its later cursor, too.
   */
  durable?: boolean;
  /** How long a costly count is given again, in ms. */
  countsKeptMs?: number;
  /**
   * Called when an index in use was lost or damaged and a new one was created: it has to be rebuilt
   * from the store.
   */
  onLoss?: () => void;
}

/**
 * The embedded search: an inverted index in a SQLite file of its own (decisions/search.md). The
 * file is opened at its first use. If it is damaged or was removed, a new one is created; until
 * that is rebuilt from the store, the search finds what it has.
 */
export function createSqliteSearch({
  of,
  directory,
  patienceMs = 2_000,
  durable = true,
  countsKeptMs = 60_000,
  onLoss = () => {},
}: SqliteSearchOptions): Search {
  let opened: Opened | null = null;
  let closed = false;
  const writers = createWriters((works: readonly Work[]) => renewing(() => writeAlone(works)));

  function open(): Opened {
    if (closed) throw new StoreUnavailableError("The search is closed");
    if (opened?.isInPlace()) return opened;
    const isLost = opened !== null;
    drop();
    opened = openParts(directory, of, durable);
    if (isLost) onLoss();
    return opened;
  }

  function drop(): void {
    opened?.close();
    opened = null;
  }

  /** Runs `operation` on the existing index, and once more on a new one if that can't be read. */
  async function renewing<R>(operation: () => Promise<R>): Promise<R> {
    try {
      return await operation();
    } catch (error) {
      if (!(error instanceof DamagedIndex) || directory === null) throw error;
      drop();
      removeIndexFile(directory, of);
      const done = await operation();
      onLoss();
      return done;
    }
  }

  const ask = <R>(operation: (parts: Opened) => R): Promise<R> =>
    renewing(() => ofIndex(() => patiently(patienceMs, () => operation(open()))));

  /** Stores the results of all works, or nothing. */
  async function writeAlone(works: readonly Work[]): Promise<void> {
    // Lock before reading, so that the later reader writes later.
    const begin = () => {
      const parts = open();
      parts.db.exec("BEGIN IMMEDIATE");
      return parts;
    };
    const { db, entries, note } = await ofIndex(() => patiently(patienceMs, begin));
    try {
      let isWhole = false;
      for (const work of works) {
        const made = await ofIndex(entries.made);
        const write = await work(made);
        await ofIndex(() => entries.keep(write));
        isWhole ||= made.walks > 0 && write.made !== undefined;
      }
      await ofIndex(() => db.exec("COMMIT"));
      note();
      index.meanings.clear();
      if (directory !== null && isWhole) removeOtherIndexes(directory, of);
    } catch (error) {
      rollBack(db);
      throw error;
    }
  }

  const counts = createKeptCounts(countsKeptMs);
  const index: SearchIndex = {
    startOf,
    step: (wanted, from, limit) => ask(({ lists }) => lists.step(wanted, from, limit)),
    async count(wanted, from, most) {
      const walk = await walkThrough(index, { ...wanted, isCounted: true }, from, most);
      return { count: walk.hits.length, isCut: walk.stoppedAt !== null, isCostly: walk.steps > 1 };
    },
    nearestWord: (word) => ask(({ lists }) => nearestWord(word, lists.textsIn(listsNear(word)))),
    newestOf: (terms, wanted, from, limit) => ask(({ lists }) => lists.newestOf(terms, wanted, from, limit)),
    meanings: createMeanings(),
  };

  return {
    find: (query) => findPage(index, query),
    count: (query) => counts(JSON.stringify({ ...query, ...uncounted }), () => countFound(index, query)),
    write: writers.add,
    made: () => ask(({ entries }) => entries.made()),
    // An index in memory is as new as the store that feeds it.
    isComplete: async () => directory === null || (await ask(({ entries }) => entries.made())).walks > 0,
    async close() {
      await writers.ended();
      closed = true;
      drop();
    },
  };
}

type Work = (made: SearchMade) => Promise<SearchWrite>;

/** What of a query changes nothing about its count. */
const uncounted = { order: null, after: null, limit: null, closeTo: null };

/** The index itself can't be read, as opposed to the data to be written to it. */
class DamagedIndex extends StoreDamagedError {}

/** Converts SQLite's errors to the port's. */
async function ofIndex<R>(operation: () => R | Promise<R>): Promise<R> {
  try {
    return await operation();
  } catch (error) {
    const trouble = toStoreError(error);
    throw trouble instanceof StoreDamagedError
      ? new DamagedIndex(trouble.message, { cause: error })
      : trouble;
  }
}

type Opened = IndexFile & ReturnType<typeof prepare>;

function openParts(directory: string | null, of: IndexOf, durable: boolean): Opened {
  const file = openIndexFile(directory, of, { durable });
  return { ...file, ...prepare(file.db) };
}

function prepare(db: DatabaseSync) {
  return { entries: createEntries(db), lists: createLists(db) };
}

function rollBack(db: DatabaseSync): void {
  try {
    db.exec("ROLLBACK");
  } catch {
    // A full disk has ended the transaction already, or the file was closed.
  }
}

/** The embedded searches of a data directory; null for those in memory. */
export function createSqliteSearches(options: Omit<SqliteSearchOptions, "of">): Searches {
  return toSearches((of) => createSqliteSearch({ ...options, of }));
}
