import { migrations } from "~/operations/migrations/migrations";
import { versionedTransaction } from "~/operations/migrations/versioned-store";
import type { Store, StoreTransaction } from "~/platform/ports/store";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { createDocuments } from "~/platform/store/sqlite/documents.server";
import { eraseWhatIsDeleted } from "~/platform/store/sqlite/erasure.server";
import { inTransaction } from "~/platform/store/sqlite/in-transaction.server";
import { createReadingTurn } from "~/platform/store/sqlite/reading-turn.server";
import { addIndexes, missingIndexes } from "~/platform/store/sqlite/schema.server";
import type { Rows } from "./rows";

/** Documents into a file; only a market that is whole already may be open elsewhere. */
export interface BulkStore extends Pick<Store, "get"> {
  /** In one transaction, however many they are. */
  write(rows: Rows): void;
  /** Makes the indexes of all rows at once, in a fraction of the time that row by row takes. */
  addIndexes(indexes: IndexFile): void;
  close(): void;
}

/**
 * Never waits for the disk: a market that a power failure spoils is made again. It keeps a journal
 * of changed pages instead of a log of all, so a new page is written once; what a killed process
 * had begun, the next one takes back.
 */
export function createBulkStore(file: string): BulkStore {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file);
  let isOwned = false;
  /** Before the first change: no server may have the file open like this. */
  function ownFile(): void {
    if (isOwned) return;
    eraseWhatIsDeleted(db, { alone: true });
    db.exec("PRAGMA secure_delete = OFF");
    db.exec("PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000");
    isOwned = true;
  }
  const documents = createDocuments(
    db,
    createIndexPlanner({ indexes: [], fieldOverrides: [] }),
    createReadingTurn(db),
  );
  const get: Store["get"] = async <T>(collection: string, id: string) => {
    const row = documents.find(collection, id);
    return row ? documents.toVersioned<T>(collection, row) : null;
  };
  const tx: Pick<StoreTransaction, "get"> = { get };
  return {
    get: versionedTransaction(tx as StoreTransaction, migrations).get,
    write(rows) {
      ownFile();
      for (const [collection] of rows) documents.open(collection);
      inTransaction(db, "immediate", () => {
        for (const [collection, each] of rows)
          for (const [id, text] of each) documents.write(collection, id, text);
      });
    },
    addIndexes(indexes) {
      const { keys } = createIndexPlanner(indexes);
      if (missingIndexes(db, keys).length === 0) return;
      ownFile();
      addIndexes(db, keys);
    },
    close: () => db.close(),
  };
}
