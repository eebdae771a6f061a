import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Store } from "~/platform/ports/store";
import { connectTo, type StorePlace } from "./shared-store";

const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

/** Where races are run, and how an empty store is made there. A new engine is a line here. */
export const engines: [name: string, createShared: () => StorePlace][] = [["SQLite", createFile]];
if (emulatorHost) engines.push(["Firestore", () => ({ projectId: `demo-${randomUUID()}`, emulatorHost })]);

function createFile() {
  const directory = mkdtempSync(join(tmpdir(), "races-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { file: join(directory, "store.sqlite") };
}

/** Connects to a store as a process does, until the test ends. */
export function connectForTest(place: StorePlace): Store {
  const store = connectTo(place);
  if (!("file" in place)) onTestFinished(() => store.close());
  return createVersionedStore(store);
}
