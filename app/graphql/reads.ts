import DataLoader from "dataloader";
import type { Store, StoreReads, Versioned } from "~/ports/store";

/**
 * The reads of one request: a document is read once, and those that are asked for together come by
 * one `getMany`. Queries go through. Made anew after a mutation.
 */
export function createReads(store: Store): StoreReads {
  const loaders = new Map<string, DataLoader<string, Versioned<unknown> | null>>();
  const loaderOf = (collection: string) => {
    let loader = loaders.get(collection);
    if (!loader) {
      loader = new DataLoader((ids) => store.getMany(collection, ids), { maxBatchSize: 100 });
      loaders.set(collection, loader);
    }
    return loader;
  };
  return {
    get: async <T>(collection: string, id: string) =>
      (await loaderOf(collection).load(id)) as Versioned<T> | null,
    getMany: async <T>(collection: string, ids: readonly string[]) =>
      (await Promise.all(ids.map((id) => loaderOf(collection).load(id)))) as (Versioned<T> | null)[],
    query: (query) => store.query(query),
  };
}
