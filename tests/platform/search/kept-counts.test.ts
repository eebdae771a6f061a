import { expect, it, onTestFinished } from "vitest";
import { briefIndex } from "~/platform/search/indexes";
import { createKeptCounts } from "~/platform/search/kept-counts";
import { createSqliteSearch } from "~/platform/search/search.server";
import { anEntry, aQuery, keep } from "./entries";

const some = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`b${from + n}`, anEntry(from + n)]));

it("a count of few is never old, one of many is given again, whatever the order and the page", async () => {
  const search = createSqliteSearch({ of: briefIndex, directory: null });
  onTestFinished(() => search.close());
  const count = async () => (await search.count(aQuery())).count;
  await keep(search, some(0, 198));
  expect(await count()).toBe(198);
  await keep(search, some(198, 200));
  expect(await count()).toBe(200);
  await keep(search, some(200, 210));
  expect(await count()).toBe(200);
  expect((await search.count(aQuery({ order: "SOONEST", limit: 5 }))).count).toBe(200);
  expect((await search.count(aQuery({ skill: "SQL" }))).count).toBe(210);
  expect((await search.count(aQuery({ keyword: "shop" }))).count).toBe(210);
});

it("keeps 2,000 counts, the newest, and none longer than it says", async () => {
  let counted = 0;
  const countAnew = async () => {
    counted += 1;
    return { found: { count: 300, isMore: false }, isCostly: true };
  };
  const counts = createKeptCounts(60_000);
  for (let key = 0; key <= 2_000; key += 1) await counts(String(key), countAnew);
  expect(counted).toBe(2_001);
  await counts("2000", countAnew);
  expect(counted).toBe(2_001);
  await counts("0", countAnew);
  expect(counted).toBe(2_002);

  const forNoTime = createKeptCounts(0);
  await forNoTime("a", countAnew);
  await forNoTime("a", countAnew);
  expect(counted).toBe(2_004);
});
