import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newFileKey } from "~/platform/files/file-key.server";
import type { Files } from "~/platform/ports/files";

/** What every adapter of the port keeps. `open` gives adapters of one empty place, as two processes have them. */
export function describeFiles(open: () => readonly [Files, Files]): void {
  const openOne = () => open()[0];

  test.each([0, 1, 10_000_000])("a file of %i bytes is read as it was written", async (size) => {
    const files = openOne();
    const [key, bytes] = [newFileKey(), randomBytes(size)];
    await files.put(key, bytes);
    const { size: told, same } = await readAndCompare(files, key, bytes);
    expect({ told, same }).toEqual({ told: size, same: true });
  });

  test("part of a larger buffer is written without the rest", async () => {
    const files = openOne();
    const key = newFileKey();
    await files.put(key, new Uint8Array([1, 2, 3, 4]).subarray(1, 3));
    expect(await readAll(files, key)).toEqual(Buffer.from([2, 3]));
  });

  test("where there is no file, there is none", async () => {
    const files = openOne();
    expect(await files.read(newFileKey())).toBeNull();
    expect(await files.list(null, 10)).toEqual([]);
    const key = newFileKey();
    await files.put(key, randomBytes(3));
    for (const other of [newFileKey(), `${key}-160.avif`]) expect(await files.read(other)).toBeNull();
  });

  test("files of one key and of what was made from it are apart", async () => {
    const files = openOne();
    const key = newFileKey();
    await files.put(key, Buffer.from("whole"));
    await files.put(`${key}-160.avif`, Buffer.from("small"));
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
    expect(String(await readAll(files, `${key}-160.avif`))).toBe("small");
  });

  test("a file written again is there once, also when two write it together", async () => {
    const [files, other] = open();
    const [key, bytes] = [newFileKey(), randomBytes(70_000)];
    await files.put(key, bytes);
    await Promise.all([files.put(key, bytes), other.put(key, bytes)]);
    expect(await readAll(files, key)).toEqual(bytes);
    expect(await files.list(null, 10)).toHaveLength(1);
  });

  test("a file is removed once, and removing it again changes nothing", async () => {
    const files = openOne();
    const key = newFileKey();
    await files.put(key, randomBytes(3));
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
    expect(await files.list(null, 10)).toEqual([]);
  });

  test("a list is in the order of the keys, in parts that leave none out", async () => {
    const files = openOne();
    const base = newFileKey().slice(2);
    const keys = ["00", "0a", "0a", "7f", "ff"].map((start, at) => start + base.slice(0, -1) + at);
    keys.push(`${keys[1]}-160.avif`, `${keys[1]}-80.avif`);
    const before = Date.now();
    for (const key of [...keys].reverse()) await files.put(key, randomBytes(1));
    const sorted = [...keys].sort();
    for (const limit of [1, 3, 7, 1_000]) {
      const found: string[] = [];
      for (let after: string | null = null; ; after = found.at(-1) ?? null) {
        const part = await files.list(after, limit);
        found.push(...part.map(({ key }) => key));
        if (part.length < limit) break;
      }
      expect(found).toEqual(sorted);
    }
    const [first] = await files.list(null, 1);
    // Of the file system, whose clock ticks more coarsely.
    expect(Math.abs((first?.writtenAt.getTime() ?? 0) - before)).toBeLessThan(30_000);
    // Also after a key that isn't there any more.
    await files.remove(sorted[2] ?? "");
    expect((await files.list(sorted[2] ?? "", 2)).map(({ key }) => key)).toEqual(sorted.slice(3, 5));
  });

  test.each([
    ["above the folder", "../x"],
    ["empty", ""],
    ["long", "a".repeat(300)],
    ["upper case", newFileKey().toUpperCase().replace(/^./, "A")],
    ["a folder's", "a/b"],
    ["a key with a path", `${newFileKey()}-../x`],
    ["a key with a line", `${newFileKey()}\n`],
  ])("a key that is none is refused: %s", async (_name, key) => {
    const files = openOne();
    for (const call of [
      () => files.put(key, randomBytes(1)),
      () => files.read(key),
      () => files.remove(key),
      () => files.list(key, 1),
    ])
      await expect(call()).rejects.toThrow("No file’s key");
  });

  test.each([0, 1_001, 1.5, Number.NaN])("a list of %d files is refused", async (limit) => {
    await expect(openOne().list(null, limit)).rejects.toThrow("1 to 1,000");
  });

  test("a file that is removed while it is read ends whole or in an error", async () => {
    const [files, other] = open();
    const [key, bytes] = [newFileKey(), randomBytes(4_000_000)];
    await files.put(key, bytes);
    const reader = (await files.read(key))?.bytes.getReader();
    const chunks = [(await reader?.read())?.value ?? new Uint8Array()];
    await other.remove(key);
    const rest = (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return "whole";
        chunks.push(part.value);
      }
    })();
    if ((await rest.catch(() => "an error")) === "whole")
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(await files.read(key)).toBeNull();
  });

  test("a reader may leave in the middle", async () => {
    const files = openOne();
    const key = newFileKey();
    await files.put(key, randomBytes(4_000_000));
    const reader = (await files.read(key))?.bytes.getReader();
    await reader?.read();
    await reader?.cancel();
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
  });

  test("processes see each other's files", async () => {
    const [files, other] = open();
    const [key, bytes] = [newFileKey(), randomBytes(9)];
    await files.put(key, bytes);
    expect(await readAll(other, key)).toEqual(bytes);
    expect((await other.list(null, 10)).map((each) => each.key)).toEqual([key]);
    await other.remove(key);
    expect(await files.read(key)).toBeNull();
  });

  test("a check passes, and leaves nothing", async () => {
    const files = openOne();
    await files.check();
    expect(await files.list(null, 10)).toEqual([]);
  });
}

/** Throws where there is none. */
async function readAll(files: Files, key: string): Promise<Buffer> {
  const found = await files.read(key);
  if (!found) throw new Error(`There is no file ${key}`);
  return Buffer.from(await new Response(found.bytes).arrayBuffer());
}

/** Not by `toEqual`, which takes seconds for millions of bytes. */
async function readAndCompare(files: Files, key: string, bytes: Uint8Array) {
  const found = await files.read(key);
  await found?.bytes.cancel();
  return { size: found?.size, same: (await readAll(files, key)).equals(bytes) };
}
