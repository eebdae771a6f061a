import { createSqliteSearch } from "~/adapters/search/search.server";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { dataFiles } from "~/backup/data-files";
import indexes from "../../firestore.indexes.json";

interface EngineOptions {
  onDamage?: (found: string) => void;
  onLoss?: () => void;
}

/** An engine's own store, whose documents are as they were written, and the search that belongs to it. */
export function createStoreEngine(
  { dataDir }: { dataDir: string },
  { onDamage, onLoss }: EngineOptions = {},
) {
  const engine = createSqliteStore({ file: dataFiles(dataDir).store, indexes, onDamage });
  return { engine, search: createSqliteSearch({ directory: dataDir, onLoss }) };
}
