import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { createOpenSearches } from "~/platform/search/opensearch/search.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
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
export const openSearch = (): Searches =>
  process.env.SEARCH === "opensearch"
    ? createOpenSearches({ url: requireSetting("OPENSEARCH_URL"), prefix: "guildhall" })
    : createSqliteSearches({ directory: requireSetting("E2E_DATA_DIR") });
