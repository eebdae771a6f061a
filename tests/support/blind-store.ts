import type { Page, Query, Store, StoreTransaction, Versioned } from "~/platform/ports/store";

/**
 * A store whose transactions notice when a document that they read or found has changed, and not that a query would find
 * another one by now: as little as the port promises (ports/store.ts). What is exclusive has to stay so on it.
 * `afterQuery` is called once, after the first query of this collection in a transaction: a rival commits there.
 */
export function blind(store: Store, collection: string, afterQuery: () => Promise<unknown>): Store {
  let called = false;
  async function query<T>(tx: StoreTransaction, asked: Query): Promise<Page<T>> {
    const { items, next } = await store.query<T>(asked);
    const ids = items.map(({ id }) => id);
    const read = await tx.getMany<T>(asked.collection, ids);
    if (asked.collection === collection && !called) {
      called = true;
      await afterQuery();
    }
    return { items: read.filter((one): one is Versioned<T> => one !== null), next };
  }
  return {
    ...store,
    transact: (work) => store.transact((tx) => work({ ...tx, query: (asked) => query(tx, asked) })),
  };
}
