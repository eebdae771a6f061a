import { expect, it, onTestFinished } from "vitest";
import type { Migrations } from "~/operations/migrations/migration";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

/** A release that knows `version` of briefs: with each, one field more. */
function releaseOf(version: number): Migrations {
  const all = [{ second: "by default" }, { third: "by default" }];
  const steps = all.slice(0, version - 1).map((more) => (brief: object) => ({ ...brief, ...more }));
  return { briefs: { steps, unstamped: () => 1 } };
}

function openStore() {
  const engine = createSqliteStore({ file: ":memory:", indexes });
  onTestFinished(() => engine.close());
  const stored = async () => (await engine.get("briefs", "a"))?.data;
  return { engine, stored, as: (version: number) => createVersionedStore(engine, releaseOf(version)) };
}

const put = (store: ReturnType<typeof createVersionedStore>, data: object) =>
  store.transact(async (tx) => tx.set("briefs", "a", data));

it("what is written carries its version, which nobody reads", async () => {
  const { as, stored } = openStore();
  await put(as(2), { first: 1, second: 2 });
  expect(await stored()).toEqual({ first: 1, second: 2, schemaVersion: 2 });
  expect((await as(2).get("briefs", "a"))?.data).toEqual({ first: 1, second: 2 });
});

it("an older document is lifted however it is read, and nothing is written by that", async () => {
  const { as, stored } = openStore();
  await put(as(1), { first: 1, hirerUid: "h" });
  const lifted = { first: 1, hirerUid: "h", second: "by default", third: "by default" };
  const newer = as(3);
  const query = { collection: "briefs", where: { hirerUid: "h" }, limit: 9 };
  expect((await newer.get("briefs", "a"))?.data).toEqual(lifted);
  expect((await newer.getMany("briefs", ["none", "a"]))[1]?.data).toEqual(lifted);
  expect((await newer.query(query)).items[0]?.data).toEqual(lifted);
  await newer.transact(async (tx) => {
    expect((await tx.get("briefs", "a"))?.data).toEqual(lifted);
    expect((await tx.query(query)).items[0]?.data).toEqual(lifted);
  });
  expect(await stored()).toEqual({ first: 1, hirerUid: "h", schemaVersion: 1 });
});

it("a lifted document that is written back has the version that it was lifted to", async () => {
  const { as, stored } = openStore();
  await put(as(1), { first: 1 });
  await as(3).transact(async (tx) => {
    const found = await tx.get<object>("briefs", "a");
    tx.set("briefs", "a", { ...found?.data, first: 2 });
  });
  expect(await stored()).toEqual({ first: 2, second: "by default", third: "by default", schemaVersion: 3 });
});

it("a release that runs beside a newer one changes its documents without a loss", async () => {
  const { as, stored } = openStore();
  await put(as(3), { first: 1, second: 2, third: 3 });
  await as(2).transact(async (tx) => {
    const found = await tx.get<object>("briefs", "a");
    tx.set("briefs", "a", { ...found?.data, first: "changed" });
  });
  expect(await stored()).toEqual({ first: "changed", second: 2, third: 3, schemaVersion: 3 });
});

it("what an older release makes anew has the older version", async () => {
  const { as, stored } = openStore();
  await put(as(3), { first: 1, second: 2, third: 3 });
  await put(as(2), { first: 9, second: 9 });
  expect(await stored()).toEqual({ first: 9, second: 9, schemaVersion: 2 });
  expect((await as(3).get("briefs", "a"))?.data).toEqual({ first: 9, second: 9, third: "by default" });
});
