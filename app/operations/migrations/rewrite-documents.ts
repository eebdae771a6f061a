import { schemas } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { StoredDocument } from "~/platform/ports/collection";
import { InvalidCursorError, type Store, type StoreTransaction } from "~/platform/ports/store";
import { appendOnlyCollections } from "~/values/append-only";
import { lift, type Migrations, open, stamp, versionOf } from "./migration";
import { migrations as allMigrations } from "./migrations";
import type { SchemaRecord } from "./schema-record";
import { versionedTransaction } from "./versioned-store";

/** An engine's own store, whose documents are as they were written. */
interface Parts {
  store: Store;
  clock: Clock;
}

const pageSize = 100;

/**
 * So long a release may run beside the one that replaces it, in ms: until then older documents may
 * be added.
 */
export const ROLLOUT = 3_600_000;

/** Those whose older documents are rewritten: what only grows is lifted with every read. */
export const rewrittenCollections = (migrations: Migrations = allMigrations) =>
  Object.keys(migrations).filter((name) => !appendOnlyCollections.includes(name));

/**
 * The collections that may hold documents older than this release's, and which have to be gone
 * through.
 */
export async function unfinishedCollections(store: Store, migrations: Migrations = allMigrations) {
  const names = rewrittenCollections(migrations);
  const records = await store.getMany<SchemaRecord>(schemas.name, names);
  return names.filter((name, at) => (records[at]?.data.whole ?? 1) < versionOf(migrations, name));
}

/**
 * Rewrites the next page of a collection in this release's shape, in one transaction with the place
 * to go on from: killed anywhere, it goes on there, and two processes share the work. Answers
 * whether the collection's end was reached. Throws `StoreContentionError` where live writes got in
 * between too often.
 */
export async function rewritePage(
  { store, clock }: Parts,
  collection: string,
  migrations: Migrations = allMigrations,
): Promise<{ end: boolean; rewritten: number }> {
  return store.transact(async (tx) => {
    const record = (await tx.get<SchemaRecord>(schemas.name, collection))?.data;
    // A newer release has taken over, and goes through all of it by itself.
    if (!record || record.newest !== versionOf(migrations, collection)) return { end: true, rewritten: 0 };
    const begunAt = record.cursor ? record.begunAt : clock.now().toISOString();
    const page = await pageAfter(tx, collection, record.cursor);
    const versioned = versionedTransaction(tx, migrations);
    const old = page.items
      .map(({ id, data }) => ({ id, ...open(migrations, collection, data) }))
      .filter(({ version }) => version < record.newest);
    const lifted = old.map(({ id, ...opened }) => ({ id, ...lift(migrations, collection, opened) }));
    const beside = migrations[collection]?.beside;
    const writes = beside
      ? await Promise.all(
          lifted.map(({ id, document }, at) => beside(versioned, old[at]?.version ?? 1, document, id)),
        )
      : [];

    for (const { id, ...opened } of lifted) tx.set(collection, id, stamp(opened));
    for (const write of writes) write();
    const isWhole = page.next === null && isAfterRollout(record, begunAt);
    tx.set<SchemaRecord>(schemas.name, collection, {
      ...record,
      cursor: page.next,
      begunAt,
      whole: isWhole ? record.newest : record.whole,
    });
    return { end: page.next === null, rewritten: lifted.length };
  });
}

/** Whether no older release can have added a document since the walk began. */
function isAfterRollout({ since }: SchemaRecord, begunAt: string | null): boolean {
  return begunAt !== null && Date.parse(begunAt) >= Date.parse(since) + ROLLOUT;
}

async function pageAfter(tx: StoreTransaction, collection: string, after: string | null) {
  try {
    return await tx.query<StoredDocument>({ collection, after, limit: pageSize });
  } catch (error) {
    // The cursor is of a release whose engine wrote others.
    if (after === null || !(error instanceof InvalidCursorError)) throw error;
    return tx.query<StoredDocument>({ collection, limit: pageSize });
  }
}
