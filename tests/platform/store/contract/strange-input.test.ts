import { expect, it } from "vitest";
import { InvalidCursorError } from "~/platform/ports/store";
import { describeStore } from "../store-contract";
import { put } from "./write";

/** Ids of documents that there can’t be. */
const impossible: [name: string, id: string][] = [
  ["nothing", ""],
  ["a slash", "a/b"],
  ["two dots", ".."],
  ["a reserved one", "__id1__"],
  ["one too long", "x".repeat(1_501)],
  ["half a character pair", "\ud800"],
];

describeStore("what no engine can hold or find", (storeOfTest) => {
  it("half a character pair is stored as every engine can hold it, and the same in all of them", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { text: "a\ud83db", list: ["\ude00"], pair: "😀", typed: "\\ud83d" });
    expect((await store.get("briefs", "a"))?.data).toEqual({
      text: "a\ufffdb",
      list: ["\ufffd"],
      pair: "😀",
      typed: "\\ud83d",
    });
  });

  it("a field isn’t called by half a character pair", async () => {
    await expect(put(storeOfTest(), "briefs", "a", { deep: { "\ud83d": 1 } })).rejects.toThrow(TypeError);
  });

  it.each(impossible)("a cursor after a document that there can’t be is refused: %s", async (_, id) => {
    const store = storeOfTest();
    for (const name of ["a", "b"]) await put(store, "briefs", name, {});
    const { next } = await store.query({ collection: "briefs", limit: 1 });
    const [print] = JSON.parse(Buffer.from(next ?? "", "base64url").toString());
    const after = Buffer.from(JSON.stringify([print, null, id])).toString("base64url");
    await expect(store.query({ collection: "briefs", limit: 1, after })).rejects.toThrow(InvalidCursorError);
  });

  it.each(impossible)("a document that there can’t be is watched in vain: %s", async (_, id) => {
    const store = storeOfTest();
    let told = 0;
    const stop = store.watch("briefs", id, () => {
      told += 1;
    });
    await put(store, "briefs", "a", {});
    await store.query({ collection: "briefs", limit: 1 });
    stop();
    expect(told).toBe(0);
  });

  it("once the store is closed nothing is watched, and nothing breaks", async () => {
    const store = storeOfTest();
    await store.get("briefs", "a");
    await store.close();
    store.watch("briefs", "a", () => {})();
  });
});
