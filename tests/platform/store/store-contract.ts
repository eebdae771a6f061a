import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe } from "vitest";
import type { Store } from "~/platform/ports/store";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { contractIndexes } from "./contract-indexes";

/** An empty store, and how to end it. */
interface OpenedStore {
  store: Store;
  release(): Promise<void>;
}

const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

/** Where engines differ in what they can, so that a test asks each for all that it can. */
export interface Abilities {
  /** A commit is told exactly once, and nothing else is. */
  tellsOnce: boolean;
  /** A commit notices that a query of its transaction would find a document more by now. */
  noticesNewcomers: boolean;
  /** Of so many who take what the same query finds first, none has to press again. */
  takersAtOnce: number;
}

const ofSqlite: Abilities = { tellsOnce: true, noticesNewcomers: true, takersAtOnce: 20 };

const ofFirestore: Abilities = {
  // What happened just before its listener began can’t be known, and is told once
  // (decisions/firestore.md).
  tellsOnce: false,
  // Firestore does; some of its emulators don’t.
  noticesNewcomers: !process.env.FIRESTORE_WITHOUT_RANGE_LOCKS,
  // They lock each other, as Google’s own emulator shows: what must be exclusive hangs on a
  // document (decisions/store.md).
  takersAtOnce: 4,
};

/** The engines that keep the contract. A new one has to pass all of it: it is a line here. */
const engines: [name: string, open: () => OpenedStore, can: Abilities][] = [
  ["SQLite in memory", openInMemory, ofSqlite],
  ["SQLite in a file", openInFile, ofSqlite],
];
if (emulatorHost) engines.push(["Firestore", () => openInFirestore(emulatorHost), ofFirestore]);

function openInMemory(): OpenedStore {
  const store = createSqliteStore({ file: ":memory:", indexes: contractIndexes });
  return { store, release: () => store.close() };
}

function openInFile(): OpenedStore {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const store = createSqliteStore({ file: join(folder, "data", "store.db"), indexes: contractIndexes });
  return {
    store,
    async release() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A project of its own is a store without a document: emulators take any. */
function openInFirestore(emulatorHost: string): OpenedStore {
  const store = createFirestoreStore({
    projectId: `demo-${randomUUID()}`,
    emulatorHost,
    indexes: contractIndexes,
  });
  return { store, release: () => store.close() };
}

/** What every engine of the port must keep; each test gets a store without a document. */
export function describeStore(part: string, tests: (storeOfTest: () => Store, can: Abilities) => void): void {
  describe.each(engines)(`%s keeps the store's contract: ${part}`, (_name, open, can) => {
    let opened: OpenedStore;
    beforeEach(() => {
      opened = open();
    });
    afterEach(() => opened.release());

    tests(() => opened.store, can);
  });
}
