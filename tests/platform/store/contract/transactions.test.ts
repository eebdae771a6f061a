import { expect, it } from "vitest";
import { type Store, StoreContentionError } from "~/platform/ports/store";
import { appendOnlyCollections } from "~/values/append-only";
import { describeStore } from "../store-contract";
import { put, putAll } from "./write";

const openBriefs = { collection: "briefs", where: { status: "open" }, limit: 100 };

async function increment(store: Store, id: string): Promise<void> {
  await store.transact(async (tx) => {
    const counter = await tx.get<{ n: number }>("counters", id);
    tx.set("counters", id, { n: (counter?.data.n ?? 0) + 1 });
  });
}

describeStore("transactions", (storeOfTest, { noticesNewcomers, takersAtOnce }) => {
  it("commits all writes together and answers what the work answered", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "old", {});
    const answer = await store.transact(async (tx) => {
      tx.set("briefs", "a", { n: 1 });
      tx.set("accounts", "b", { n: 2 });
      tx.delete("briefs", "old");
      return "done";
    });
    expect(answer).toBe("done");
    expect((await store.get("briefs", "a"))?.data).toEqual({ n: 1 });
    expect((await store.get("accounts", "b"))?.data).toEqual({ n: 2 });
    expect(await store.get("briefs", "old")).toBeNull();
  });

  it("the last write of a document counts, and is one write", async () => {
    const store = storeOfTest();
    await store.transact(async (tx) => {
      tx.set("briefs", "a", { n: 1 });
      tx.delete("briefs", "a");
      tx.set("briefs", "a", { n: 2 });
    });
    expect(await store.get("briefs", "a")).toEqual({ id: "a", version: 1, data: { n: 2 } });
  });

  it("writes nothing when the work throws, and rejects with what was thrown", async () => {
    const store = storeOfTest();
    const bug = new Error("no");
    const work = store.transact(async (tx) => {
      tx.set("briefs", "a", {});
      throw bug;
    });
    await expect(work).rejects.toBe(bug);
    expect(await store.get("briefs", "a")).toBeNull();
  });

  it("writes at most 500 documents and 10 MB, or nothing", async () => {
    const store = storeOfTest();
    const write = (count: number, data: object) =>
      store.transact(async (tx) => {
        for (let at = 0; at < count; at += 1) tx.set("briefs", `${at}`, data);
      });
    await expect(write(501, {})).rejects.toThrow(RangeError);
    await expect(write(11, { text: "x".repeat(1_000_000) })).rejects.toThrow(RangeError);
    expect(await store.get("briefs", "0")).toBeNull();
    await write(500, {});
    expect(await store.get("briefs", "499")).not.toBeNull();
  });

  it("a document that nobody read is replaced whole, and its version rises", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { kept: 1, gone: { deep: 1 } });
    await put(store, "briefs", "a", { kept: { other: 2 } });
    expect(await store.get("briefs", "a")).toEqual({ id: "a", version: 2, data: { kept: { other: 2 } } });
  });

  it("a document that was read is replaced whole, whatever its fields are called", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { kept: 1, "a.b": 1, "é `": { c: 1, d: 1 }, gone: 1 });
    const next = { kept: 1, "a.b": 2, "é `": { c: 2 }, "new.one": [] };
    await store.transact(async (tx) => {
      await tx.get("briefs", "a");
      tx.set("briefs", "a", next);
    });
    expect(await store.get("briefs", "a")).toEqual({ id: "a", version: 2, data: next });
  });

  it("what stands in an append-only collection is neither changed nor removed", async () => {
    const store = storeOfTest();
    const [audit] = appendOnlyCollections as [string];
    await put(store, audit, "1", { n: 1 });
    await put(store, audit, "2", { n: 2 });
    await expect(put(store, audit, "1", { n: 9 })).rejects.toThrow("append-only");
    await expect(store.transact(async (tx) => tx.delete(audit, "2"))).rejects.toThrow("append-only");
    const reading = store.transact(async (tx) => {
      await tx.get(audit, "1");
      tx.set(audit, "1", { n: 9 });
    });
    await expect(reading).rejects.toThrow("append-only");
    expect((await store.getMany(audit, ["1", "2"])).map((one) => one?.data)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it("work that appends where another one has appended meanwhile runs again", async () => {
    const store = storeOfTest();
    const [audit] = appendOnlyCollections as [string];
    let runs = 0;
    const append = (first: boolean) =>
      store.transact(async (tx) => {
        const end = (await tx.get<{ entries: number }>("results", "end"))?.data.entries ?? 0;
        if (first) {
          runs += 1;
          if (runs === 1) await append(false);
        }
        tx.set(audit, String(end + 1), { by: first ? "first" : "other" });
        tx.set("results", "end", { entries: end + 1 });
      });
    await append(true);
    expect(runs).toBe(2);
    const entries = await store.getMany(audit, ["1", "2", "3"]);
    expect(entries.map((entry) => entry?.data)).toEqual([{ by: "other" }, { by: "first" }, undefined]);
  });

  it("nobody sees a write before the commit", async () => {
    const store = storeOfTest();
    await store.transact(async (tx) => {
      tx.set("briefs", "a", { status: "open" });
      expect(await store.get("briefs", "a")).toBeNull();
      expect((await store.query(openBriefs)).items).toEqual([]);
    });
  });

  it("reads after a write are refused, as Firestore refuses them", async () => {
    const store = storeOfTest();
    for (const read of ["get", "getMany", "query"] as const) {
      const work = store.transact(async (tx) => {
        tx.set("briefs", "a", {});
        if (read === "get") await tx.get("briefs", "b");
        if (read === "getMany") await tx.getMany("briefs", ["b"]);
        if (read === "query") await tx.query(openBriefs);
      });
      await expect(work).rejects.toThrow("reads before it writes");
    }
    expect(await store.get("briefs", "a")).toBeNull();
  });

  it("a transaction that is over can't be used", async () => {
    const store = storeOfTest();
    const tx = await store.transact(async (kept) => kept);
    expect(() => tx.set("briefs", "a", {})).toThrow("over");
    await expect(tx.get("briefs", "a")).rejects.toThrow("over");
  });

  // Each row: what is there, what the work reads, and the change that comes between.
  const reads = {
    get: (tx: Parameters<Parameters<Store["transact"]>[0]>[0]) => tx.get("briefs", "a"),
    getMany: (tx: Parameters<Parameters<Store["transact"]>[0]>[0]) => tx.getMany("briefs", ["x", "a"]),
    query: (tx: Parameters<Parameters<Store["transact"]>[0]>[0]) => tx.query(openBriefs),
  };
  const changes: Record<string, { before: object | null; change(store: Store): Promise<void> }> = {
    "was changed": {
      before: { status: "open", n: 1 },
      change: (store) => put(store, "briefs", "a", { status: "open", n: 2 }),
    },
    appeared: { before: null, change: (store) => put(store, "briefs", "a", { status: "open" }) },
    "was deleted": {
      before: { status: "open" },
      change: (store) => store.transact(async (tx) => tx.delete("briefs", "a")),
    },
    "was deleted and made again": {
      before: { status: "open", n: 1 },
      async change(store) {
        await store.transact(async (tx) => tx.delete("briefs", "a"));
        await put(store, "briefs", "a", { status: "open", n: 2 });
      },
    },
  };
  const rows = Object.keys(reads).flatMap((read) =>
    Object.keys(changes).map((change) => [read, change] as const),
  );

  it.each(rows)("work whose %s saw a document that %s meanwhile runs again", async (read, name) => {
    const store = storeOfTest();
    const { before, change } = changes[name] as (typeof changes)[string];
    if (before) await put(store, "briefs", "a", before);
    const seen: unknown[] = [];
    await store.transact(async (tx) => {
      seen.push(await reads[read as keyof typeof reads](tx));
      if (seen.length === 1) await change(store);
      tx.set("results", "r", { run: seen.length });
    });
    expect(seen).toHaveLength(2);
    expect(seen[0]).not.toEqual(seen[1]);
    expect(await store.get("results", "r")).toMatchObject({ version: 1, data: { run: 2 } });
  });

  it("a change that no read saw makes nobody run again", async () => {
    const store = storeOfTest();
    await putAll(store, "briefs", { a: { status: "open" }, b: { status: "closed" } });
    let runs = 0;
    await store.transact(async (tx) => {
      runs += 1;
      await tx.query(openBriefs);
      await tx.get("briefs", "a");
      await put(store, "briefs", "b", { status: "closed", n: runs });
      tx.set("results", "r", {});
    });
    expect(runs).toBe(1);
  });

  it("work without writes answers from one moment, too", async () => {
    const store = storeOfTest();
    await putAll(store, "accounts", { a: { n: 1 }, b: { n: 1 } });
    let runs = 0;
    const both = await store.transact(async (tx) => {
      runs += 1;
      const a = await tx.get<{ n: number }>("accounts", "a");
      if (runs === 1) await putAll(store, "accounts", { a: { n: 2 }, b: { n: 2 } });
      const b = await tx.get<{ n: number }>("accounts", "b");
      return [a?.data.n, b?.data.n];
    });
    expect(both).toEqual([2, 2]);
  });

  it("work that throws because its view was torn runs again instead", async () => {
    const store = storeOfTest();
    await putAll(store, "accounts", { a: { n: 1 }, b: { n: 1 } });
    let runs = 0;
    await store.transact(async (tx) => {
      runs += 1;
      const a = await tx.get<{ n: number }>("accounts", "a");
      if (runs === 1) await putAll(store, "accounts", { a: { n: 2 }, b: { n: 2 } });
      const b = await tx.get<{ n: number }>("accounts", "b");
      if (a?.data.n !== b?.data.n) throw new Error("The books don't balance");
    });
    expect(runs).toBe(2);
  });

  it("work that loses every race ends with StoreContentionError after nine runs", async () => {
    const store = storeOfTest();
    let runs = 0;
    const work = store.transact(async (tx) => {
      runs += 1;
      await tx.get("counters", "c");
      await increment(store, "c");
      tx.set("counters", "c", { n: -1 });
    });
    await expect(work).rejects.toThrow(StoreContentionError);
    expect(runs).toBe(9);
    expect((await store.get("counters", "c"))?.data).toEqual({ n: 9 });
  });

  it("50 increments at once lose none", async () => {
    const store = storeOfTest();
    await Promise.all(Array.from({ length: 50 }, () => increment(store, "c")));
    expect(await store.get("counters", "c")).toEqual({ id: "c", version: 50, data: { n: 50 } });
  });

  it("of 20 claims of one document exactly one wins", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { owner: null });
    const claim = (owner: number) =>
      store.transact(async (tx) => {
        const brief = await tx.get<{ owner: number | null }>("briefs", "a");
        if (brief?.data.owner !== null) return false;
        tx.set("briefs", "a", { owner });
        return true;
      });
    const won = await Promise.all(Array.from({ length: 20 }, (_, owner) => claim(owner)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await store.get("briefs", "a"))?.data).toEqual({ owner: won.indexOf(true) });
  });

  it("of some takers of the first in a list each gets another one", async () => {
    const store = storeOfTest();
    const briefs = Array.from(
      { length: 25 },
      (_, at) => [`b${at}`, { status: "open", rank: `${at}` }] as const,
    );
    await putAll(store, "briefs", Object.fromEntries(briefs));
    const take = () =>
      store.transact(async (tx) => {
        const orderBy = { field: "rank", direction: "asc" } as const;
        const { items } = await tx.query<object>({ ...openBriefs, orderBy, limit: 1 });
        const [first] = items;
        if (first) tx.set("briefs", first.id, { ...first.data, status: "closed" });
        return first?.id;
      });
    const taken = await Promise.all(Array.from({ length: takersAtOnce }, take));
    expect(new Set(taken).size).toBe(takersAtOnce);
    expect((await store.query(openBriefs)).items).toHaveLength(25 - takersAtOnce);
  });

  it.runIf(noticesNewcomers)(
    "two transactions can't each write what the other's query ruled out",
    async () => {
      const store = storeOfTest();
      const openUnlessAny = (id: string) =>
        store.transact(async (tx) => {
          const { items } = await tx.query(openBriefs);
          if (items.length === 0) tx.set("briefs", id, { status: "open" });
        });
      await Promise.all([openUnlessAny("a"), openUnlessAny("b"), openUnlessAny("c")]);
      expect((await store.query(openBriefs)).items).toHaveLength(1);
    },
  );

  it("a closed store rejects", async () => {
    const store = storeOfTest();
    await store.close();
    await expect(store.get("briefs", "a")).rejects.toThrow();
    await expect(put(store, "briefs", "a", {})).rejects.toThrow();
    await store.close();
  });
});
