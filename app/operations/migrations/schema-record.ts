import { schemas } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads } from "~/platform/ports/store";
import { type Migrations, versionOf } from "./migration";
import { migrations as allMigrations } from "./migrations";

/** `schemas/{collection}`: the versions of a collection's documents. */
export interface SchemaRecord {
  /** The newest version that any release may have written. */
  newest: number;
  /** When the first release with that version started; ISO 8601 UTC. */
  since: string;
  /** The lowest version that any document has. */
  whole: number;
  /** Where rewriting continues: the cursor of a query for all documents; null for the beginning. */
  cursor: string | null;
  /** When the walk started at the beginning; null before that. */
  begunAt: string | null;
}

export const schemasCollection = "schemas";

/** The store has documents that this release can't read. `message` is for the operator. */
export class NewerDocumentsError extends Error {
  override name = "NewerDocumentsError";
}

/**
 * Throws `NewerDocumentsError` if a newer release has written to the store. Writes nothing. `store`
 * is an engine's own.
 */
export async function requireKnownVersions(
  store: StoreReads,
  migrations: Migrations = allMigrations,
): Promise<void> {
  const page = await store.query<SchemaRecord>({ collection: schemas.name, limit: 100 });
  for (const { id, data } of page.items) {
    const known = versionOf(migrations, id);
    if (data.newest <= known) continue;
    throw new NewerDocumentsError(
      `The store was written by a newer release: its ${id} have version ${data.newest}, this release knows ${known}. Start that release or a later one.`,
    );
  }
}

/**
 * Records in the store which versions this release writes, before it writes the first. Throws
 * `NewerDocumentsError` if a newer release has done so already. `store` is an engine's own.
 */
export async function announceVersions(
  { store, clock }: { store: Store; clock: Clock },
  migrations: Migrations = allMigrations,
): Promise<void> {
  await store.transact(async (tx) => {
    // Read first, and by their ids: of two releases that start on a new store, one sees the other's
    // record.
    const collections = Object.keys(migrations);
    const records = await tx.getMany<SchemaRecord>(schemas.name, collections);
    await requireKnownVersions(tx, migrations);
    for (const [at, collection] of collections.entries()) {
      const newest = versionOf(migrations, collection);
      const record = records[at]?.data;
      if (record?.newest === newest) continue;
      tx.set<SchemaRecord>(schemas.name, collection, {
        newest,
        since: clock.now().toISOString(),
        whole: record?.whole ?? 1,
        cursor: null,
        begunAt: null,
      });
    }
  });
}
