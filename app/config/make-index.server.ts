import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { makeIndex } from "~/features/search/reads/make-index";
import { dataFiles } from "~/operations/backup/data-files";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { IndexThreadData } from "~/platform/search/index-thread.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/**
 * At most a thousand documents: more would save little and take more memory. A writer who waits
 * tries again within 75 ms (trouble.server.ts).
 */
const limits = { mostPages: 20, mostPause: 100 };

/**
 * The program of the thread that builds the search's index: `build/make-index.js`
 * (decisions/search.md).
 */
const { directory, forMs } = workerData as IndexThreadData;
// On Linux this sets the thread's priority only; elsewhere it would be the process's. Pages have
// priority.
if (process.platform === "linux") setPriority(10);
const store = createVersionedStore(createSqliteStore({ file: dataFiles(directory).store, indexes }));
// Writers of single briefs have priority, however many they are.
const search = createSqliteSearches({ directory, durable: false, patienceMs: 10_000 });
try {
  await makeIndex({ store, search }, forMs, limits);
} finally {
  await search.close();
  await store.close();
}
