import { expect, it } from "vitest";
import { describeStore } from "../store-contract";
import { put } from "./write";

describeStore("marks", (store) => {
  const mark = async (id: string) => (await store().marks([["feeds", id]]))[0];

  it("are others after every write, also after a removal", async () => {
    const seen = [await mark("ann")];
    for (let time = 0; time < 2; time += 1) {
      await put(store(), "feeds", "ann", { n: 1 });
      seen.push(await mark("ann"));
      await put(store(), "feeds", "ann", { n: 1 });
      seen.push(await mark("ann"));
      await store().transact(async (tx) => tx.delete("feeds", "ann"));
      expect(await mark("ann")).toBeNull();
    }
    expect(seen).toEqual([null, ...Array(4).fill(expect.any(String))]);
    expect(new Set(seen).size).toBe(5);
  });

  it("stay while others are written", async () => {
    await put(store(), "feeds", "ann", {});
    const before = await mark("ann");
    await put(store(), "feeds", "bob", {});
    await put(store(), "briefs", "ann", {});
    await store().get("feeds", "ann");
    expect(await mark("ann")).toBe(before);
  });

  it("come in the order of what is asked for, of any collections, named twice or none at all", async () => {
    await put(store(), "feeds", "ann", {});
    await put(store(), "briefs", "ann", {});
    const [feed, brief] = [await mark("ann"), (await store().marks([["briefs", "ann"]]))[0]];
    const asked = [
      ["briefs", "ann"],
      ["feeds", "nobody"],
      ["feeds", "ann"],
      ["feeds", "no/id"],
      ["briefs", "ann"],
    ] as const;
    expect(await store().marks(asked)).toEqual([brief, null, feed, null, brief]);
    expect(feed).not.toBe(brief);
    expect(await store().marks([])).toEqual([]);
  });

  it("are of a hundred documents at most", async () => {
    const names = Array.from({ length: 101 }, (_, at) => ["feeds", `${at}`] as const);
    expect(await store().marks(names.slice(1))).toHaveLength(100);
    await expect(store().marks(names)).rejects.toThrow(RangeError);
  });
});
