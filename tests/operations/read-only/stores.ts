import { onTestFinished } from "vitest";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

/** An engine's own store in memory, which goes with the test. */
export function openStore(): Store {
  const store = createSqliteStore({ file: ":memory:", indexes });
  onTestFinished(() => store.close());
  return store;
}
