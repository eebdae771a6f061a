import DataLoader from "dataloader";
import type { Page, Query, Store, StoreReads, Versioned } from "~/platform/ports/store";

/** Cached reads of one request's operations, so that no document is read twice. */
export interface RequestReads {
  current(): StoreReads;
  /** For use after a mutation has written. */
  forget(): void;
}

export function createRequestReads(store: Store): RequestReads {
  let reads: StoreReads | undefined;
  return {
    current: () => (reads ??= createReads(store)),
    forget: () => {
      reads = undefined;
    },
  };
}

/** A document is read once, as is a page; documents requested together come by one `getMany`. */
function createReads(store: Store): StoreReads {
  const pages = new Map<string, Promise<Page<unknown>>>();
  const loaders = new Map<string, DataLoader<string, Versioned<unknown> | null>>();
  const loaderOf = (collection: string) => {
    let loader = loaders.get(collection);
    if (!loader) {
      loader = new DataLoader(
        (ids) =>
          store.getMany(collection, ids).catch((error) => {
            // Don't cache a failure: the next request reads again.
            loaders.delete(collection);
            throw error;
          }),
        { maxBatchSize: 100 },
      );
      loaders.set(collection, loader);
    }
    return loader;
  };
  return {
    get: async <T>(collection: string, id: string) =>
      (await loaderOf(collection).load(id)) as Versioned<T> | null,
    getMany: async <T>(collection: string, ids: readonly string[]) =>
      (await Promise.all(ids.map((id) => loaderOf(collection).load(id)))) as (Versioned<T> | null)[],
    query: <T>(query: Query) => {
      const key = JSON.stringify(query);
      let page = pages.get(key);
      if (!page) {
        page = store.query(query);
        pages.set(key, page);
        page.catch(() => pages.delete(key));
      }
      return page as Promise<Page<T>>;
    },
  };
}
