import type { Page, Query, Store, StoreTransaction, Versioned } from "~/platform/ports/store";

type Documents = Map<string, object>;

export interface MemoryStore extends Store {
  /** From here on queries find only what is written anew: the use cases of one brief ask for its own alone. */
  turnPage(): void;
  /** Everything that was written since the last call, by collection and id. */
  takeAll(): Map<string, Documents>;
}

/**
 * Where the market's own use cases write while a large market is made: a store in memory for one actor at a
 * time, with nothing of what makes a store slow. `derive` answers documents that it lacks.
 */
export function createMemoryStore(derive: (collection: string, id: string) => object | null): MemoryStore {
  let written = new Map<string, Documents>();
  let page = new Map<string, Documents>();

  let derived = new Map<string, object | null>();

  function deriveOnce(collection: string, id: string): object | null {
    const key = `${collection}/${id}`;
    const known = derived.get(key);
    if (known !== undefined) return known;
    const data = derive(collection, id);
    derived.set(key, data);
    return data;
  }

  async function get<T>(collection: string, id: string): Promise<Versioned<T> | null> {
    const data = written.get(collection)?.get(id) ?? deriveOnce(collection, id);
    return data && { id, version: 1, data: data as T };
  }

  const reads = {
    get,
    getMany: <T>(collection: string, ids: readonly string[]) =>
      Promise.all(ids.map((id) => get<T>(collection, id))),
    /** By equality alone: all that the use cases of one brief ask. */
    async query<T>({ collection, where = {}, limit }: Query): Promise<Page<T>> {
      const asked = Object.entries(where);
      const found: Versioned<T>[] = [];
      for (const [id, data] of page.get(collection) ?? []) {
        if (asked.every(([field, value]) => Reflect.get(data, field) === value))
          found.push({ id, version: 1, data: data as T });
      }
      return { items: found.slice(0, limit), next: found.length > limit ? "more" : null };
    },
  };
  const tx: StoreTransaction = {
    ...reads,
    set(collection, id, data) {
      documentsOf(written, collection).set(id, data);
      documentsOf(page, collection).set(id, data);
    },
    delete(collection, id) {
      written.get(collection)?.delete(id);
      page.get(collection)?.delete(id);
    },
  };
  return {
    ...reads,
    transact: (work) => work(tx),
    marks: async () => {
      throw new Error("Nothing is kept here");
    },
    watch: () => () => {},
    async close() {},
    turnPage() {
      page = new Map();
    },
    takeAll() {
      const taken = written;
      written = new Map();
      page = new Map();
      derived = new Map();
      return taken;
    },
  };
}

function documentsOf(collections: Map<string, Documents>, collection: string): Documents {
  let documents = collections.get(collection);
  if (!documents) {
    documents = new Map();
    collections.set(collection, documents);
  }
  return documents;
}
