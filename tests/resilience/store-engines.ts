import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Store } from "~/platform/ports/store";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/** Makes an empty store and answers what connects to it, as each of several processes would. */
type CreateShared = () => () => Store;

const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

/** Where races are run. A new engine is a line here. */
export const engines: [name: string, createShared: CreateShared][] = [["SQLite", sharedFile]];
if (emulatorHost) engines.push(["Firestore", () => sharedProject(emulatorHost)]);

function sharedFile() {
  const directory = mkdtempSync(join(tmpdir(), "races-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "store.sqlite");
  return () => createVersionedStore(createSqliteStore({ file, indexes, patienceMs: 30_000 }));
}

function sharedProject(host: string) {
  const options = { projectId: `demo-${randomUUID()}`, emulatorHost: host, indexes, patienceMs: 30_000 };
  return () => {
    const store = createFirestoreStore(options);
    onTestFinished(() => store.close());
    return createVersionedStore(store);
  };
}
