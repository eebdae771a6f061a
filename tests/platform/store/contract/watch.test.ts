import { expect, it } from "vitest";
import { describeStore } from "../store-contract";
import { put } from "./write";

describeStore("watching", (store, { tellsOnce }) => {
  function expectTold(times: number, commits: number) {
    if (tellsOnce) expect(times).toBe(commits);
    else expect(times).toBeGreaterThanOrEqual(commits);
  }

  it("tells each commit that wrote or removed the document, before it is acknowledged", async () => {
    let told = 0;
    store().watch("feeds", "ann", () => {
      told += 1;
    });
    const commits = [
      () => put(store(), "feeds", "ann", { n: 1 }),
      () => put(store(), "feeds", "ann", { n: 1 }),
      () => store().transact(async (tx) => tx.delete("feeds", "ann")),
      () => put(store(), "feeds", "ann", { n: 2 }),
    ];
    for (const commit of commits) {
      const before = told;
      await commit();
      expectTold(told - before, 1);
    }
  });

  it("shows whoever reads then what was written", async () => {
    const read: Promise<unknown>[] = [];
    store().watch("feeds", "ann", () => read.push(store().get("feeds", "ann")));
    await put(store(), "feeds", "ann", { n: 1 });
    expectTold(read.length, 1);
    expect((await Promise.all(read)).at(-1)).toMatchObject({ version: 1, data: { n: 1 } });
  });

  it("says nothing of other documents, of transactions that came to nothing, or of reads", async () => {
    let told = 0;
    store().watch("feeds", "ann", () => {
      told += 1;
    });
    for (let time = 0; time < 3; time += 1) {
      await put(store(), "feeds", "bob", {});
      await put(store(), "briefs", "ann", {});
      await store().get("feeds", "ann");
      await store().transact(async (tx) => tx.get("feeds", "ann"));
      const failed = store().transact(async (tx) => {
        tx.set("feeds", "ann", {});
        throw new Error("no");
      });
      await expect(failed).rejects.toThrow("no");
    }
    expect(told).toBeLessThanOrEqual(tellsOnce ? 0 : 1);
  });

  it("tells everybody who watches, each until they stop", async () => {
    const told = { first: 0, second: 0 };
    const stop = store().watch("feeds", "ann", () => {
      told.first += 1;
    });
    store().watch("feeds", "ann", () => {
      told.second += 1;
    });
    await put(store(), "feeds", "ann", {});
    expectTold(told.first, 1);
    expect(told.second).toBe(told.first);
    stop();
    stop();
    const { first, second } = told;
    await put(store(), "feeds", "ann", {});
    expect(told.first).toBe(first);
    expectTold(told.second - second, 1);
  });
});
