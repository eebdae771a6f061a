import type { Store, StoreReads } from "~/platform/ports/store";

/**
 * The collections that authentication reads and writes while a page waits. A web process shares
 * these with its API, but none of the market's (decisions/processes.md). Jobs and sweeps, which run
 * beside the API, see the whole store.
 */
export const authCollections = [
  "accounts",
  "activity",
  "addressChanges",
  "administrators",
  "attempts",
  "challenges",
  "jobs",
  "keptForms",
  "limits",
  "links",
  "passkeys",
  "sessions",
] as const;

/** The store limited to these collections: asking for another one is a bug, and throws. */
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
    watch: (collection, id, onChange) => store.watch(own(collection), id, onChange),
    close: () => store.close(),
  };
}
