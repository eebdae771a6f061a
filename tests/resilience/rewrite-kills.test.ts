import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readAll, writeOldStore } from "#tests/operations/migrations/old-store";
import { rewrittenCollections } from "~/operations/migrations/rewrite-documents";
import type { SchemaRecord } from "~/operations/migrations/schema-record";
import { schemas } from "~/operations/own-collections";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { limitFor, rounds } from "./rounds";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A large store of an earlier release in a directory of its own. */
function oldStore(): string {
  const directory = mkdtempSync(join(tmpdir(), "rewrite-kills-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeOldStore("381a34a", join(directory, "store.sqlite"), 150 * rounds.rewrites);
  return join(directory, "store.sqlite");
}

/** `npm run migrate` in a process of its own. */
function startMigration(file: string) {
  const child = spawn(process.execPath, ["build/server.js", "migrate"], {
    cwd: project,
    env: { ...process.env, DATA_DIR: dirname(file) },
    stdio: "ignore",
  });
  return { child, exited: once(child, "exit") as Promise<[number | null]> };
}

test(
  `killed ${rounds.rewrites} times while it rewrites, it ends the same`,
  limitFor(rounds.rewrites, 30_000),
  async () => {
    const [whole, cut] = [oldStore(), oldStore()];
    const [code] = await startMigration(whole).exited;
    expect(code).toBe(0);

    const store = createSqliteStore({ file: cut, indexes });
    onTestFinished(() => store.close());
    const progress = async () => {
      const records = await store.getMany<SchemaRecord>(schemas.name, rewrittenCollections());
      return JSON.stringify(records.map((record) => record?.data));
    };
    let inTheMiddle = 0;
    for (let round = 0; round < rounds.rewrites; round += 1) {
      const before = await progress();
      const { child, exited } = startMigration(cut);
      const ended = exited.then(() => true);
      // It has written a page or more of what is left, or nothing was left.
      while ((await progress()) === before && !(await Promise.race([ended, pause(1, false)]))) {}
      inTheMiddle += child.kill("SIGKILL") ? 1 : 0;
      await exited;
    }
    const [last] = await startMigration(cut).exited;
    expect(last).toBe(0);
    process.stdout.write(`${inTheMiddle} of ${rounds.rewrites} kills came while it was at work\n`);
    expect(inTheMiddle).toBe(rounds.rewrites);
    expect(readAll(cut)).toEqual(readAll(whole));
  },
);
