import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { dataFiles } from "~/operations/backup/data-files";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

/** A directory of data and one for backups, which go with the test. */
export function createDisk() {
  const root = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dataDir = join(root, "data");
  const files = dataFiles(dataDir);
  return {
    dataDir,
    files,
    backups: join(root, "backups"),
    open: () => createVersionedStore(createSqliteStore({ file: files.store, indexes })),
  };
}
