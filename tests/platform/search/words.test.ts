import { expect, it, onTestFinished } from "vitest";
import type { Query, Store } from "~/platform/ports/store";
import { briefIndex } from "~/platform/search/indexes";
import { createWordsSearch } from "~/platform/search/words/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { anEntry, aQuery, keep } from "./entries";

/** A store that notes what is asked of it, and fails the transaction after `left` others. */
function createNoted() {
  const engine = createSqliteStore({ file: ":memory:", indexes });
  onTestFinished(() => engine.close());
  const asked: Query[] = [];
  let left = Number.POSITIVE_INFINITY;
  const store: Store = {
    ...engine,
    query(query) {
      asked.push(query);
      return engine.query(query);
    },
    async transact(work) {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return engine.transact(work);
    },
  };
  return { store, asked, failAfter: (transactions: number) => (left = transactions) };
}

const manyEntries = (count: number, more = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`b${n}`, anEntry(n, more)]));

it("what a walk hasn’t met is taken out in steps: killed among them it goes on with the next", async () => {
  const { store, failAfter } = createNoted();
  const search = createWordsSearch({ of: briefIndex, store });
  for (let from = 0; from < 300; from += 100)
    await keep(search, Object.fromEntries(Object.entries(manyEntries(300)).slice(from, from + 100)));
  const walk = () =>
    search.write(async ({ walks }) => ({
      entries: [{ id: "b299", entry: anEntry(299) }],
      made: { walks: walks + 1, cursor: null },
    }));
  failAfter(2);
  await expect(walk()).rejects.toThrow("killed");
  expect((await search.made()).walks).toBe(0);
  failAfter(Number.POSITIVE_INFINITY);
  // Written by a job meanwhile.
  await keep(search, { b7: anEntry(7) });
  await walk();
  expect(await search.made()).toEqual({ walks: 1, cursor: null });
  expect((await search.find(aQuery())).ids).toEqual(["b299", "b7"]);
});

it("whoever writes a brief while another reads it has the other read it again", async () => {
  const { store } = createNoted();
  const [one, other] = [
    createWordsSearch({ of: briefIndex, store }),
    createWordsSearch({ of: briefIndex, store }),
  ];
  let stored = "before";
  let reads = 0;
  await one.write(async () => {
    const title = stored;
    reads += 1;
    // In its transaction, after the entry was read there.
    if (reads === 2) {
      stored = "after";
      await keep(other, { a: anEntry(1, { title: stored }) });
    }
    return { entries: [{ id: "a", entry: anEntry(1, { title }) }] };
  });
  expect((await one.find(aQuery({ keyword: "after" }))).ids).toEqual(["a"]);
  expect((await one.find(aQuery({ keyword: "before" }))).ids).toEqual([]);
});

it("a mix of filters is one query of what is shown; words that are never together are looked for so far and no further", async () => {
  const { store, asked } = createNoted();
  const search = createWordsSearch({ of: briefIndex, store, stepsAtMost: 2 });
  const apart = Object.entries(manyEntries(120)).map(([id, entry], n) => [
    id,
    { ...entry, main: [n === 0 ? "harbour lights" : "harbour"] },
  ]);
  await keep(search, Object.fromEntries(apart.slice(0, 60)));
  await keep(search, Object.fromEntries(apart.slice(60)));

  asked.length = 0;
  const filters = { kind: "AGENCY", skill: "sql", workplace: "REMOTE", budget: "SMALL" } as const;
  expect((await search.find(aQuery({ ...filters, limit: 20 }))).ids).toHaveLength(20);
  expect(asked.map(({ limit }) => limit)).toEqual([22]);

  asked.length = 0;
  const together = aQuery({ keyword: "harbour lights", order: "NEWEST" });
  const first = await search.find(together);
  expect([first.ids, asked.length]).toEqual([[], 2]);
  expect((await search.find({ ...together, after: first.next })).ids).toEqual(["b0"]);
});

it("what a word may mean is looked for once for a page and all that it offers instead", async () => {
  const { store, asked } = createNoted();
  const search = createWordsSearch({ of: briefIndex, store });
  await keep(search, manyEntries(3));
  const queriesOf = async (ask: () => Promise<unknown>) => {
    const before = asked.length;
    await ask();
    return asked.length - before;
  };
  const query = aQuery({ keyword: "kubernates postgrass" });
  const first = await queriesOf(() => search.find(query));
  const others = [() => search.count(query), () => search.count(aQuery({ keyword: "postgrass" }))];
  for (const other of others) expect(await queriesOf(other)).toBeLessThan(first / 4);
  // What was written since counts.
  await keep(search, { b9: anEntry(9, { title: "Kubernetes with Postgres" }) });
  expect((await search.find(aQuery({ keyword: "kubernates" }))).ids).toEqual(["b9"]);
});
