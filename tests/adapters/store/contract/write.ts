import type { Store } from "~/ports/store";

/** Writes one document by itself. */
export function put(store: Store, collection: string, id: string, data: object): Promise<void> {
  return store.transact(async (tx) => tx.set(collection, id, data));
}

/** Writes many documents together. */
export function putAll(store: Store, collection: string, documents: Record<string, object>): Promise<void> {
  return store.transact(async (tx) => {
    for (const [id, data] of Object.entries(documents)) tx.set(collection, id, data);
  });
}
