import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Search } from "~/platform/ports/search";
import { removeIndexFile, searchFiles } from "~/platform/search/index-file.server";
import { briefIndex } from "~/platform/search/indexes";
import { createSqliteSearch } from "~/platform/search/search.server";
import { aDirectory, anEntry, aQuery, keep } from "./entries";

function open(directory: string, onLoss = () => {}): Search {
  const search = createSqliteSearch({ of: briefIndex, directory, onLoss });
  onTestFinished(() => search.close());
  return search;
}

describe("an index in a file of its own", () => {
  it("begins anew where its file is gone, in every process that has it open, and says so", async () => {
    const directory = aDirectory();
    let losses = 0;
    const [one, other] = [open(directory, () => (losses += 1)), open(directory)];
    await keep(one, { a: anEntry(1) });
    expect((await other.find(aQuery())).ids).toEqual(["a"]);
    removeIndexFile(directory, briefIndex);
    expect((await one.find(aQuery())).ids).toEqual([]);
    expect(losses).toBe(1);
    expect(await one.made()).toEqual({ walks: 0, cursor: null });
    await keep(one, { b: anEntry(2) });
    expect((await other.find(aQuery())).ids).toEqual(["b"]);
  });

  it.each([0, 3_000, 9_000])(
    "begins anew where its file is damaged from byte %i on, and says so",
    async (from) => {
      const directory = aDirectory();
      const before = open(directory);
      await keep(before, Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`b${n}`, anEntry(n)])));
      await before.close();
      const [file = ""] = searchFiles(directory, briefIndex);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, from));
      let losses = 0;
      const after = open(directory, () => (losses += 1));
      await keep(after, { c: anEntry(90), b7: anEntry(7) });
      expect(new Set((await after.find(aQuery())).ids)).toEqual(new Set(["c", "b7"]));
      expect(losses).toBe(1);
    },
  );
});

it("the words of a brief that the search gave up stay in no file of it", async () => {
  const directory = aDirectory();
  const written = { a: anEntry(1), b: anEntry(2, { title: "Vanishing acts", summary: "Disappearances" }) };
  const finds = async (change: Parameters<typeof keep>[1]) => {
    const search = open(directory);
    await keep(search, change);
    await search.close();
    const bytes = readdirSync(directory).map((name) => readFileSync(join(directory, name), "latin1"));
    return ["vanishing", "disappearances"].filter((word) => bytes.join("").includes(word));
  };
  expect(await finds(written)).toEqual(["vanishing", "disappearances"]);
  expect(await finds({ b: null })).toEqual([]);
});

it("the indexes of other formats, in which nobody takes out what is deleted, are removed when this one is gone through again", async () => {
  const directory = aDirectory();
  const others = [
    "search-1.sqlite",
    "search-1.sqlite-wal",
    "search-2-2020-01.sqlite",
    "search-3-2020-01-de-ar.sqlite",
  ];
  for (const name of [...others, "store.sqlite", "members-0.sqlite"])
    writeFileSync(join(directory, name), "");
  const search = open(directory);
  const walk = (walks: number) => search.write(async () => ({ entries: [], made: { walks, cursor: null } }));
  await walk(1);
  // An older release may still run beside this one.
  expect(readdirSync(directory)).toEqual(expect.arrayContaining(others));
  await walk(2);
  expect(readdirSync(directory).filter((name) => others.includes(name))).toEqual([]);
  expect(readdirSync(directory)).toEqual(expect.arrayContaining(["store.sqlite", "members-0.sqlite"]));
  expect((await search.made()).walks).toBe(2);
});
