import type { Store } from "~/platform/ports/store";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/** Where a store is that several processes share: a file of SQLite, or a project of a Firestore emulator. */
export type StorePlace = { file: string } | { projectId: string; emulatorHost: string };

/** One process’s own connection. */
export function connectTo(place: StorePlace): Store {
  const options = { indexes, patienceMs: 30_000 };
  return "file" in place
    ? createSqliteStore({ ...options, ...place })
    : createFirestoreStore({ ...options, ...place });
}
