import type { StoredDocument } from "~/platform/ports/collection";
import type { Page, Store, StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { deepFreeze } from "~/values/deep-freeze";
import { lift, type Migrations, open, stamp, versionOf } from "./migration";
import { migrations as allMigrations } from "./migrations";
import { fromStored, toStored } from "./stored-spelling";

/**
 * The store as the rest of the product sees it: every document in this release's shape, whichever
 * release wrote it, and with the API's spelling of enumerations. Each write stores the version.
 *
 * A document that a newer release wrote meanwhile is read unchanged. Written back, it keeps the
 * newer version and, because every write spreads what was read, the fields that this release
 * doesn't know.
 */
export function createVersionedStore(store: Store, migrations: Migrations = allMigrations): Store {
  const known: Known = new WeakMap();
  return {
    ...liftedReads(store, migrations, known, () => undefined),
    transact: (work) => store.transact((tx) => work(versionedTransaction(tx, migrations, known))),
    watch: (collection, id, onChange) => store.watch(collection, id, onChange),
    marks: (documents) => store.marks(documents),
    close: () => store.close(),
  };
}

type Note = (collection: string, id: string, version: number) => void;

interface Lifted {
  version: number;
  document: Versioned<unknown>;
}

/**
 * Documents that were lifted, by what the engine found: it gives out the same object while a
 * document stands.
 */
type Known = WeakMap<object, Lifted>;

function liftedReads(reads: StoreReads, migrations: Migrations, known: Known, note: Note): StoreReads {
  function toLifted<T>(collection: string, found: Versioned<StoredDocument>): Versioned<T> {
    let lifted = known.get(found);
    if (!lifted) {
      lifted = liftAnew(migrations, collection, found);
      known.set(found, lifted);
    }
    const { version, document } = lifted;
    note(collection, found.id, version);
    return document as Versioned<T>;
  }
  return {
    async get<T>(collection: string, id: string) {
      const found = await reads.get<StoredDocument>(collection, id);
      return found && toLifted<T>(collection, found);
    },
    async getMany<T>(collection: string, ids: readonly string[]) {
      const found = await reads.getMany<StoredDocument>(collection, ids);
      return found.map((one) => one && toLifted<T>(collection, one));
    },
    async query<T>(query: Parameters<StoreReads["query"]>[0]): Promise<Page<T>> {
      const { collection, where } = query;
      const page = await reads.query<StoredDocument>({
        ...query,
        where: where && toStored(collection, where),
      });
      return { ...page, items: page.items.map((one) => toLifted<T>(collection, one)) };
    },
  };
}

function liftAnew(migrations: Migrations, collection: string, found: Versioned<StoredDocument>): Lifted {
  const { version, document } = lift(migrations, collection, open(migrations, collection, found.data));
  return { version, document: deepFreeze({ ...found, data: fromStored(collection, document) }) };
}

/** The transaction of an engine's store, for reading or writing this release's documents in it. */
export function versionedTransaction(
  tx: StoreTransaction,
  migrations: Migrations,
  known: Known = new WeakMap(),
): StoreTransaction {
  const read = new Map<string, number>();
  const key = (collection: string, id: string) => `${collection}/${id}`;
  return {
    ...liftedReads(tx, migrations, known, (collection, id, version) => {
      read.set(key(collection, id), version);
    }),
    set(collection, id, data) {
      const known = versionOf(migrations, collection);
      const version = Math.max(known, read.get(key(collection, id)) ?? 0);
      tx.set(collection, id, stamp({ version, document: toStored(collection, data as StoredDocument) }));
    },
    delete: (collection, id) => tx.delete(collection, id),
  };
}
