import { expect, it } from "vitest";
import { describeStore } from "../store-contract";
import { put } from "./write";

describeStore("watching", (store) => {
  it("tells each commit that wrote or removed the document, before it is acknowledged", async () => {
    let told = 0;
    store().watch("feeds", "ann", () => {
      told += 1;
    });
    await put(store(), "feeds", "ann", { n: 1 });
    expect(told).toBe(1);
    await put(store(), "feeds", "ann", { n: 1 });
    expect(told).toBe(2);
    await store().transact(async (tx) => tx.delete("feeds", "ann"));
    expect(told).toBe(3);
    await put(store(), "feeds", "ann", { n: 2 });
    expect(told).toBe(4);
  });

  it("shows whoever reads then what was written", async () => {
    const read: Promise<unknown>[] = [];
    store().watch("feeds", "ann", () => read.push(store().get("feeds", "ann")));
    await put(store(), "feeds", "ann", { n: 1 });
    expect(await Promise.all(read)).toMatchObject([{ version: 1, data: { n: 1 } }]);
  });

  it("says nothing of other documents, of transactions that came to nothing, or of reads", async () => {
    let told = 0;
    store().watch("feeds", "ann", () => {
      told += 1;
    });
    await put(store(), "feeds", "bob", {});
    await put(store(), "briefs", "ann", {});
    await store().get("feeds", "ann");
    await store().transact(async (tx) => tx.get("feeds", "ann"));
    const failed = store().transact(async (tx) => {
      tx.set("feeds", "ann", {});
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(told).toBe(0);
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
    stop();
    stop();
    await put(store(), "feeds", "ann", {});
    expect(told).toEqual({ first: 1, second: 2 });
  });
});
