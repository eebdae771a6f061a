import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { contractIndexes } from "./contract-indexes";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "store-crash-"));

beforeAll(async () => {
  // A process of its own can't read TypeScript; CommonJS, since only that honours NODE_PATH.
  await build({
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      ssr: join(root, "tests/platform/store/crash-child.ts"),
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { format: "cjs", entryFileNames: "child.cjs" } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a child commit until `enough` commits are acknowledged, then kills it in the middle of the next. */
function commitAndDie(file: string, run: string, enough: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, "child.cjs"), file, run], {
      env: { ...process.env, NODE_PATH: join(root, "node_modules") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.split("\n").length > enough) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    child.on("close", (_, signal) => {
      if (signal === "SIGKILL") resolve(said.split("\n").slice(0, -1));
      else reject(new Error(complaint));
    });
  });
}

it("a process killed in the middle of its commits loses no acknowledged write and leaves no half", async () => {
  const file = join(folder, "store.db");
  const acknowledged: string[] = [];
  for (const [at, enough] of [1, 40, 150].entries()) {
    acknowledged.push(...(await commitAndDie(file, `run${at}`, enough)));
  }
  // Two at once: one of them holds the lock when it dies.
  const both = await Promise.all([commitAndDie(file, "left", 60), commitAndDie(file, "right", 90)]);
  acknowledged.push(...both.flat());
  expect(acknowledged.length).toBeGreaterThanOrEqual(341);

  const store = createSqliteStore({ file, indexes: contractIndexes });
  const found = new Set<string>();
  let after: string | null = null;
  do {
    const page: Page<object> = await store.query({
      collection: "briefs",
      orderBy: { field: "rank", direction: "asc" },
      limit: 100,
      after,
    });
    const ids = page.items.map(({ id }) => id);
    expect(await store.getMany("pairs", ids)).not.toContain(null);
    for (const id of ids) found.add(id);
    after = page.next;
  } while (after);
  await store.close();
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});
