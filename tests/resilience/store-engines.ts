import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { createVersionedStore } from "~/migrations/versioned-store";
import type { Store } from "~/ports/store";
import indexes from "../../firestore.indexes.json";

/** Makes an empty store and answers what connects to it, as each of several processes would. */
type CreateShared = () => () => Store;

/** Where races are run. A new engine is a line here. */
export const engines: [name: string, createShared: CreateShared][] = [["SQLite", sharedFile]];

function sharedFile() {
  const directory = mkdtempSync(join(tmpdir(), "races-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "store.sqlite");
  return () => createVersionedStore(createSqliteStore({ file, indexes, patienceMs: 30_000 }));
}
