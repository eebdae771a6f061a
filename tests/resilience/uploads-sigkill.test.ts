import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integer, sample } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysOfFile } from "~/domain/file-keys";
import { isKept, type StoredFile } from "~/features/files/model/file";
import { removeBytes } from "~/features/files/writes/remove-bytes";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { handlersOf, lanesOf } from "~/platform/jobs/job";
import { createWorker } from "~/platform/jobs/worker.server";
import type { Log } from "~/platform/ports/log";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { UPLOAD_FORGOTTEN } from "~/values/durations";
import indexes from "../../firestore.indexes.json";
import { createTestClock } from "../support/clock";
import { buildChild, runUntilKilled } from "./child-process";
import { readCollection } from "./read-collection";
import { limitFor, rounds, seed } from "./rounds";

const folder = mkdtempSync(join(tmpdir(), "uploads-sigkill-"));
const file = join(folder, "store.sqlite");
const directory = join(folder, "files");
let program = "";

beforeAll(async () => {
  program = await buildChild("uploads-child", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const silent = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Log;

const onDisk = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("unfinished"))
    .map(({ name }) => name);

test(
  `${rounds.kills} times SIGKILL while twenty upload: an hour later no bytes are without a document, none the other way round, and the room agrees`,
  limitFor(rounds.kills, 10_000),
  async () => {
    const lines: string[] = [];
    const moments = sample(integer({ min: 1, max: 120 }), { numRuns: rounds.kills, seed });
    for (const [at, enough] of moments.entries())
      lines.push(...(await runUntilKilled(program, [file, directory, `run${at}`], enough)));

    const left = onDisk().length;
    const store = createVersionedStore(createSqliteStore({ file, indexes }));
    const clock = createTestClock();
    clock.advance(UPLOAD_FORGOTTEN + 60_000);
    const files = createDirectoryFiles({ directory, clock });
    const handlers = handlersOf([removeBytes], { store, clock, files });
    const worker = createWorker({ store, clock, log: silent, handlers, laneOf: lanesOf([removeBytes]) });
    await worker.runDue();

    const documents = await readCollection<StoredFile>(store, "files");
    const used = await readCollection<{ bytes: number }>(store, "fileUse");
    await store.close();
    for (const [id, document] of documents) expect(isKept(document), id).toBe(true);
    const idsIn = (what: string) =>
      lines.flatMap((line) => (line.startsWith(`${what} `) ? [line.slice(what.length + 1)] : []));
    const removed = new Set(idsIn("removed"));
    for (const id of removed) expect(documents.has(id), id).toBe(false);
    const missing = idsIn("kept").filter((id) => !documents.has(id) && !removed.has(id));
    // Each of the twenty may have been killed between a removal and saying so.
    expect(missing.length).toBeLessThanOrEqual(20 * rounds.kills);
    const keys = [...documents].flatMap(([id, { kind }]) => (kind ? keysOfFile(id, kind) : []));
    expect(onDisk().sort()).toEqual(keys.sort());
    for (const [uid, { bytes }] of used) {
      const own = [...documents.values()].filter((document) => document.uid === uid);
      expect(bytes, uid).toBe(own.reduce((sum, { size }) => sum + size, 0));
    }
    process.stdout.write(
      `${lines.length} acknowledged, ${left} files on the disk at first, ${keys.length} kept\n`,
    );
  },
);
