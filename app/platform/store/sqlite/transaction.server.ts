import type { Query, StoreTransaction } from "~/platform/ports/store";
import { createPendingWrites } from "~/platform/store/pending-writes.server";
import type { Documents, Row } from "./documents.server";

/** The reads and pending writes of one run of a transaction's work. */
export interface Draft {
  tx: StoreTransaction;
  /** The documents to write; null as text removes one. */
  written(): readonly { collection: string; id: string; text: string | null }[];
  /** Whether everything that was read is unchanged. */
  holds(): boolean;
  /** Writes everything. Inside the transaction that called `holds`. */
  write(): void;
  /** Ends the draft: promises that the work forgot to await can't read or write any more. */
  seal(): void;
}

/** What a draft is about to read: documents of a collection, or what a query finds in it. */
export type Asked = readonly [collection: string, ids: readonly string[] | Query];

/**
 * A draft over `documents`, whose reads go through `read` (which waits for locks). `beforeRead` is
 * told of each first. A read, of a document or a query, is kept so that it can be repeated at
 * commit. So a document that a query would newly find counts as a change, and one outside it
 * doesn't.
 */
export function createDraft(
  documents: Documents,
  read: <R>(operation: () => R) => Promise<R>,
  beforeRead: (...asked: Asked) => void = () => undefined,
): Draft {
  const questions: (() => boolean)[] = [];
  const writes = createPendingWrites();
  let sealed = false;

  async function ask<R>(asked: Asked, find: () => R, marksOf: (found: R) => string): Promise<R> {
    if (!writes.isEmpty()) throw new Error("A transaction reads before it writes");
    requireOpen();
    const found = await read(() => {
      beforeRead(...asked);
      return find();
    });
    const marks = marksOf(found);
    questions.push(() => marksOf(find()) === marks);
    return found;
  }

  function requireOpen() {
    if (sealed) throw new Error("The transaction is over");
  }

  const tx: StoreTransaction = {
    async get<T>(collection: string, id: string) {
      const row = await ask([collection, [id]], () => documents.find(collection, id), markOf);
      return row ? documents.toVersioned<T>(collection, row) : null;
    },
    async getMany<T>(collection: string, ids: readonly string[]) {
      const asked = [...ids];
      const rows = await ask([collection, asked], () => documents.findMany(collection, asked), marksOf);
      return rows.map((row) => (row ? documents.toVersioned<T>(collection, row) : null));
    },
    async query<T>(query: Query) {
      const asked = structuredClone(query);
      const { rows, next } = await ask(
        [asked.collection, asked],
        () => documents.findPage(asked),
        ({ rows, next }) => `${marksOf(rows)} ${next !== null}`,
      );
      return { items: rows.map((row) => documents.toVersioned<T>(asked.collection, row)), next };
    },
    set(collection, id, data, version) {
      requireOpen();
      writes.set(collection, id, data, version);
    },
    delete(collection, id) {
      requireOpen();
      writes.delete(collection, id);
    },
  };

  return {
    tx,
    written: writes.all,
    holds: () => questions.every((same) => same()),
    write() {
      for (const { collection, id, text, version } of writes.all())
        documents.write(collection, id, text, version);
    },
    seal() {
      sealed = true;
    },
  };
}

const markOf = (row: Row | undefined) => String(row?.mark ?? 0);
const marksOf = (rows: readonly (Row | undefined)[]) => rows.map(markOf).join();
