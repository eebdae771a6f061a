import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDisk } from "#tests/operations/backup/files";
import { openBucket, startStorageEmulator } from "#tests/platform/files/emulated-buckets";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { moveMemberFiles } from "~/config/move-files.server";
import { moveFiles } from "~/operations/move-files";
import { closeSite } from "~/operations/read-only/site-mode";
import { systemClock } from "~/platform/clock/system-clock";
import { createBucketFiles } from "~/platform/files/bucket/files.server";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { newFileKey } from "~/platform/files/file-key.server";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";

let emulator: Awaited<ReturnType<typeof startStorageEmulator>>;
beforeAll(async () => {
  // It copies what goes through it.
  graphqlServer.close();
  emulator = await startStorageEmulator();
});
afterAll(() => emulator.stop());

function openDirectory(): Files {
  const directory = mkdtempSync(join(tmpdir(), "moved-files-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return createDirectoryFiles({ directory, clock: systemClock });
}

function openOwnBucket(): Files {
  const bucket = openBucket(emulator.endpoint);
  return createBucketFiles({ name: bucket.name, open: async () => bucket });
}

/** Everything in a place, by its key, in hex. */
async function readAll(files: Files): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { key } of await files.list(null, 1_000)) {
    const found = await files.read(key);
    all[key] = Buffer.from(await new Response(found?.bytes).arrayBuffer()).toString("hex");
  }
  return all;
}

async function fill(files: Files, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, at) => `${newFileKey()}${at % 3 ? "" : "-small.avif"}`);
  for (const key of keys) await files.put(key, randomBytes(1 + Math.floor(Math.random() * 2_000)));
  await files.put(`${newFileKey()}-whole`, randomBytes(300_000));
  return keys.sort();
}

/** A place whose process is killed at its nth write. */
function dying(files: Files, writes: number): Files {
  let left = writes;
  return {
    ...files,
    async put(key, bytes) {
      left -= 1;
      if (left < 0) throw new Error("killed");
      await files.put(key, bytes);
    },
  };
}

const say = () => {};

describe("members' files", () => {
  it("go from a directory to a bucket and back, byte for byte, however often it is stopped", async () => {
    const [source, bucket, back] = [openDirectory(), openOwnBucket(), openDirectory()];
    await fill(source, 40);
    const all = await readAll(source);
    for (const [from, to] of [
      [source, bucket],
      [bucket, back],
    ] as const) {
      for (const writes of [0, 9, 15])
        await expect(moveFiles({ from, to: dying(to, writes), what: "COPY", say })).rejects.toThrow("killed");
      const there = (await to.list(null, 1_000)).length;
      expect(there).toBe(24);
      const put = vi.spyOn(to, "put");
      const moved = await moveFiles({ from, to, what: "COPY", say });
      // What was there isn't written again.
      expect(put).toHaveBeenCalledTimes(41 - there);
      const bytes = Object.values(all).join("").length / 2;
      expect(moved).toEqual({ equal: 41, bytes, copied: 17, missing: 0, others: 0, removed: 0 });
      expect(await readAll(to)).toEqual(all);
      expect(await moveFiles({ from, to, what: "COPY", say })).toMatchObject({ equal: 41, copied: 0 });
    }
  });

  it("are compared without a write, and brought to the same by name and size", async () => {
    const [from, to] = [openDirectory(), openDirectory()];
    const keys = await fill(from, 10);
    await moveFiles({ from, to, what: "COPY", say });
    const [gone = "", cut = "", removed = ""] = keys;
    await to.remove(gone);
    await to.put(cut, randomBytes(2_001));
    await from.remove(removed);
    const before = await readAll(to);
    const differing = { equal: 8, missing: 2, others: 1 };
    expect(await moveFiles({ from, to, what: "COMPARE", say })).toMatchObject(differing);
    expect(await readAll(to)).toEqual(before);
    const left = { equal: 10, copied: 2, missing: 0, others: 1, removed: 0 };
    expect(await moveFiles({ from, to, what: "COPY", say })).toMatchObject(left);
    const done = { equal: 10, copied: 0, others: 0, removed: 1 };
    expect(await moveFiles({ from, to, what: "COPY_ALL", say })).toMatchObject(done);
    expect(await readAll(to)).toEqual(await readAll(from));
  });

  it("are all met, of several pages, also while what only the second place has is removed", async () => {
    const of = (keys: string[]) => {
      const held = new Map(keys.map((key) => [key, Buffer.from(key)]));
      const files: Files = {
        list: async (after, limit) =>
          [...held.keys()]
            .sort()
            .filter((key) => after === null || key > after)
            .slice(0, limit)
            .map((key) => ({ key, writtenAt: new Date() })),
        async read(key) {
          const bytes = held.get(key);
          return bytes ? { size: bytes.length, bytes: new Blob([bytes]).stream() } : null;
        },
        put: async (key, bytes) => void held.set(key, Buffer.from(bytes)),
        remove: async (key) => void held.delete(key),
        check: async () => {},
      };
      return { files, held };
    };
    const numbers = Array.from({ length: 3_400 }, (_, at) => String(at).padStart(32, "0"));
    const from = of(numbers.filter((_, at) => at % 3 !== 0));
    const to = of(numbers.filter((_, at) => at % 2 === 0));
    const said: string[] = [];
    const moved = await moveFiles({
      ...{ from: from.files, to: to.files, what: "COPY_ALL" },
      say: (line) => said.push(line),
    });
    expect(moved).toMatchObject({ equal: from.held.size, missing: 0, others: 0, removed: 567 });
    expect([...to.held.keys()].sort()).toEqual([...from.held.keys()]);
    expect(said[0]).toBe("1,000 files looked at");
  });

  it("wait for a place in trouble, but not for one that is full", async () => {
    const [from, to] = [openDirectory(), openDirectory()];
    await fill(from, 2);
    let fails = 2;
    const said: string[] = [];
    const troubled: Files = {
      ...to,
      async put(key, bytes) {
        fails -= 1;
        if (fails >= 0) throw new FilesUnavailableError("unavailable");
        await to.put(key, bytes);
      },
    };
    const moved = await moveFiles({ from, to: troubled, what: "COPY", say: (line) => said.push(line) });
    expect(moved).toMatchObject({ equal: 3, copied: 3 });
    expect(said[0]).toContain("Trying again");
    const full: Files = { ...openDirectory(), put: () => Promise.reject(new FilesUnavailableError("full")) };
    await expect(moveFiles({ from, to: full, what: "COPY", say })).rejects.toThrow(/is full. Make room/);
  });
});

describe("the command", () => {
  /** The settings of a site, and what the command says. */
  async function openSite(settings: Record<string, string> = {}) {
    const disk = createDisk();
    const store = disk.open();
    onTestFinished(() => store.close());
    const files = createDirectoryFiles({ directory: join(disk.dataDir, "files"), clock: systemClock });
    const none = { FILES_BUCKET: "", FIREBASE_PROJECT_ID: "", STORAGE_EMULATOR_HOST: "", STORE: "sqlite" };
    for (const [name, value] of Object.entries({ ...none, DATA_DIR: disk.dataDir, ...settings }))
      vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const said: string[] = [];
    const move = (from: string, to: string, more = {}) =>
      moveMemberFiles({ from, to, verify: false, removeOthers: false, ...more }, (line) => said.push(line));
    return { store, files, said, move };
  }

  it("copies, says how many, and removes from the copy only while the site is read-only", async () => {
    const name = `bucket-${newFileKey()}`;
    const { store, files, said, move } = await openSite({
      FILES_BUCKET: name,
      STORAGE_EMULATOR_HOST: emulator.endpoint,
    });
    const [first = ""] = await fill(files, 3);
    expect(await move("directory", "bucket")).toBe(true);
    expect(said).toEqual([
      expect.stringContaining("The site is open"),
      "Files copied: 4.",
      expect.stringMatching(/^Equal: 4 files, 0\.3 MB\.$/),
    ]);
    await files.remove(first);
    said.length = 0;
    expect(await move("directory", `bucket:${name}`, { verify: true })).toBe(false);
    expect(said).toContainEqual(expect.stringMatching(/^Files only in the target: 1\./));
    const removing = () => move("directory", "bucket", { removeOthers: true });
    await expect(removing()).rejects.toThrow(/needs a read-only site/);
    await closeSite({ store, clock: systemClock }, { reason: "We’re moving.", until: null });
    said.length = 0;
    expect(await removing()).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^Files removed.*: 1\.$/),
      expect.stringMatching(/^Equal: 3/),
    ]);
  });

  it.each([
    ["no bucket is named", {}, "directory", "bucket", /^FILES_BUCKET isn’t set/],
    ["no project is named", {}, "directory", "bucket:files-of-ours", /^FIREBASE_PROJECT_ID isn’t set/],
    [
      "a bucket has no name of one",
      { FILES_BUCKET: "gs://x" },
      "directory",
      "bucket",
      /^FILES_BUCKET must be/,
    ],
    ["both are the same", {}, "directory", "directory", /are the same place/],
    [
      "there is no directory",
      {},
      "directory:/nowhere",
      "directory",
      /^There are no files at \/nowhere\/files/,
    ],
    [
      "nothing answers",
      { STORAGE_EMULATOR_HOST: "http://127.0.0.1:9" },
      "directory",
      "bucket:files-of-ours",
      /^Nothing was copied: bucket:files-of-ours can’t be used/,
    ],
  ])("refuses where %s", async (_what, settings, from, to, words) => {
    const { files, move } = await openSite(settings);
    await fill(files, 1);
    await expect(move(from, to)).rejects.toThrow(words);
  });
});
