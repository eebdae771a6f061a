import type { Page, Store, StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";

/** Counts documents as Firestore bills them. */
export interface StoreMeter {
  read(collection: string, documents: number): void;
  wrote(collection: string, documents: number): void;
  removed(collection: string, documents: number): void;
}

/**
 * The store, with a count of every document that it reads and writes: a read that finds nothing
 * counts, as does the look for a next page; a transaction's reads count with each try and its
 * writes once; a watched document counts as read at the beginning and after each change.
 */
export function meterStore(store: Store, meter: StoreMeter): Store {
  return {
    ...meterReads(store, meter),
    async transact(work) {
      let counted: (() => void)[] = [];
      const answer = await store.transact((tx) => {
        counted = [];
        return work(meterTransaction(tx, meter, counted));
      });
      for (const count of counted) count();
      return answer;
    },
    marks(documents) {
      for (const [collection] of documents) meter.read(collection, 1);
      return store.marks(documents);
    },
    watch(collection, id, onChange) {
      meter.read(collection, 1);
      return store.watch(collection, id, () => {
        meter.read(collection, 1);
        onChange();
      });
    },
    close: () => store.close(),
  };
}

function meterReads(reads: StoreReads, meter: StoreMeter): StoreReads {
  return {
    get<T>(collection: string, id: string): Promise<Versioned<T> | null> {
      meter.read(collection, 1);
      return reads.get<T>(collection, id);
    },
    getMany<T>(collection: string, ids: readonly string[]) {
      if (ids.length > 0) meter.read(collection, ids.length);
      return reads.getMany<T>(collection, ids);
    },
    async query<T>(query: Parameters<StoreReads["query"]>[0]): Promise<Page<T>> {
      const page = await reads.query<T>(query);
      meter.read(query.collection, Math.max(1, page.items.length + (page.next === null ? 0 : 1)));
      return page;
    },
  };
}

function meterTransaction(
  tx: StoreTransaction,
  meter: StoreMeter,
  counted: (() => void)[],
): StoreTransaction {
  return {
    ...meterReads(tx, meter),
    set(collection, id, data) {
      counted.push(() => meter.wrote(collection, 1));
      tx.set(collection, id, data);
    },
    delete(collection, id) {
      counted.push(() => meter.removed(collection, 1));
      tx.delete(collection, id);
    },
  };
}
