import { existsSync } from "node:fs";
import { join } from "node:path";
import { planMissingBuild } from "~/features/search/writes/search-jobs";
import { CommandError, noStoreAt } from "~/operations/backup/command-error";
import { dataFiles } from "~/operations/backup/data-files";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { systemClock } from "~/platform/clock/system-clock";
import { createBucketFiles } from "~/platform/files/bucket/files.server";
import { createBucketOpener } from "~/platform/files/bucket/open-bucket.server";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import type { Files } from "~/platform/ports/files";
import type { Log } from "~/platform/ports/log";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { createIndexThread, type IndexThread } from "~/platform/search/index-thread.server";
import { createOpenSearches } from "~/platform/search/opensearch/search.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { makeOwnDirectory } from "~/platform/store/own-files";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { ConfigurationError, type StoreConfig } from "./env.server";

export interface StoreEngine {
  /** The unwrapped engine, without versions of documents. */
  engine: Store;
  search: Searches;
  files: Files;
  /** Builds the search's index outside the event loop; null if the jobs do it themselves. */
  indexThread: IndexThread | null;
  /**
   * Starts to check, in the background, a store that was too large to be checked when it was
   * opened.
   */
  checkBehindUse(): void;
}

/** Opens the store and its search. The only place that chooses. */
export function createStoreEngine(config: StoreConfig, log: Log): StoreEngine {
  makeDirectory(config.dataDir);
  return config.store === "firestore" ? openFirestore(config, log) : openSqlite(config, log);
}

/**
 * The engine alone, for a command beside a running server or without one. Throws `CommandError` if
 * there is no store yet: a command creates none.
 */
export function openStore({ store, dataDir, firestore }: StoreConfig): Store {
  if (store === "firestore") return createFirestoreStore({ ...firestore, indexes });
  const { store: file } = dataFiles(dataDir);
  if (!existsSync(file)) throw new CommandError(noStoreAt(file));
  return createSqliteStore({ file, indexes });
}

/** Beside the bundle; when the modules run unbundled, it doesn't exist. */
const indexProgram = join(import.meta.dirname, "make-index.js");

function openSqlite(config: StoreConfig, log: Log): StoreEngine {
  const { dataDir } = config;
  const { store: file } = dataFiles(dataDir);
  if (!existsSync(file)) log.warn({ file }, "There is no store yet: an empty one is made");
  const engine = createSqliteStore({
    file,
    indexes,
    onDamage: (found) =>
      log.error({ file, found }, "The store is damaged and takes no more writes: stop, and restore a backup"),
  });
  return {
    engine,
    search: openSearch(config, engine, log),
    files: openFiles(config),
    indexThread:
      config.openSearch === null && existsSync(indexProgram)
        ? createIndexThread(indexProgram, dataDir, log)
        : null,
    checkBehindUse: engine.checkBehindUse,
  };
}

function openFirestore(config: StoreConfig, log: Log): StoreEngine {
  const engine = createFirestoreStore({ ...config.firestore, indexes, log });
  const search = openSearch(config, engine, log);
  return { engine, search, files: openFiles(config), indexThread: null, checkBehindUse() {} };
}

/** Opens what keeps the bytes of members' files. */
export function openFiles({
  dataDir,
  filesBucket: name,
  firestore,
}: Pick<StoreConfig, "dataDir" | "filesBucket" | "firestore">): Files {
  if (name) return createBucketFiles({ name, open: createBucketOpener({ name, ...firestore }) });
  return createDirectoryFiles({ directory: dataFiles(dataDir).files, clock: systemClock });
}

function openSearch({ dataDir, openSearch }: StoreConfig, engine: Store, log: Log): Searches {
  const store = createVersionedStore(engine);
  const onLoss = () => {
    log.warn({}, "The search’s index was lost and is made again from the store");
    planMissingBuild({ store, search, clock: systemClock }).catch(() => {});
  };
  const search = openSearch
    ? createOpenSearches({ ...openSearch, log, onLoss })
    : createSqliteSearches({ directory: dataDir, onLoss });
  return search;
}

function makeDirectory(dataDir: string): void {
  try {
    makeOwnDirectory(dataDir);
  } catch {
    throw new ConfigurationError(`DATA_DIR must be a directory that can be made and written: ${dataDir}`);
  }
}
