import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { sweepExpired } from "~/features/authentication/auth/auth.server";
import { createStoreCounter } from "~/platform/counter/store.server";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

const minute = 60_000;
const collection = "limits";
const secret = "a secret of the tests";
const bound = { most: 3, windowMs: 10 * minute };

/** Counters of several processes on one file, and a clock that the test turns. */
function createCounters(processes: number, { keysHeld }: { keysHeld?: number } = {}) {
  const clock = createTestClock();
  const directory = mkdtempSync(join(tmpdir(), "counter-"));
  const file = join(directory, "store.sqlite");
  const stores = Array.from({ length: processes }, () =>
    createSqliteStore({ file, indexes, patienceMs: 30_000 }),
  );
  onTestFinished(async () => {
    for (const store of stores) await store.close();
    rmSync(directory, { recursive: true, force: true });
  });
  let transactions = 0;
  const counters = stores.map((store) => {
    const transact: Store["transact"] = (work) => {
      transactions += 1;
      return store.transact(work);
    };
    return createStoreCounter({ store: { ...store, transact }, clock, collection, secret, keysHeld });
  });
  const take = (at: number, ...keys: string[]) =>
    counters[at % processes]?.take(keys.map((key) => ({ ...bound, key })));
  /** What a member may do 120 times a minute. */
  const takeOften = (at: number, key: string) =>
    counters[at % processes]?.take([{ most: 120, windowMs: minute, key }]);
  return { clock, stores, take, takeOften, transactions: () => transactions };
}

test("two processes count together, also what comes at the same moment", async () => {
  const { take } = createCounters(2);
  const taken = await Promise.all(Array.from({ length: 20 }, (_, at) => take(at, "a")));
  expect(taken.filter((one) => one?.ok)).toHaveLength(3);
  expect(await take(0, "b")).toMatchObject({ ok: true });
});

test("a window begins with the first, and the true time until the next one is told", async () => {
  const { clock, take } = createCounters(1);
  await take(0, "a");
  clock.advance(minute);
  await take(0, "a");
  await take(0, "a");
  expect(await take(0, "a")).toEqual({ ok: false, retryAfterMs: 9 * minute });
  clock.advance(9 * minute);
  expect(await take(0, "a")).toMatchObject({ ok: true });
});

test("where one of several bounds is used up, none of the others is", async () => {
  const { take } = createCounters(1);
  for (let taken = 0; taken < 3; taken += 1) await take(0, "a");
  for (let tries = 0; tries < 5; tries += 1) expect(await take(0, "a", "b")).toMatchObject({ ok: false });
  for (let taken = 0; taken < 3; taken += 1) expect(await take(0, "b")).toMatchObject({ ok: true });
});

test("what was counted while the clock was a day ahead locks nobody out once it is right", async () => {
  const { clock, take } = createCounters(1);
  clock.advance(24 * 60 * minute);
  for (let taken = 0; taken < 3; taken += 1) await take(0, "a");
  clock.advance(-24 * 60 * minute);
  for (let taken = 0; taken < 3; taken += 1) expect(await take(0, "a")).toMatchObject({ ok: true });
  expect(await take(0, "a")).toEqual({ ok: false, retryAfterMs: 10 * minute });
});

test("what may be done often is counted ten at once, and never more than may be over three processes", async () => {
  const { clock, takeOften, transactions } = createCounters(3);
  for (let taken = 0; taken < 10; taken += 1) expect(await takeOften(0, "a")).toMatchObject({ ok: true });
  expect(transactions()).toBe(1);
  let letThrough = 0;
  for (let at = 0; at < 150; at += 1) letThrough += (await takeOften(at, "b"))?.ok ? 1 : 0;
  expect(letThrough).toBe(120);
  clock.advance(minute);
  // Where the first two are asked once and no more, what they hold is lost.
  for (const at of [0, 1]) expect(await takeOften(at, "b")).toMatchObject({ ok: true });
  const rest = await Promise.all(Array.from({ length: 300 }, () => takeOften(2, "b")));
  expect(rest.filter((one) => one?.ok)).toHaveLength(120 - 2 * 10);
});

test("past the bound on keys what was counted longest ago is given up, and stays counted", async () => {
  const { takeOften, transactions } = createCounters(1, { keysHeld: 2 });
  for (const key of ["a", "b", "c", "b"]) await takeOften(0, key);
  expect(transactions()).toBe(3);
  for (let taken = 0; taken < 110; taken += 1) expect(await takeOften(0, "a")).toMatchObject({ ok: true });
  expect(await takeOften(0, "a")).toMatchObject({ ok: false });
});

test("what is kept names no key, and goes with the sweep", async () => {
  const { clock, stores, take } = createCounters(1);
  await take(0, "form 192.0.2.1");
  const [store] = stores;
  const kept = async () =>
    (await store?.query({ collection, orderBy: { field: "expiresAt", direction: "asc" }, limit: 100 }))
      ?.items;
  const before = await kept();
  expect(before).toHaveLength(1);
  expect(JSON.stringify(before)).not.toContain("192.0.2.1");
  clock.advance(10 * minute);
  if (store) await sweepExpired({ store, clock }, async () => undefined);
  expect(await kept()).toEqual([]);
});

test.each([
  [new StoreUnavailableError("locked"), { ok: true }],
  [new StoreContentionError("lost"), { ok: false, retryAfterMs: 1_000 }],
])("with %o a post is answered %o, and the next one is counted anew", async (trouble, answer) => {
  const { clock, stores } = createCounters(1);
  let broken = true;
  const store = {
    ...stores[0],
    transact: (work: Parameters<Store["transact"]>[0]) =>
      broken ? Promise.reject(trouble) : stores[0]?.transact(work),
  } as Store;
  const counter = createStoreCounter({ store, clock, collection, secret });
  const take = () => counter.take([{ ...bound, key: "a" }]);
  expect(await take()).toEqual(answer);
  broken = false;
  for (let taken = 0; taken < 3; taken += 1) expect(await take()).toMatchObject({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
});

test("each take says which one of its window it is, also what was counted ahead", async () => {
  const { clock, take, takeOften } = createCounters(1);
  const nth = async (taken: ReturnType<typeof take>) => {
    const one = await taken;
    return one?.ok ? one.nth : null;
  };
  expect(await nth(take(0, "a"))).toEqual([1]);
  expect(await nth(take(0, "a", "b"))).toEqual([2, 1]);
  for (let at = 1; at <= 25; at += 1) expect(await nth(takeOften(0, "c"))).toEqual([at]);
  clock.advance(10 * minute);
  expect(await nth(take(0, "a"))).toEqual([1]);
});
