import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readAll } from "#tests/operations/migrations/old-store";
import { put } from "#tests/platform/store/contract/write";
import { createTestClock, testNow } from "#tests/support/clock";
import { laneOf } from "~/config/job-list";
import type { SessionRecord } from "~/domain/session";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { backUp } from "~/operations/backup/backup.server";
import { restore } from "~/operations/backup/restore.server";
import { NewerDocumentsError } from "~/operations/migrations/schema-record";
import { runCommand } from "./command";
import { createDisk } from "./files";

/** A disk with a document, its backup, and a later document. */
async function createBackedUp(
  collection = "accounts",
  document: Record<string, unknown> = { email: "ann@example.com" },
) {
  const disk = createDisk();
  const store = disk.open();
  await put(store, collection, "ann", document);
  mkdirSync(join(disk.dataDir, "auth"));
  writeFileSync(disk.files.accounts, "the accounts of then");
  const { directory } = await backUp(disk.files, {
    to: disk.backups,
    keep: 3,
    now: testNow,
    release: "test",
  });
  await put(store, collection, "late", document);
  writeFileSync(disk.files.accounts, "the accounts of later");
  await store.close();
  const clock = createTestClock(new Date(testNow.getTime() + 3_600_000));
  return {
    ...disk,
    directory,
    restore: (from = disk.backups, lostAt = clock.now()) =>
      restore(disk.files, { from, lostAt, laneOf, clock }),
  };
}

const namesIn = (file: string) => Object.keys(readAll(file));

describe("a restore", () => {
  it("puts everything back, and keeps what it replaces", async () => {
    const disk = await createBackedUp();
    const { replaced } = await disk.restore();
    expect(readdirSync(disk.dataDir).sort()).toEqual([
      "auth",
      "files",
      "replaced",
      "store.sqlite",
      "store.sqlite.lock",
    ]);
    expect(namesIn(disk.files.store)).toContain("doc:accounts/ann");
    expect(namesIn(disk.files.store)).not.toContain("doc:accounts/late");
    expect(readFileSync(disk.files.accounts, "utf8")).toBe("the accounts of then");
    expect(namesIn(join(replaced ?? "", "store.sqlite"))).toContain("doc:accounts/late");
    expect(readFileSync(join(replaced ?? "", "accounts.json"), "utf8")).toBe("the accounts of later");
  });

  it("works on a disk that has nothing, from one backup as from the newest of many", async () => {
    const disk = await createBackedUp();
    for (const from of [disk.directory, disk.backups]) {
      rmSync(disk.dataDir, { recursive: true });
      expect(await disk.restore(from)).toMatchObject({ directory: disk.directory, replaced: null });
      expect(namesIn(disk.files.store)).toContain("doc:accounts/ann");
    }
  });

  it("replaces a store that can't be read", async () => {
    const disk = await createBackedUp();
    writeFileSync(disk.files.store, "no database at all, and longer than its header");
    const { replaced } = await disk.restore();
    expect(namesIn(disk.files.store)).toContain("doc:accounts/ann");
    expect(readFileSync(join(replaced ?? "", "store.sqlite"), "utf8")).toMatch(/^no database/);
  });

  it("has the provider asked about every session before it counts again", async () => {
    const session = { uid: "ann", verifiedAt: testNow.toISOString() };
    const disk = await createBackedUp(sessionsCollection, session);
    await disk.restore();
    const store = disk.open();
    onTestFinished(() => store.close());
    const kept = await store.get<SessionRecord>(sessionsCollection, "ann");
    expect(kept?.data).toEqual({ ...session, verifiedAt: "1970-01-01T00:00:00.000Z" });
  });
});

describe("a restore changes nothing", () => {
  async function expectRefusal(
    disk: Awaited<ReturnType<typeof createBackedUp>>,
    message: RegExp,
    from?: string,
    lostAt?: Date,
  ) {
    await expect(disk.restore(from, lostAt)).rejects.toThrow(message);
    for (const name of ["restoring", "replaced"]) expect(readdirSync(disk.dataDir)).not.toContain(name);
    expect(namesIn(disk.files.store)).toContain("doc:accounts/late");
    expect(readFileSync(disk.files.accounts, "utf8")).toBe("the accounts of later");
  }

  it.each(["store.sqlite", "accounts.json"])("where the backup's %s isn't what was written", async (name) => {
    const disk = await createBackedUp();
    appendFileSync(join(disk.directory, name), "x");
    await expectRefusal(disk, /The backup is damaged: its (store|accounts)/);
  });

  it("where the manifest can't be understood", async () => {
    const disk = await createBackedUp();
    writeFileSync(join(disk.directory, "manifest.json"), "{}");
    await expectRefusal(disk, /manifest\.json is damaged/);
  });

  it("where there is no backup", async () => {
    const disk = await createBackedUp();
    await expectRefusal(disk, /There is no backup/, disk.dataDir);
    await expectRefusal(disk, /There is no backup/, join(disk.dataDir, "none"));
  });

  it("where the data was lost before the backup, which can't be", async () => {
    const disk = await createBackedUp();
    await expectRefusal(disk, /after the data was lost/, disk.backups, new Date(testNow.getTime() - 1));
  });

  it("where a newer release wrote the backup", async () => {
    const disk = await createBackedUp("schemas", { newest: 99 });
    const before = readFileSync(disk.files.store);
    await expect(disk.restore()).rejects.toThrow(NewerDocumentsError);
    expect(readFileSync(disk.files.store)).toEqual(before);
  });

  it("while a process has the store open, and does so once that was killed", async () => {
    const disk = await createBackedUp();
    const child = spawn(
      process.execPath,
      [
        "-e",
        `const { DatabaseSync } = require("node:sqlite");
         const lock = new DatabaseSync(process.argv[1] + ".lock");
         lock.exec("BEGIN");
         lock.prepare("SELECT 1 FROM sqlite_schema").get();
         console.log("open");
         setInterval(() => {}, 1000);`,
        disk.files.store,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(child.stdout, "data");
    await expectRefusal(disk, /has .* open\. Stop it first/);
    child.kill("SIGKILL");
    await once(child, "exit");
    await disk.restore();
  });

  it("while a process of a release without such locks has the store open", async () => {
    const disk = await createBackedUp();
    const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
    const db = new DatabaseSync(disk.files.store);
    onTestFinished(() => db.close());
    db.prepare("SELECT 1 FROM sqlite_schema").get();
    await expectRefusal(disk, /Stop it first/);
  });
});

it("a process that has the store open takes no writes once the file was replaced behind it", async () => {
  const disk = await createBackedUp();
  const store = disk.open();
  onTestFinished(() => store.close());
  rmSync(disk.dataDir, { recursive: true });
  await disk.restore();
  await expect(put(store, "accounts", "ben", {})).rejects.toThrow("not in its place");
});

it("after a restore that was cut off no store is made, and the restore can be run again", async () => {
  const disk = await createBackedUp();
  mkdirSync(join(disk.dataDir, "restoring"));
  rmSync(disk.files.store);
  expect(disk.open).toThrow("a restore was cut off");
  expect(existsSync(disk.files.store)).toBe(false);
  await disk.restore();
  expect(namesIn(disk.files.store)).toContain("doc:accounts/ann");
});

it.each([
  [["restore"], /^Usage: npm run restore -- --from DIR \[--lost-at TIME\]/],
  [["restore", "--from", "x", "--lost-at", "yesterday"], /^Usage: /],
  [["restore", "--from", "x", "--lost-at", "2999-01-01T00:00:00Z"], /^Usage: /],
  [["restore", "--from", "/none"], /^Not restored: There is no backup in \/none\.\n$/],
])("%j says in one line what is wrong", async (args, said) => {
  const { dataDir } = createDisk();
  expect(await runCommand(dataDir, ...args)).toEqual({ code: 1, said: expect.stringMatching(said) });
});
