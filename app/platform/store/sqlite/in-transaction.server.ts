import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work`, which is synchronous, in one transaction: all of its writes or none. `immediate`
 * takes the write lock at once, `deferred` none before the first write. Throws what `work` or
 * SQLite throws.
 */
export function inTransaction<R>(db: DatabaseSync, lock: "immediate" | "deferred", work: () => R): R {
  db.exec(`BEGIN ${lock}`);
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    rollBack(db);
    throw error;
  }
}

function rollBack(db: DatabaseSync): void {
  try {
    db.exec("ROLLBACK");
  } catch {
    // A full disk or a failed write has ended the transaction already.
  }
}
