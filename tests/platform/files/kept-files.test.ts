import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFiles } from "~/platform/files/kept-files.server";
import { FILE_KEPT } from "~/values/durations";

/** Files of ten bytes each, of which it notes what was read; those named "large" come as a stream. */
function createKept(most: number) {
  const read: string[] = [];
  const files = keepFiles(
    {
      async read(key) {
        read.push(key);
        if (key === "none") return null;
        const whole = new Uint8Array(10);
        return { size: 10, bytes: new Blob([whole]).stream(), ...(key !== "large" && { whole }) };
      },
    },
    most,
  );
  const ask = async (...keys: string[]) => {
    for (const key of keys) await files.read(key);
    return read.splice(0);
  };
  return { files, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a file is read once while it is kept, and again when its time is over", async () => {
  const { ask } = createKept(100);
  expect(await ask("a", "a", "b", "a")).toEqual(["a", "b"]);
  vi.advanceTimersByTime(FILE_KEPT - 1);
  expect(await ask("a", "b")).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await ask("a", "b", "a")).toEqual(["a", "b"]);
});

it("the least recently read makes room", async () => {
  const { ask } = createKept(30);
  await ask("a", "b", "c", "a", "d");
  expect(await ask("a", "c", "d", "b")).toEqual(["b"]);
  expect(await ask("c", "d", "b", "a")).toEqual(["a"]);
});

it("one that was read again since isn’t forgotten in the time of the one before", async () => {
  const { ask } = createKept(10);
  await ask("a", "b");
  vi.advanceTimersByTime(FILE_KEPT / 2);
  expect(await ask("a")).toEqual(["a"]);
  vi.advanceTimersByTime(FILE_KEPT / 2);
  expect(await ask("a")).toEqual([]);
});

it("a stream isn’t kept, nor that there is no file, nor what is larger than all that is", async () => {
  const { ask, files } = createKept(9);
  expect(await ask("large", "large", "none", "none", "a", "a")).toEqual([
    ...["large", "large", "none", "none", "a", "a"],
  ]);
  expect(await files.read("none")).toBeNull();
});
