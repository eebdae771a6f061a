import { join, resolve } from "node:path";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { seedMarket } from "./seed-market";

/** `BRIEFS` and `DIRECTORY` say what to make and where; the progress goes to standard output, line by line. */
const briefs = Number(process.env.BRIEFS);
const directory = resolve(process.env.DIRECTORY ?? "");
if (!Number.isInteger(briefs) || briefs < 1_000) throw new Error("BRIEFS must be a number from 1,000");
const store = createVersionedStore(createSqliteStore({ file: join(directory, "store.sqlite"), indexes }));
try {
  const someone = await store.query({ collection: "jobs", where: { state: "waiting" }, limit: 1 });
  if (someone.items.length > 0 && !(await store.get("samples", "seed")))
    throw new Error(`${directory} holds something else than a market for measuring.`);
  await seedMarket(store, {
    briefs,
    now: new Date(),
    onProgress: (done) => void process.stdout.write(`${done}\n`),
  });
} finally {
  await store.close();
}
