import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { readAll } from "#tests/operations/migrations/old-store";
import { put, putAll } from "#tests/platform/store/contract/write";
import { testNow } from "#tests/support/clock";
import { backUp } from "~/operations/backup/backup.server";
import { CommandError } from "~/operations/backup/command-error";
import { StoreDamagedError } from "~/platform/ports/store";
import { holdAlone } from "~/platform/store/sqlite/lock.server";
import { runCommand } from "./command";
import { createDisk } from "./files";

type Disk = ReturnType<typeof createDisk>;

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);
const backUpAt = ({ files, backups }: Disk, now: Date, keep = 3) =>
  backUp(files, { to: backups, keep, now, release: "test" });
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A disk with a store in use, which closes with the test. */
function createUsedDisk() {
  const disk = createDisk();
  const store = disk.open();
  onTestFinished(() => store.close());
  return { ...disk, store };
}

describe("a backup", () => {
  it("is what was written before it began, readable for its owner alone", async () => {
    const disk = createUsedDisk();
    await putAll(disk.store, "accounts", { ann: { email: "ann@example.com" }, ben: {} });
    const { directory, manifest } = await backUpAt(disk, testNow);
    await put(disk.store, "accounts", "late", {});

    const copy = join(directory, "store.sqlite");
    expect(Object.keys(readAll(copy))).toEqual(["doc:accounts/ann", "doc:accounts/ben"]);
    expect(manifest).toMatchObject({
      takenAt: testNow.toISOString(),
      documents: { accounts: 2 },
      release: "test",
    });
    expect(manifest.files["store.sqlite"].bytes).toBe(statSync(copy).size);
    expect(JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8"))).toEqual(manifest);
    expect([modeOf(disk.backups), modeOf(directory)]).toEqual([0o700, 0o700]);
    for (const name of readdirSync(directory)) expect(modeOf(join(directory, name)), name).toBe(0o600);
  });

  it("taken while others write has each of their transactions whole or not at all", async () => {
    const disk = createUsedDisk();
    let writing = true;
    const pairs = (async () => {
      for (let at = 0; writing; at += 1) {
        await disk.store.transact(async (tx) => {
          tx.set("left", `${at}`, {});
          tx.set("right", `${at}`, {});
        });
        // A transaction that nobody disturbs ends without a turn of the event loop.
        await turn();
      }
    })();
    const backup = await runCommand(disk.dataDir, "backup", "--to", disk.backups);
    writing = false;
    await pairs;
    expect(backup).toMatchObject({ code: 0 });
    const [name = ""] = readdirSync(disk.backups).filter((one) => one.endsWith("Z"));
    const { documents } = JSON.parse(readFileSync(join(disk.backups, name, "manifest.json"), "utf8"));
    expect(documents.left).toBeGreaterThan(0);
    expect(documents.left).toBe(documents.right);
  });

  it("has the emulator's accounts with it in local mode", async () => {
    const disk = createUsedDisk();
    mkdirSync(join(disk.dataDir, "auth"));
    writeFileSync(disk.files.accounts, '{"users":[]}');
    const { directory } = await backUpAt(disk, testNow);
    expect(readFileSync(join(directory, "accounts.json"), "utf8")).toBe('{"users":[]}');
  });

  it("makes the oldest go, but for as many as are to be kept", async () => {
    const disk = createUsedDisk();
    mkdirSync(join(disk.backups, "somebody's own"), { recursive: true });
    const made = [];
    for (let at = 0; at < 4; at += 1) made.push(await backUpAt(disk, later(at), 2));
    expect(made.map(({ removed }) => removed)).toEqual([0, 0, 1, 1]);
    expect(readdirSync(disk.backups).map((name) => join(disk.backups, name))).toEqual(
      expect.arrayContaining([
        ...made.slice(2).map(({ directory }) => directory),
        join(disk.backups, "somebody's own"),
      ]),
    );
    expect(existsSync(made[1]?.directory ?? "")).toBe(false);
  });

  it("clears away what a killed one left", async () => {
    const disk = createUsedDisk();
    const left = join(disk.backups, "2027-01-01T00-00-00.000Z.unfinished");
    mkdirSync(left, { recursive: true });
    await backUpAt(disk, testNow);
    expect(existsSync(left)).toBe(false);
  });

  it("that is being written is not disturbed by another", async () => {
    const disk = createUsedDisk();
    mkdirSync(disk.backups);
    const other = holdAlone(join(disk.backups, "backups"));
    await expect(backUpAt(disk, testNow)).rejects.toThrow("Another backup is being written");
    other?.release();
    await backUpAt(disk, testNow);
  });
});

describe("where no backup can be made, earlier ones stay", () => {
  async function withEarlier() {
    const disk = createDisk();
    const store = disk.open();
    await putAll(
      store,
      "left",
      Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`uid-${n}`, { n }])),
    );
    const { directory } = await backUpAt(disk, testNow);
    await store.close();
    return { ...disk, directory };
  }
  type Earlier = Awaited<ReturnType<typeof withEarlier>>;

  async function expectRefusal(disk: Earlier, kind: new (message: string) => Error) {
    await expect(backUpAt(disk, later(1), 1)).rejects.toThrow(kind);
    expect(readdirSync(disk.backups).filter((name) => name !== "backups.lock")).toEqual([
      disk.directory.split("/").at(-1),
    ]);
  }

  it("no store", async () => {
    const disk = await withEarlier();
    await expectRefusal(
      { ...disk, files: { ...disk.files, store: join(disk.dataDir, "none") } },
      CommandError,
    );
  });

  it("a store without bytes", async () => {
    const disk = await withEarlier();
    writeFileSync(disk.files.store, "");
    await expectRefusal(disk, StoreDamagedError);
  });

  it("a store that is damaged inside", async () => {
    const disk = await withEarlier();
    const bytes = readFileSync(disk.files.store);
    bytes.fill(0x5a, bytes.length / 2);
    writeFileSync(disk.files.store, bytes);
    await expectRefusal(disk, StoreDamagedError);
  });

  it("a document that is damaged", async () => {
    const disk = await withEarlier();
    const db = new DatabaseSync(disk.files.store);
    db.exec(`UPDATE "doc:left" SET data = '{"n":' WHERE id = 'uid-7'`);
    db.close();
    await expectRefusal(disk, StoreDamagedError);
  });

  it("a disk that is full, in one line", async () => {
    const disk = await withEarlier();
    // The limit on a file's size stands for the end of the disk.
    const child = spawn(
      "prlimit",
      ["--fsize=20000", process.execPath, "build/server.js", "backup", "--to", disk.backups, "--keep", "1"],
      { env: { ...process.env, DATA_DIR: disk.dataDir } },
    );
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(said).toMatch(/^No backup was made, and earlier ones stay: [^\n]+\n$/);
    expect(readdirSync(disk.backups)).toContain(disk.directory.split("/").at(-1));
  });

  it.each([
    ["--to is missing", ["backup"], /^Usage: npm run backup -- --to DIR \[--keep N\]\n$/],
    ["--keep is no number", ["backup", "--to", "x", "--keep", "0"], /^Usage: /],
    ["an option is unknown", ["backup", "--into", "x"], /^This command takes --to DIR/],
    [
      "the directory lies in none",
      ["backup", "--to", "/none/such"],
      /^No backup was made, .*ENOENT[^\n]*\n$/,
    ],
  ])("%s", async (_, args, said) => {
    const disk = await withEarlier();
    expect(await runCommand(disk.dataDir, ...args)).toEqual({ code: 1, said: expect.stringMatching(said) });
  });
});
