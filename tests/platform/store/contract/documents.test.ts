import { expect, it } from "vitest";
import { describeStore } from "../store-contract";
import { put } from "./write";

describeStore("documents", (storeOfTest) => {
  it("a document that nobody wrote is null, in a collection that nobody used as well", async () => {
    expect(await storeOfTest().get("briefs", "none")).toBeNull();
    expect(await storeOfTest().get("neverUsed", "none")).toBeNull();
  });

  it("a new document has version 1, and every write raises it", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { n: 1 });
    expect(await store.get("briefs", "a")).toEqual({ id: "a", version: 1, data: { n: 1 } });
    await put(store, "briefs", "a", { n: 2 });
    await put(store, "briefs", "a", { n: 2 });
    expect(await store.get("briefs", "a")).toEqual({ id: "a", version: 3, data: { n: 2 } });
  });

  it("a document that was deleted is gone, and begins at version 1 when it is made again", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { n: 1 });
    await put(store, "briefs", "a", { n: 2 });
    await store.transact(async (tx) => tx.delete("briefs", "a"));
    await store.transact(async (tx) => tx.delete("briefs", "a"));
    expect(await store.get("briefs", "a")).toBeNull();
    await put(store, "briefs", "a", { n: 3 });
    expect((await store.get("briefs", "a"))?.version).toBe(1);
  });

  it("collections don't mix, not even when their names differ by case alone", async () => {
    const store = storeOfTest();
    await put(store, "mailLimits", "a", { of: "mailLimits" });
    await put(store, "maillimits", "a", { of: "maillimits" });
    expect((await store.get("mailLimits", "a"))?.data).toEqual({ of: "mailLimits" });
    expect((await store.get("maillimits", "a"))?.data).toEqual({ of: "maillimits" });
  });

  it("getMany answers in the order of the ids, with null where there is none", async () => {
    const store = storeOfTest();
    for (const id of ["a", "b", "c"]) await put(store, "briefs", id, { id });
    const found = await store.getMany("briefs", ["c", "none", "a", "c", "x/y"]);
    expect(found.map((item) => item?.id ?? null)).toEqual(["c", null, "a", "c", null]);
    expect(await store.getMany("briefs", [])).toEqual([]);
  });

  it("getMany refuses more than 100 ids", async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `id-${at}`);
    await expect(storeOfTest().getMany("briefs", ids)).rejects.toThrow(RangeError);
  });

  it("text, numbers, null and nesting come back as they were written", async () => {
    const data = {
      nfc: "Zoë Ångström".normalize("NFC"),
      nfd: "Zoë".normalize("NFD"),
      emoji: "👩🏽‍💻🇺🇦",
      scripts: "漢字 עברית العربية",
      long: "ab ".repeat(60_000),
      quotes: `"'\\\n\t\u2028</script>--`,
      empty: "",
      numbers: [0, -1, 0.1, 1e21, 2 ** 53 - 1, -1.5e-7],
      nothing: null,
      truth: [true, false],
      deep: { list: [{ of: ["things", { n: 1 }] }], empty: {}, none: [] },
    };
    const store = storeOfTest();
    await put(store, "briefs", "Zoë 👩🏽‍💻 'x'", data);
    expect(await store.get("briefs", "Zoë 👩🏽‍💻 'x'")).toEqual({ id: "Zoë 👩🏽‍💻 'x'", version: 1, data });
  });

  it("changing what was read, where it isn't frozen, changes nothing else", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { list: [1] });
    const first = await store.get<{ list: number[] }>("briefs", "a");
    try {
      first?.data.list.push(2);
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
    }
    expect((await store.get("briefs", "a"))?.data).toEqual({ list: [1] });
  });

  it("what was given to set counts, not what became of the object afterwards", async () => {
    const store = storeOfTest();
    await store.transact(async (tx) => {
      const data = { n: 1 };
      tx.set("briefs", "a", data);
      data.n = 2;
    });
    expect((await store.get("briefs", "a"))?.data).toEqual({ n: 1 });
  });

  it.each(["", ".", "..", "a/b", "__x__", "x".repeat(1_501), "é".repeat(751), "\ud800"])(
    "an id that no document can have (%j) finds nothing and can't be written",
    async (id) => {
      const store = storeOfTest();
      expect(await store.get("briefs", id)).toBeNull();
      await expect(put(store, "briefs", id, {})).rejects.toThrow(TypeError);
    },
  );

  it("a document above 1 MiB is refused", async () => {
    await expect(put(storeOfTest(), "briefs", "a", { text: "x".repeat(1_048_576) })).rejects.toThrow(
      RangeError,
    );
  });

  it("its size counts bytes, not characters", async () => {
    await expect(put(storeOfTest(), "briefs", "a", { text: "é".repeat(600_000) })).rejects.toThrow(
      RangeError,
    );
  });

  it.each<[string, object]>([
    ["a list in a list", { list: [[1]] }],
    ["a field of the engine’s", { _version: 1 }],
    ["a field without a name", { deep: { "": 1 } }],
    ["a reserved name", { deep: [{ __name__: 1 }] }],
  ])("%s is refused", async (_, data) => {
    await expect(put(storeOfTest(), "briefs", "a", data)).rejects.toThrow(TypeError);
  });

  it("a field of the engine’s is one at the top alone", async () => {
    const store = storeOfTest();
    await put(store, "briefs", "a", { deep: { _version: 1 } });
    await expect(put(store, "briefs", "b", { _version: 1 })).rejects.toThrow(TypeError);
  });

  it("is at most twenty levels deep", async () => {
    const deep = (levels: number): object => (levels === 0 ? {} : { deeper: deep(levels - 1) });
    await put(storeOfTest(), "briefs", "a", deep(19));
    await expect(put(storeOfTest(), "briefs", "b", deep(20))).rejects.toThrow(RangeError);
  });

  it.each(["", "Briefs", 'briefs"', "a b", "a/b", "x".repeat(64)])(
    "%j can’t be a collection",
    async (name) => {
      await expect(storeOfTest().get(name, "a")).rejects.toThrow("can’t be a collection");
    },
  );
});
