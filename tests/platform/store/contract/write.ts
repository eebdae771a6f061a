import type { Store } from "~/platform/ports/store";

/** Writes one document by itself. */
export function put(store: Store, collection: string, id: string, data: object): Promise<void> {
  return store.transact(async (tx) => tx.set(collection, id, data));
}

/** Writes many documents together, at most 500 at once. */
export async function putAll(
  store: Store,
  collection: string,
  documents: Record<string, object>,
): Promise<void> {
  const entries = Object.entries(documents);
  for (let at = 0; at < entries.length; at += 500) {
    await store.transact(async (tx) => {
      for (const [id, data] of entries.slice(at, at + 500)) tx.set(collection, id, data);
    });
  }
}
