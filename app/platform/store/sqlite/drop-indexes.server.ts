import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { lockFile } from "./lock.server";
import { dropUndeclaredIndexes, undeclaredParts } from "./schema.server";
import { isLocked } from "./trouble.server";

/**
 * Drops the indexes that are no longer declared, and returns their names. Null, with nothing
 * dropped, while another process has the file open, because it may need them. Throws SQLite's other
 * errors.
 */
export function dropUnusedIndexes(file: string, indexes: IndexFile): string[] | null {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file);
  try {
    lockFile(db);
    const { keys } = createIndexPlanner(indexes);
    const names = undeclaredParts(db, keys).map(({ name }) => name);
    if (names.length > 0) dropUndeclaredIndexes(db, keys);
    return names;
  } catch (error) {
    if (isLocked(error)) return null;
    throw error;
  } finally {
    db.close();
  }
}
