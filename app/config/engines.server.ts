import { existsSync, mkdirSync } from "node:fs";
import { systemClock } from "~/adapters/clock/system-clock";
import { createSqliteSearch } from "~/adapters/search/search.server";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { dataFiles } from "~/backup/data-files";
import { planMissingBuild } from "~/domain/jobs/search-jobs";
import { createVersionedStore } from "~/migrations/versioned-store";
import type { Log } from "~/ports/log";
import indexes from "../../firestore.indexes.json";
import { ConfigurationError } from "./env.server";

/** Opens what keeps the data: the engine as it is, which knows no versions of documents, and its search. */
export function createStoreEngine({ dataDir }: { dataDir: string }, log: Log) {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new ConfigurationError(`DATA_DIR must be a directory that can be made and written: ${dataDir}`);
  }
  const { store: file } = dataFiles(dataDir);
  if (!existsSync(file)) log.warn({ file }, "There is no store yet: an empty one is made");
  const engine = createSqliteStore({
    file,
    indexes,
    onDamage: (found) =>
      log.error({ file, found }, "The store is damaged and takes no more writes: stop, and restore a backup"),
  });
  const search = createSqliteSearch({
    directory: dataDir,
    onLoss() {
      log.warn({}, "The search’s index was lost and is made again from the store");
      planMissingBuild({ store: createVersionedStore(engine), search, clock: systemClock }).catch(() => {});
    },
  });
  return { engine, search };
}
