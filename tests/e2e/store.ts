import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSqliteSearch } from "~/adapters/search/search.server";
import { createFirestoreStore } from "~/adapters/store/firestore/store.server";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { createVersionedStore } from "~/migrations/versioned-store";
import type { Search } from "~/ports/search";
import type { Store } from "~/ports/store";
import { requireSetting } from "./settings";

/** Works on the store of the copy under test, beside it. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const indexes = JSON.parse(readFileSync("firestore.indexes.json", "utf8"));
  const { STORE, FIRESTORE_EMULATOR_HOST: emulatorHost } = process.env;
  const store = createVersionedStore(
    STORE === "firestore"
      ? createFirestoreStore({ projectId: "demo-guildhall", emulatorHost, indexes })
      : createSqliteStore({ file: join(requireSetting("E2E_DATA_DIR"), "store.sqlite"), indexes }),
  );
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The search of that copy, to be closed. */
export const openSearch = (): Search => createSqliteSearch({ directory: requireSetting("E2E_DATA_DIR") });
