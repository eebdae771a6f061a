import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import indexes from "../../../firestore.indexes.json";
import { createWorld, fill, readAll } from "./world";

const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

/** A project of its own is a store without a document: emulators take any. */
function openFirestore() {
  const store = createFirestoreStore({ projectId: `demo-${randomUUID()}`, emulatorHost, indexes });
  onTestFinished(() => store.close());
  return store;
}

it.skipIf(!emulatorHost)(
  "a store moves from SQLite to Firestore and back, and its dumps are the same, byte for byte",
  { timeout: 120_000 },
  async () => {
    const { from, to, root, directory, dump, load } = createWorld();
    await fill(from, { large: 900_000 });
    await dump();
    const firestore = openFirestore();
    await load(firestore, directory);
    expect(await readAll(firestore)).toEqual(await readAll(from));
    const back = join(root, "back");
    await dump(firestore, back);
    await load(to, back);
    expect(await readAll(to)).toEqual(await readAll(from));
    for (const name of readdirSync(directory).filter((name) => name.endsWith(".jsonl")))
      expect(readFileSync(join(back, name)).equals(readFileSync(join(directory, name))), name).toBe(true);
  },
);
