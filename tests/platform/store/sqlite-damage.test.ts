import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { checkBehindUse } from "~/platform/store/sqlite/damage.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { put, putAll } from "./contract/write";
import { contractIndexes } from "./contract-indexes";

const documents = Object.fromEntries(
  Array.from({ length: 500 }, (_, n) => [
    `brief-${n}`,
    { rank: `${n}`, skills: ["sql"], text: "x".repeat(200) },
  ]),
);

/** A file with documents that nobody has open. */
async function createFile() {
  const folder = mkdtempSync(join(tmpdir(), "damage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "store.db");
  const store = createSqliteStore({ file, indexes: contractIndexes });
  await putAll(store, "briefs", documents);
  await store.close();
  return file;
}

const open = (file: string, onDamage?: (found: string) => void) => {
  const store = createSqliteStore({ file, indexes: contractIndexes, onDamage });
  onTestFinished(() => store.close());
  return store;
};

function change(file: string, edit: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, edit(readFileSync(file)));
}

/** The page that SQLite keeps something on, by the name of its table or index. */
function pageOf(file: string, name: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const found = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name);
  db.close();
  return (Number(found?.rootpage) - 1) * 4_096;
}

describe("a damaged file is named at the start, with what to do, and left as it is", () => {
  it.each<[string, (bytes: Buffer, file: string) => Buffer]>([
    ["no bytes", () => Buffer.alloc(0)],
    ["something else", () => Buffer.from("Nothing of this is a database, and never was one.".repeat(99))],
    ["the first bytes gone", (bytes) => bytes.fill(0, 0, 16)],
    ["half of it gone", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["a table's first page flipped", (bytes, file) => flip(bytes, pageOf(file, "doc:briefs"), 100)],
    ["an index's first page flipped", (bytes, file) => flip(bytes, pageOf(file, "ix:briefs(rank)"), 100)],
    ["a bracket of a document flipped", (bytes) => flip(bytes, bytes.indexOf('{"rank"'), 1)],
  ])("%s", async (_, damage) => {
    const file = await createFile();
    change(file, (bytes) => damage(bytes, file));
    const before = readFileSync(file);
    expect(() => open(file)).toThrow(StoreDamagedError);
    // In one line.
    expect(() => open(file)).toThrow(
      new RegExp(
        `^${file} can’t be read: [^\\n]+\\. Restore a backup with \`npm run restore -- --from DIR\`[^\\n]+$`,
      ),
    );
    expect(readFileSync(file)).toEqual(before);
  });
});

function flip(bytes: Buffer, from: number, count: number): Buffer {
  for (let at = from; at < from + count; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

describe("damage that is met in use", () => {
  it("the structure of a large file is checked beside its use", async () => {
    const file = await createFile();
    const at = pageOf(file, "doc:briefs");
    change(file, (bytes) => flip(bytes, at, 100));
    const found = await new Promise((resolve) => checkBehindUse(file, resolve, 0));
    expect(found).toMatch(/malformed|error code 11/);
  });

  it("a document that can't be read fails as a fault, is told once, and ends all writes", async () => {
    const file = await createFile();
    const told: string[] = [];
    const store = open(file, (found) => told.push(found));
    const db = new DatabaseSync(file);
    // Without what would not take it.
    const parts = db.prepare(
      "SELECT type, name FROM sqlite_schema WHERE type = 'trigger' OR name LIKE 'ix:briefs%'",
    );
    for (const { type, name } of parts.all()) db.exec(`DROP ${type} "${name}"`);
    db.prepare(`UPDATE "doc:briefs" SET data = ? WHERE id = 'brief-7'`).run('{"rank":');
    db.close();
    for (let time = 0; time < 2; time += 1)
      await expect(store.get("briefs", "brief-7")).rejects.toThrow(StoreDamagedError);
    expect(told).toEqual(["a document is not JSON"]);
    await expect(put(store, "briefs", "new", {})).rejects.toThrow(StoreDamagedError);
    expect(await store.get("briefs", "brief-8")).toMatchObject({ data: { rank: "8" } });
  });

  it("pages that can't be read are a fault, not an outage that passes", async () => {
    const file = await createFile();
    const told: string[] = [];
    const store = open(file, (found) => told.push(found));
    const at = pageOf(file, "doc:briefs");
    change(file, (bytes) => flip(bytes, at, 4_096));
    // The connection has pages in memory, which another one's write makes it forget.
    const db = new DatabaseSync(file);
    db.exec("CREATE TABLE other (id)");
    db.close();
    await expect(store.get("briefs", "brief-1")).rejects.toThrow(StoreDamagedError);
    expect(told).toHaveLength(1);
  });

  it("a file that was moved away takes no more writes, which nobody would find again", async () => {
    const file = await createFile();
    const store = open(file);
    renameSync(file, `${file}.away`);
    await expect(put(store, "briefs", "new", {})).rejects.toThrow(StoreUnavailableError);
    expect(() => open(file)).toThrow(StoreUnavailableError);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    await put(store, "briefs", "new", {});
  });
});
