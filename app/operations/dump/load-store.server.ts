import { randomUUID } from "node:crypto";
import { copiedCollections } from "~/collections";
import { buildPages, indexes } from "~/features/search/reads/search-walks";
import { CommandError } from "~/operations/backup/command-error";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { type Load, loads } from "~/operations/own-collections";
import { patientStore } from "~/operations/patience";
import { closeSite, isUnfinished, loadId } from "~/operations/read-only/site-mode";
import type { Clock } from "~/platform/ports/clock";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { findDifference, linesOfFile, type Stored } from "./dump-lines.server";
import { type DumpManifest, fileOf, parseLine, requireDump } from "./dump-manifest.server";

interface LoadParts {
  /** The engine's own, and its search. */
  store: Store;
  search: Searches;
  /** The directory of the dump. */
  from: string;
  clock: Clock;
  say(line: string): void;
}

/** The maximum of documents and characters in a transaction: less than 10 MB, whatever they are. */
const WRITE_DOCUMENTS = 100;
const WRITE_CHARACTERS = 2_500_000;

/**
 * Loads a dump into an empty store, which is read-only from then on. All of the dump is read before
 * anything is written. A store whose load was cut off can't be opened: it has to be emptied, and
 * loaded again. Throws `CommandError`, `NewerDocumentsError`, and the errors of a store in lasting
 * trouble.
 */
export async function loadStore({ from, search, clock, say, ...parts }: LoadParts): Promise<DumpManifest> {
  const store = patientStore(parts.store, say);
  const manifest = await requireDump(from);
  const files = Object.entries(manifest.collections);
  await requireEmpty(store);
  await closeSite({ store, clock }, manifest.notice);
  const run = randomUUID();
  await store.transact(async (tx) => {
    const existing = await tx.get<Load>(loads.name, loadId);
    // Of a first try whose answer was lost.
    if (existing?.data.run === run) return;
    if (existing) throw new CommandError(cutOffText);
    tx.set<Load>(loads.name, loadId, { run, beganAt: clock.now().toISOString() });
  });
  for (const [collection, { documents }] of files) {
    for await (const batch of batchesOf(fileOf(from, collection))) await write(store, run, collection, batch);
    if (documents > 0) say(`${collection}: ${documents.toLocaleString("en")} documents`);
  }
  say("Comparing the store with the dump");
  for (const [collection] of files) {
    const differing = await findDifference(store, collection, fileOf(from, collection), clock);
    if (differing !== null)
      throw new CommandError(`${collection}/${differing} isn’t as it was loaded. ${emptyText}`);
  }
  await store.transact(async (tx) => tx.delete(loads.name, loadId));
  say("Making the search from the store");
  await buildSearch(createVersionedStore(store), search);
  return manifest;
}

const emptyText =
  "Empty it (remove the directory of the embedded store; npx firebase firestore:delete --all-collections), and load again";
const cutOffText = `the store is the rest of a load that was cut off, or another one is under way. ${emptyText}`;

async function requireEmpty(store: Store): Promise<void> {
  if (await isUnfinished(store)) throw new CommandError(cutOffText);
  for (const collection of copiedCollections) {
    const { items } = await store.query({ collection, limit: 1 });
    if (items.length > 0)
      throw new CommandError(`the store has ${collection} already. A dump is loaded into an empty one`);
  }
}

async function* batchesOf(file: string): AsyncGenerator<Stored[], void> {
  let batch: Stored[] = [];
  let characters = 0;
  for await (const line of linesOfFile(file)) {
    const document = parseLine(line);
    if (!document) throw new CommandError(`${file} was changed while it was loaded. ${emptyText}`);
    if (
      batch.length === WRITE_DOCUMENTS ||
      (batch.length > 0 && characters + line.length > WRITE_CHARACTERS)
    ) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(document);
    characters += line.length;
  }
  if (batch.length > 0) yield batch;
}

/** What is there already, a first try has written whose answer was lost. */
async function write(store: Store, run: string, collection: string, batch: Stored[]): Promise<void> {
  const ids = batch.map(({ id }) => id);
  await store.transact(async (tx) => {
    const [load, there] = await Promise.all([tx.get<Load>(loads.name, loadId), tx.getMany(collection, ids)]);
    if (load?.data.run !== run) throw new CommandError("another load has begun on this store");
    for (const [at, { id, version, data }] of batch.entries())
      if (!there[at]) tx.set(collection, id, data, version);
  });
}

/** An engine can't use the index of another one. Where this is cut off, an opened site goes on. */
async function buildSearch(store: Store, search: Searches): Promise<void> {
  for (const name of indexes) {
    const { walks, cursor } = await search[name].made();
    // A walk that is under way may be of what was here before.
    const wanted = walks + (cursor === null ? 1 : 2);
    while ((await buildPages({ store, search }, name, 1)).made.walks < wanted);
  }
}
