import { jobWalks, openMissingThreads, type Walk } from "~/features/proposals/writes/thread-jobs";
import { versionOf } from "~/operations/migrations/migration";
import { migrations } from "~/operations/migrations/migrations";
import type { SchemaRecord } from "~/operations/migrations/schema-record";
import { schemas } from "~/operations/own-collections";
import type { Store } from "~/platform/ports/store";

/** More walks than any release asks for. */
const enough = 100;

/**
 * Says of a market that this release made it all: no older document is to be rewritten and no
 * conversation is missing, so that a server that opens it has no work of its own beside what is
 * measured. `store` is an engine's own.
 */
export async function sayWhole(store: Store, now: Date): Promise<void> {
  const since = now.toISOString();
  await store.transact(async (tx) => {
    for (const collection of Object.keys(migrations)) {
      const newest = versionOf(migrations, collection);
      tx.set<SchemaRecord>(schemas.name, collection, {
        newest,
        since,
        whole: newest,
        cursor: null,
        begunAt: null,
      });
    }
    tx.set<Walk>(jobWalks.name, openMissingThreads.name, { walks: enough, cursor: null });
  });
}
