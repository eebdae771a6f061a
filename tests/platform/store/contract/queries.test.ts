import { describe, expect, it } from "vitest";
import {
  InvalidCursorError,
  MissingIndexError,
  type Page,
  type Query,
  type Store,
} from "~/platform/ports/store";
import { describeStore } from "../store-contract";
import { put, putAll } from "./write";

const asc = { field: "rank", direction: "asc" } as const;
const desc = { field: "rank", direction: "desc" } as const;

/** Ids of a query's first page. */
async function idsOf(store: Store, query: Omit<Query, "collection" | "limit">): Promise<string[]> {
  const page = await store.query({ collection: "briefs", limit: 100, ...query });
  return page.items.map(({ id }) => id);
}

/** Ids of all pages. */
async function walk(store: Store, query: Omit<Query, "collection">): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page<object> = await store.query({ collection: "briefs", ...query, after });
    ids.push(...page.items.map(({ id }) => id));
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    after = page.next;
  } while (after);
  return ids;
}

const few = {
  a: { status: "open", rank: "2", hirer: "h1", skills: ["css", "sql"], budget: { currency: "EUR" } },
  b: { status: "open", rank: "1", hirer: "h2", skills: ["sql", "sql"], budget: { currency: "USD" } },
  c: { status: "closed", rank: "3", hirer: "h1", skills: [], budget: null },
  d: { status: "open", rank: "4", hirer: "h1", skills: "sql" },
};

describeStore("queries", (storeOfTest) => {
  it.each<[string, Omit<Query, "collection" | "limit">, string[]]>([
    ["an order", { orderBy: asc }, ["b", "a", "c", "d"]],
    ["the other direction", { orderBy: desc }, ["d", "c", "a", "b"]],
    ["an equality", { where: { status: "open" } }, ["a", "b", "d"]],
    ["an equality, ordered", { where: { status: "open" }, orderBy: asc }, ["b", "a", "d"]],
    ["an equality, ordered down", { where: { status: "open" }, orderBy: desc }, ["d", "a", "b"]],
    ["two equalities", { where: { status: "open", hirer: "h1" }, orderBy: asc }, ["a", "d"]],
    ["a nested field", { where: { "budget.currency": "EUR" }, orderBy: asc }, ["a"]],
    ["a member", { contains: { field: "skills", value: "sql" } }, ["a", "b"]],
    ["a member, ordered down", { contains: { field: "skills", value: "sql" }, orderBy: desc }, ["a", "b"]],
    [
      "a member and an equality, ordered",
      { contains: { field: "skills", value: "sql" }, where: { status: "open" }, orderBy: asc },
      ["b", "a"],
    ],
    ["a bound that is included", { orderBy: asc, atMost: "2" }, ["b", "a"]],
    ["a bound, downwards", { where: { status: "open" }, orderBy: desc, atMost: "3" }, ["a", "b"]],
    ["nothing that fits", { where: { status: "draft" }, orderBy: asc }, []],
  ])("finds by %s", async (_, query, ids) => {
    await putAll(storeOfTest(), "briefs", few);
    expect(await idsOf(storeOfTest(), query)).toEqual(ids);
  });

  it("lists everything by id, page by page, where nothing is asked for", async () => {
    const store = storeOfTest();
    expect((await store.query({ collection: "briefs", limit: 2 })).items).toEqual([]);
    await putAll(store, "briefs", { ...few, "10": {}, "9": {} });
    expect(await walk(store, { limit: 2 })).toEqual(["10", "9", "a", "b", "c", "d"]);
    const { next } = await store.query({ collection: "briefs", limit: 2 });
    await store.transact(async (tx) => tx.delete("briefs", "9"));
    const rest = await store.query({ collection: "briefs", after: next, limit: 9 });
    expect(rest.items.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  it("answers with versions and data", async () => {
    await put(storeOfTest(), "briefs", "a", { rank: "0" });
    await put(storeOfTest(), "briefs", "a", { rank: "1" });
    const page = await storeOfTest().query({ collection: "briefs", orderBy: asc, limit: 1 });
    expect(page).toEqual({ items: [{ id: "a", version: 2, data: { rank: "1" } }], next: null });
  });

  it("equality tells types apart: true is not 1, null is not absent", async () => {
    const flags = { a: true, b: 1, c: "1", d: null, e: 0, f: false, g: "true", h: 0.1, i: "null" };
    const documents = Object.entries(flags).map(([id, flag]) => [id, { flag }] as const);
    await putAll(storeOfTest(), "briefs", { ...Object.fromEntries(documents), absent: {} });
    for (const [id, flag] of Object.entries(flags)) {
      expect(await idsOf(storeOfTest(), { where: { flag } })).toEqual([id]);
    }
  });

  it("equality tells text apart from an object or a list that is written the same", async () => {
    const flags = { object: { a: 1 }, list: ["a"], objectText: '{"a":1}', listText: '["a"]' };
    const documents = Object.entries(flags).map(([id, flag]) => [id, { flag, rank: "1" }] as const);
    await putAll(storeOfTest(), "briefs", Object.fromEntries(documents));
    for (const id of ["objectText", "listText"] as const) {
      expect(await idsOf(storeOfTest(), { where: { flag: flags[id] } })).toEqual([id]);
    }
  });

  it("equality is exact for text of every kind and for any number", async () => {
    const flags = ["é", "e\u0301", "👩🏽‍💻", `"q'\\`, " ", "\u2028", 1e21, -1.5e-7, 123456.789, 2 ** 53 - 1];
    await putAll(storeOfTest(), "briefs", Object.fromEntries(flags.map((flag, at) => [`${at}`, { flag }])));
    for (const [at, flag] of flags.entries()) {
      expect(await idsOf(storeOfTest(), { where: { flag } })).toEqual([`${at}`]);
    }
  });

  it("equality finds each of 2,000 decimals, and no neighbour", async () => {
    const decimals = Array.from({ length: 1_000 }, (_, at) => (at + 1) * 1.1 * 10 ** ((at % 41) - 20));
    // Each with its neighbour, which differs in the last bit or two.
    const flags = [...new Set(decimals.flatMap((decimal) => [decimal, decimal * (1 + Number.EPSILON)]))];
    await putAll(storeOfTest(), "briefs", Object.fromEntries(flags.map((flag, at) => [`${at}`, { flag }])));
    const lost: number[] = [];
    for (let first = 0; first < flags.length; first += 50) {
      const some = flags.slice(first, first + 50);
      const found = await Promise.all(some.map((flag) => idsOf(storeOfTest(), { where: { flag } })));
      lost.push(...some.filter((_, at) => found[at]?.join() !== `${first + at}`));
    }
    expect(lost).toEqual([]);
  });

  it("lists what holds a string in the ordered field, and nothing else", async () => {
    const ranks = { text: "1", number: 5, nothing: null, truth: true, list: ["1"], object: {} };
    const documents = Object.entries(ranks).map(([id, rank]) => [id, { rank, status: "open" }] as const);
    await putAll(storeOfTest(), "briefs", { ...Object.fromEntries(documents), absent: { status: "open" } });
    for (const orderBy of [asc, desc]) {
      expect(await idsOf(storeOfTest(), { orderBy })).toEqual(["text"]);
      expect(await idsOf(storeOfTest(), { where: { status: "open" }, orderBy })).toEqual(["text"]);
    }
  });

  it("orders text by code points, whatever the locale", async () => {
    const ranks = ["B", "a", "Z", "é", "10", "9", "😀", "\uffee", ""];
    await putAll(storeOfTest(), "briefs", Object.fromEntries(ranks.map((rank) => [`id ${rank}`, { rank }])));
    const sorted = ["", "10", "9", "B", "Z", "a", "é", "\uffee", "😀"].map((rank) => `id ${rank}`);
    expect(await idsOf(storeOfTest(), { orderBy: asc })).toEqual(sorted);
    expect(await idsOf(storeOfTest(), { orderBy: desc })).toEqual(sorted.reverse());
  });

  it("follows every change: what no longer fits is no longer found", async () => {
    const store = storeOfTest();
    const sql = { contains: { field: "skills", value: "sql" } };
    await putAll(store, "briefs", few);
    await put(store, "briefs", "a", { ...few.a, status: "closed", skills: ["go"] });
    await store.transact(async (tx) => tx.delete("briefs", "b"));
    expect(await idsOf(store, { where: { status: "open" }, orderBy: asc })).toEqual(["d"]);
    expect(await idsOf(store, sql)).toEqual([]);
    expect(await idsOf(store, { contains: { field: "skills", value: "go" } })).toEqual(["a"]);
    // Only a field beside the array changes, then only one that no index holds.
    await put(store, "briefs", "a", { ...few.a, rank: "9", status: "open", skills: ["go"] });
    await put(store, "briefs", "a", { ...few.a, rank: "9", status: "open", skills: ["go"], title: "new" });
    const openGo = { contains: { field: "skills", value: "go" }, where: { status: "open" }, orderBy: asc };
    expect(await idsOf(store, openGo)).toEqual(["a"]);
    // Only the array changes.
    await put(store, "briefs", "a", {
      ...few.a,
      rank: "9",
      status: "open",
      skills: ["rust"],
      title: "new",
    });
    expect(await idsOf(store, openGo)).toEqual([]);
  });

  describe("pages", () => {
    const many = Object.fromEntries(
      Array.from({ length: 457 }, (_, at) => [
        // Ids run against the order, and four documents share each rank: ties must not be lost.
        `id-${(at * 7919) % 457}`,
        { rank: `r${String(at >> 2).padStart(4, "0")}`, status: at % 3 ? "open" : "closed", skills: ["sql"] },
      ]),
    );
    const member = { contains: { field: "skills", value: "sql" } };

    it.each<[string, Omit<Query, "collection" | "limit">, number]>([
      ["upwards", { orderBy: asc }, 457],
      ["downwards", { orderBy: desc }, 457],
      ["of an equality", { where: { status: "open" }, orderBy: asc }, 304],
      ["of an equality, downwards", { where: { status: "open" }, orderBy: desc }, 304],
      ["of an equality without order", { where: { status: "open" } }, 304],
      ["of a member, downwards", { ...member, orderBy: desc }, 457],
      ["of a member without order", member, 457],
      ["of a member and an equality", { ...member, where: { status: "closed" }, orderBy: asc }, 153],
      ["below a bound", { orderBy: asc, atMost: "r0049" }, 200],
      ["below a bound, downwards", { where: { status: "open" }, orderBy: desc, atMost: "r0049" }, 133],
    ])("pages %s hold every document once, in the order of one long list", async (_, query, count) => {
      const store = storeOfTest();
      await putAll(store, "briefs", many);
      const byHundred = await walk(store, { ...query, limit: 100 });
      expect(new Set(byHundred).size).toBe(count);
      expect(byHundred).toHaveLength(count);
      expect(await walk(store, { ...query, limit: 7 })).toEqual(byHundred);
    });

    it("the last page says that it is the last, also when it is full", async () => {
      const store = storeOfTest();
      await putAll(store, "briefs", few);
      const query = { collection: "briefs", orderBy: asc, limit: 2 };
      const first = await store.query(query);
      const second = await store.query({ ...query, after: first.next });
      expect(second.items.map(({ id }) => id)).toEqual(["c", "d"]);
      expect(second.next).toBeNull();
    });

    it("what is written before the cursor moves no later page", async () => {
      const store = storeOfTest();
      await putAll(store, "briefs", few);
      const query = { collection: "briefs", orderBy: asc, limit: 2 };
      const first = await store.query(query);
      await put(store, "briefs", "new", { rank: "0" });
      await store.transact(async (tx) => tx.delete("briefs", "a"));
      const second = await store.query({ ...query, after: first.next });
      expect(second.items.map(({ id }) => id)).toEqual(["c", "d"]);
    });

    it("a cursor is refused by every query but its own", async () => {
      const store = storeOfTest();
      await putAll(store, "briefs", few);
      const own = { collection: "briefs", where: { status: "open" }, orderBy: asc, limit: 1 };
      const { next: after } = await store.query(own);
      const others: Query[] = [
        { ...own, where: { status: "closed" } },
        { ...own, orderBy: desc },
        { ...own, atMost: "9" },
        { ...own, where: { status: "open", hirer: "h1" } },
        { collection: "briefs", orderBy: asc, limit: 1 },
        { collection: "briefs", where: { status: "open" }, limit: 1 },
      ];
      for (const other of others) {
        await expect(store.query({ ...other, after })).rejects.toThrow(InvalidCursorError);
      }
    });

    it.each(["", "x", "bnVsbA", "W10", "WyJhIiwiYiIsImMiXQ", "é", "e30"])(
      "a made-up cursor (%j) is refused",
      async (after) => {
        const query = { collection: "briefs", orderBy: asc, limit: 1, after };
        await expect(storeOfTest().query(query)).rejects.toThrow(InvalidCursorError);
      },
    );

    it.each([0, 101, 1.5, -1, Number.NaN])("a page of %d documents is refused", async (limit) => {
      await expect(storeOfTest().query({ collection: "briefs", orderBy: asc, limit })).rejects.toThrow(
        RangeError,
      );
    });
  });

  describe("indexes", () => {
    it.each<[string, Omit<Query, "limit">]>([
      ["no field of an empty where", { collection: "briefs", where: {} }],
      ["a collection without indexes", { collection: "profiles", where: { status: "open" } }],
      ["a field without index", { collection: "briefs", where: { title: "x" } }],
      ["an undeclared order", { collection: "briefs", orderBy: { field: "title", direction: "asc" } }],
      [
        "an undeclared direction",
        { collection: "briefs", where: { "budget.currency": "EUR" }, orderBy: desc },
      ],
      ["one equality too many", { collection: "briefs", where: { status: "x", flag: 1 }, orderBy: asc }],
      ["one equality too few", { collection: "briefs", where: { hirer: "x" }, orderBy: asc }],
      ["two equalities of a prefix", { collection: "briefs", where: { hirer: "x", status: "open" } }],
      ["an undeclared member", { collection: "briefs", contains: { field: "status", value: "x" } }],
      [
        "a member with an undeclared equality",
        {
          collection: "briefs",
          contains: { field: "skills", value: "x" },
          where: { hirer: "x" },
          orderBy: asc,
        },
      ],
    ])("a query by %s is refused before it can get slow", async (_, query) => {
      await expect(storeOfTest().query({ limit: 10, ...query })).rejects.toThrow(MissingIndexError);
    });
  });
});
