import { existsSync } from "node:fs";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { requireContent, toOpenError } from "./damage.server";
import { tablesOf } from "./names.server";
import { missingIndexes, undeclaredParts } from "./schema.server";

/** The content of a database file. */
export interface Inspection {
  /** Its collections that aren't empty, sorted. */
  collections: string[];
  /** Every document of a collection, by id. */
  documents(collection: string): Iterable<Record<string, unknown>>;
  /** Names of declared indexes that opening the file would add. */
  toAdd: string[];
  /** Names of indexes that are not declared. */
  toDrop: string[];
  close(): void;
}

/**
 * Reads a file without changing it, whether others use it or not; null if there is none. Throws
 * `StoreDamagedError`.
 */
export function inspectFile(file: string, indexes: IndexFile): Inspection | null {
  if (!existsSync(file)) return null;
  try {
    requireContent(file);
    return inspect(file, indexes);
  } catch (error) {
    throw toOpenError(file, error);
  }
}

function inspect(file: string, indexes: IndexFile): Inspection {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file, { readOnly: true });
  const { keys } = createIndexPlanner(indexes);
  const tables = new Map(tablesOf(db).map(({ collection, table }) => [collection, table]));
  const isFilled = (table: string) => db.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== undefined;
  return {
    collections: [...tables].flatMap(([collection, table]) => (isFilled(table) ? [collection] : [])),
    *documents(collection) {
      const rows = db.prepare(`SELECT data FROM "${tables.get(collection)}" ORDER BY id`).iterate();
      for (const row of rows) yield JSON.parse(row.data as string);
    },
    toAdd: missingIndexes(db, keys),
    toDrop: undeclaredParts(db, keys).map(({ name }) => name),
    close: () => db.close(),
  };
}
