import { Trouble } from "~/values/trouble";

/**
 * The document store. It offers only what Firestore can do at any size, so that an engine can be
 * swapped and no page gets slower as data grows: every query by a field needs an index declared in
 * `firestore.indexes.json`, and every engine refuses one that has none.
 *
 * Documents are plain JSON objects: strings, numbers, booleans, null, arrays and objects; no
 * `undefined`, no Date. Times are ISO 8601 UTC strings.
 */
export interface Store extends StoreReads {
  /**
   * Runs `work` against a consistent view and commits its writes together, or not at all.
   * Optimistic: when a document that `work` read, found by a query, or read as missing has changed
   * before the commit, nothing is written and `work` runs again (at most 8 times, then
   * `StoreContentionError`). `work` therefore must have no effect besides its writes. All reads
   * come before the first write.
   *
   * Some engines don't notice that a query would find one more document by now. So mutual exclusion
   * must rest on a document that both rivals read and write, never on a query that finds nothing
   * (decisions/store.md).
   */
  transact<R>(work: (tx: StoreTransaction) => Promise<R>): Promise<R>;
  /**
   * Calls `onChange` after each commit that wrote or removed this document, by any process, within
   * a tenth of a second. Commits in quick succession may cause one call, and a call may come
   * without a change. The initial state causes no call: watch first, then read. `onChange` must not
   * throw. Returns a function that stops watching.
   */
  watch(collection: string, id: string, onChange: () => void): () => void;
  /**
   * Of each document a mark that is another one after every write, also after it was removed and
   * made again; null where there is none. All of them at one moment, at the cost of one read. At
   * most 100.
   */
  marks(documents: readonly DocumentName[]): Promise<(string | null)[]>;
  /** Ends the engine; later calls reject, and all watches end. */
  close(): Promise<void>;
}

export type DocumentName = readonly [collection: string, id: string];

/** What is read is frozen, or may be: an engine gives the same document to all who read it. */
export interface StoreReads {
  /** The document, or null when there is none. */
  get<T>(collection: string, id: string): Promise<Versioned<T> | null>;
  /** The documents in the order of `ids`, null where there is none. At most 100 ids. */
  getMany<T>(collection: string, ids: readonly string[]): Promise<(Versioned<T> | null)[]>;
  /** One page of documents. Throws `MissingIndexError` when no declared index serves the query. */
  query<T>(query: Query): Promise<Page<T>>;
}

export interface StoreTransaction extends StoreReads {
  /**
   * Creates or replaces a document at commit. In an append-only collection
   * (values/append-only.ts) the transaction fails if the document exists, as it does on `delete`.
   * `version`: the version of a document moved from another store, used unless it is lower than the
   * next one here (operations/dump).
   */
  set<T extends object>(collection: string, id: string, data: T, version?: number): void;
  /** Removes a document at commit; removing none is no error. */
  delete(collection: string, id: string): void;
}

export interface Versioned<T> {
  id: string;
  /** Rises with every write of this document; 1 for a new one. */
  version: number;
  data: T;
}

/**
 * Equality on any number of fields, at most one array-contains, at most one order. With none of
 * them it lists all documents of the collection, by id: for jobs that have to see each one, never
 * for a page.
 */
export interface Query {
  readonly collection: string;
  readonly where?: Readonly<Record<string, string | number | boolean | null>>;
  readonly contains?: { field: string; value: string };
  /**
   * The ordered field must be unique in the collection (`ISO time + id`) for cursors to be exact.
   */
  readonly orderBy?: { field: string; direction: "asc" | "desc" };
  /** Only documents whose ordered field is at most this (inclusive): "what is due by now". */
  readonly atMost?: string;
  /** The `next` of an earlier page of the same query. Throws `InvalidCursorError` for any other. */
  readonly after?: string | null;
  /** 1 to 100. */
  readonly limit: number;
}

export interface Page<T> {
  items: Versioned<T>[];
  /** Opaque cursor of the following page; null when this is the last. */
  next: string | null;
}

/** No index in `firestore.indexes.json` serves the query. A bug, never a condition to handle. */
export class MissingIndexError extends Error {
  override name = "MissingIndexError";
}

/** A forged cursor, or one of another query. */
export class InvalidCursorError extends Error {
  override name = "InvalidCursorError";
}

/** A transaction lost the race too often. Worth retrying later. */
export class StoreContentionError extends Trouble {
  override name = "StoreContentionError";
}

/** The engine can't answer now (locked, disk full, unreachable). Worth retrying later. */
export class StoreUnavailableError extends Trouble {
  override name = "StoreUnavailableError";
}

/** Writing is switched off for now (operations/read-only/site-mode.ts). Worth retrying later. */
export class StoreReadOnlyError extends StoreUnavailableError {
  override name = "StoreReadOnlyError";
}

/**
 * A stored document, or the store as a whole, can't be read any more. Retrying is useless: an
 * operator has to restore a backup. `message` describes the damage, for the log.
 */
export class StoreDamagedError extends Error {
  override name = "StoreDamagedError";
}
