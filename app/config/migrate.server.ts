import { noStoreAt } from "~/operations/backup/command-error";
import { emptyFormerCollections } from "~/operations/migrations/former-collections";
import { open, versionOf } from "~/operations/migrations/migration";
import { migrations } from "~/operations/migrations/migrations";
import { rewritePage, rewrittenCollections } from "~/operations/migrations/rewrite-documents";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { systemClock } from "~/platform/clock/system-clock";
import type { Store } from "~/platform/ports/store";
import { dropUnusedIndexes } from "~/platform/store/sqlite/drop-indexes.server";
import { type Inspection, inspectFile } from "~/platform/store/sqlite/inspect.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/**
 * `npm run migrate`: does at once what a release leaves for later. It rewrites older documents,
 * beside a running server or without one, and drops undeclared indexes, without one. With `check`
 * it only reports what it would do. Throws `NewerDocumentsError`.
 */
export async function migrate(file: string, say: (line: string) => void, { check = false } = {}) {
  const before = inspectFile(file, indexes);
  if (!before) return say(noStoreAt(file));
  for (const line of plan(before)) say(line);
  before.close();
  if (check) return say("Nothing was changed.");

  await rewriteStore(createSqliteStore({ file, indexes }), say);
  const dropped = dropUnusedIndexes(file, indexes);
  say(
    dropped === null
      ? "Indexes: another process has the store open and may need each; none is dropped."
      : `Indexes: ${dropped.length} dropped`,
  );
}

/** Rewrites older documents of any engine, and closes it. Throws `NewerDocumentsError`. */
export async function rewriteStore(engine: Store, say: (line: string) => void) {
  const store = createGuardedStore(engine);
  try {
    await announceVersions({ store, clock: systemClock });
    for (const collection of rewrittenCollections()) {
      say(`${collection}: ${await rewriteAll(store, collection)} rewritten`);
    }
    const deleted = await emptyFormerCollections(store);
    if (deleted > 0) say(`Former collections: ${deleted} deleted`);
  } finally {
    await store.close();
  }
}

/** The pending changes, by collection and version. */
function* plan({ collections, documents, toAdd, toDrop }: Inspection): Generator<string> {
  for (const collection of collections) {
    const known = versionOf(migrations, collection);
    const isRewritten = rewrittenCollections().includes(collection);
    const counts = new Map<number, number>();
    for (const document of documents(collection)) {
      const { version } = open(migrations, collection, document);
      counts.set(version, (counts.get(version) ?? 0) + 1);
    }
    for (const [version, count] of [...counts].sort(([a], [b]) => a - b)) {
      const isOld = isRewritten && version < known;
      const what = isOld ? `to rewrite as version ${known}` : version > known ? "too new" : "stay";
      yield `${collection}: ${count} of version ${version}, ${what}`;
    }
  }
  yield `indexes: ${toAdd.length} to add, ${toDrop.length} to drop`;
}

/**
 * Rewrites until a walk from the beginning finds nothing to rewrite; resolves to the number of
 * documents.
 */
async function rewriteAll(store: Store, collection: string): Promise<number> {
  let total = 0;
  // The first walk may start in the middle, where a server has stopped.
  for (let walk = 0; ; walk += 1) {
    const rewritten = await walkToEnd(store, collection);
    total += rewritten;
    if (walk > 0 && rewritten === 0) return total;
  }
}

async function walkToEnd(store: Store, collection: string): Promise<number> {
  for (let total = 0; ; ) {
    const { end, rewritten } = await rewritePage({ store, clock: systemClock }, collection);
    total += rewritten;
    if (end) return total;
  }
}
