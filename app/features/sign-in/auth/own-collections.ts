import type { Store, StoreReads } from "~/platform/ports/store";

/** The store with these collections alone: to ask for another one is a bug, and throws. */
export function onlyCollections(store: Store, collections: readonly string[]): Store {
  const known = new Set(collections);
  function own(collection: string): string {
    if (known.has(collection)) return collection;
    throw new Error(
      `“${collection}” is none of authentication’s collections: say so in it with shared: true`,
    );
  }
  const readsOf = (reads: StoreReads): StoreReads => ({
    get: async (collection, id) => reads.get(own(collection), id),
    getMany: async (collection, ids) => reads.getMany(own(collection), ids),
    query: async (query) => reads.query({ ...query, collection: own(query.collection) }),
  });
  return {
    ...readsOf(store),
    transact: (work) =>
      store.transact((tx) =>
        work({
          ...readsOf(tx),
          set: (collection, id, data) => tx.set(own(collection), id, data),
          delete: (collection, id) => tx.delete(own(collection), id),
        }),
      ),
    marks: async (documents) => store.marks(documents.map(([collection, id]) => [own(collection), id])),
    watch: (collection, id, onChange) => store.watch(own(collection), id, onChange),
    close: () => store.close(),
  };
}
