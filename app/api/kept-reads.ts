import type { DocumentName, Store, StoreReads, Versioned } from "~/platform/ports/store";

interface Kept {
  mark: string;
  found: Versioned<unknown>;
}

/**
 * Documents that this process has read, for as long as each is what the store has: that is asked
 * each time, of all that a request names in one look. `most` of them, those read last.
 */
export function createKeptReads(store: Store, most = 2_000) {
  const kept = new Map<string, Kept>();

  function keep(key: string, one: Kept): void {
    kept.delete(key);
    kept.set(key, one);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? "");
  }

  return {
    /** What a document was when it was last read; for a guess alone. */
    lastSeen: <T>(...name: DocumentName) => kept.get(keyOf(name))?.found.data as T | undefined,

    /** Reads of this moment. They may ask for others than these, which then are read. */
    async at(documents: readonly DocumentName[]): Promise<StoreReads> {
      const marks = await store.marks(documents);
      const now = new Map(documents.map((name, at) => [keyOf(name), marks[at] ?? null]));
      async function get<T>(collection: string, id: string): Promise<Versioned<T> | null> {
        const key = keyOf([collection, id]);
        const mark = now.get(key);
        if (mark === null) {
          kept.delete(key);
          return null;
        }
        const known = kept.get(key);
        if (known && known.mark === mark) return known.found as Versioned<T>;
        const found = await store.get<T>(collection, id);
        // Read after its mark: if it is newer, the next mark tells.
        if (found && mark !== undefined) keep(key, { mark, found });
        return found;
      }
      return {
        get,
        getMany: (collection, ids) => Promise.all(ids.map((id) => get(collection, id) as never)),
        query: (query) => store.query(query),
      };
    },
  };
}

const keyOf = ([collection, id]: DocumentName) => `${collection}/${id}`;
