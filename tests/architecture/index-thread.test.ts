import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { dataFiles } from "~/operations/backup/data-files";
import { createIndexThread } from "~/platform/search/index-thread.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

const built = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));

it("a build has the thread’s program beside the bundle that starts it, and it works without any package", async () => {
  const program = readFileSync(built("make-index.js"), "utf8");
  const imported = [...program.matchAll(/^import .*from "(.+)";$/gm)].map(([, name = ""]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(readFileSync(built("server.js"), "utf8")).toContain('"make-index.js"');

  const directory = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  await createSqliteStore({ file: dataFiles(directory).store, indexes }).close();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await createIndexThread(built("make-index.js"), directory, log as never).make(60_000);
  const search = createSqliteSearches({ directory });
  onTestFinished(() => search.close());
  expect(await search.briefs.made()).toEqual({ walks: 1, cursor: null });
});
