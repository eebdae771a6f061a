import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { createBulkStore } from "./bulk-store";
import { startMakers } from "./makers";
import { sayWhole } from "./say-whole";
import { samples, seedMarket } from "./seed-market";
import { seedSearches } from "./seed-searches";

/**
 * `BRIEFS` and `DIRECTORY` say what to make and where, `THREAD` is the program of the threads that
 * make blocks; the progress goes to standard output, line by line.
 */
const briefs = Number(process.env.BRIEFS);
const directory = resolve(process.env.DIRECTORY ?? "");
if (!Number.isInteger(briefs) || briefs < 1_000) throw new Error("BRIEFS must be a number from 1,000");
const file = join(directory, "store.sqlite");
const isNew = !existsSync(file);

const bulk = createBulkStore(file);
const progress = await (async () => {
  if (!isNew && !(await bulk.get(samples, "seed")))
    throw new Error(`${directory} holds something else than a market for measuring.`);
  const threads: { stop(): Promise<unknown> }[] = [];
  const made = await seedMarket(bulk, {
    briefs,
    now: new Date(),
    makersOf(market) {
      const makers = startMakers(process.env.THREAD ?? "", market, availableParallelism());
      threads.push(makers);
      return makers;
    },
    onProgress: (done) => void process.stdout.write(`${done}\n`),
  });
  for (const each of threads) await each.stop();
  bulk.addIndexes(indexes);
  return made;
})().finally(() => bulk.close());
const engine = createSqliteStore({ file, indexes });
const store = createVersionedStore(engine);
try {
  await seedSearches(store, progress);
  await sayWhole(engine, new Date());
} finally {
  await store.close();
}
