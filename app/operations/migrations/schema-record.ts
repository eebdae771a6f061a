import { schemas } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads } from "~/platform/ports/store";
import { type Migrations, versionOf } from "./migration";
import { migrations as allMigrations } from "./migrations";

/** `schemas/{collection}`: which versions a collection's documents have. */
export interface SchemaRecord {
  /** The newest that anybody may have written. */
  newest: number;
  /** When the first release with that version started; ISO 8601 UTC. */
  since: string;
  /** The one that every document has at least. */
  whole: number;
  /** Where the rewriting goes on: the cursor of a query by nothing; null for the beginning. */
  cursor: string | null;
  /** When it began at the beginning; null before that. */
  begunAt: string | null;
}

/** The store holds documents that this release can't read. `message` is for its operator. */
export class NewerDocumentsError extends Error {
  override name = "NewerDocumentsError";
}

/**
 * Throws `NewerDocumentsError` when a newer release has written to the store. Writes nothing.
 * `store` is an engine's own.
 */
export async function requireKnownVersions(
  store: StoreReads,
  migrations: Migrations = allMigrations,
): Promise<void> {
  await readVersions(store, migrations);
}

/**
 * The newest version that documents of each collection may have. Throws `NewerDocumentsError` when
 * a newer release has written to the store, which is an engine's own.
 */
export async function readVersions(
  store: StoreReads,
  migrations: Migrations = allMigrations,
): Promise<Record<string, number>> {
  const page = await store.query<SchemaRecord>({ collection: schemas.name, limit: 100 });
  const versions = Object.fromEntries(page.items.map(({ id, data }) => [id, data.newest]));
  requireKnown(versions, "store", migrations);
  return versions;
}

/** Throws `NewerDocumentsError`. */
export function requireKnown(
  versions: Readonly<Record<string, number>>,
  what: "store" | "dump",
  migrations: Migrations = allMigrations,
): void {
  for (const [collection, newest] of Object.entries(versions)) {
    const known = versionOf(migrations, collection);
    if (newest <= known) continue;
    throw new NewerDocumentsError(
      `The ${what} was written by a newer release: its ${collection} have version ${newest}, this release knows ${known}. Start that release or a later one.`,
    );
  }
}

/**
 * Says in the store which versions this release writes, before it writes the first. Throws
 * `NewerDocumentsError` when a newer release has said so already. `store` is an engine's own.
 */
export async function announceVersions(
  { store, clock }: { store: Store; clock: Clock },
  migrations: Migrations = allMigrations,
): Promise<void> {
  await store.transact(async (tx) => {
    // First, and by their ids: of two releases that start on a new store one sees what the other
    // has said.
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
