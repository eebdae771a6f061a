import type { Query, StoreTransaction } from "~/platform/ports/store";
import { createPendingWrites, type PendingWrite } from "~/platform/store/pending-writes.server";
import { type Documents, type Found, type FoundPage, type Source, toVersioned } from "./documents.server";

/** A document as the work saw it; null if it was missing. */
export interface SeenDocument {
  collection: string;
  id: string;
  found: Found | null;
}

/** A query's result as the work saw it. */
export interface SeenPage {
  query: Query;
  marks: string;
}

/** The reads and pending writes of one run of a transaction's work. */
export interface Draft {
  tx: StoreTransaction;
  /** The documents that were read by id. */
  documents(): SeenDocument[];
  pages(): SeenPage[];
  /** The document as it was read, by id or by a query; undefined if it wasn't read. */
  seen(collection: string, id: string): Found | null | undefined;
  written(): PendingWrite[];
  /** The number of reads. The results of one read are of one moment. */
  reads(): number;
  /** Whether two reads contradict each other. */
  isTorn(): boolean;
  /** Ends the draft: promises that the work forgot to await can't read or write any more. */
  seal(): void;
}

/**
 * A draft whose reads go through `read`, outside Firestore's own transactions, so that nothing is
 * locked.
 */
export function createDraft(
  read: <R>(ask: (documents: Documents, source: Source) => Promise<R>) => Promise<R>,
): Draft {
  const byId = new Map<string, SeenDocument>();
  const inPages = new Map<string, Found>();
  const pages: SeenPage[] = [];
  const writes = createPendingWrites();
  let reads = 0;
  let torn = false;
  let sealed = false;
  const keyOf = (collection: string, id: string) => `${collection}/${id}`;

  function requireOpen() {
    if (sealed) throw new Error("The transaction is over");
  }

  async function ask<R>(work: (documents: Documents, source: Source) => Promise<R>): Promise<R> {
    if (!writes.isEmpty()) throw new Error("A transaction reads before it writes");
    requireOpen();
    const found = await read(work);
    reads += 1;
    return found;
  }

  function noteMark(key: string, found: Found | null) {
    const earlier = byId.get(key)?.found ?? inPages.get(key);
    if (earlier === undefined && !byId.has(key)) return;
    if (earlier?.mark !== found?.mark) torn = true;
  }

  async function getMany(collection: string, ids: readonly string[]): Promise<(Found | null)[]> {
    const asked = [...ids];
    const found = await ask((documents, source) => documents.find(source, documents.name(collection, asked)));
    for (const [at, id] of asked.entries()) {
      const one = found[at] ?? null;
      noteMark(keyOf(collection, id), one);
      byId.set(keyOf(collection, id), { collection, id, found: one });
    }
    return found;
  }

  const tx: StoreTransaction = {
    async get<T>(collection: string, id: string) {
      const [found] = await getMany(collection, [id]);
      return found ? toVersioned<T>(found) : null;
    },
    async getMany<T>(collection: string, ids: readonly string[]) {
      return (await getMany(collection, ids)).map((found) => found && toVersioned<T>(found));
    },
    async query<T>(query: Query) {
      const asked = structuredClone(query);
      const page = await ask((documents, source) => {
        documents.checkPage(asked);
        return documents.findPage(source, asked);
      });
      pages.push({ query: asked, marks: marksOf(page) });
      for (const found of page.found) {
        const key = keyOf(asked.collection, found.id);
        noteMark(key, found);
        inPages.set(key, found);
      }
      return { items: page.found.map(toVersioned<T>), next: page.next };
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
    documents: () => [...byId.values()],
    pages: () => pages,
    seen(collection, id) {
      const key = keyOf(collection, id);
      return byId.has(key) ? byId.get(key)?.found : inPages.get(key);
    },
    written: writes.all,
    reads: () => reads,
    isTorn: () => torn,
    seal() {
      sealed = true;
    },
  };
}

/** Two results of a query with equal marks are equal. */
export const marksOf = ({ found, next }: FoundPage) =>
  `${found.map(({ id, mark }) => `${id} ${mark}`).join()} ${next !== null}`;
