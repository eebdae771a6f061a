import { expect, it } from "vitest";
import { createGuardedStore } from "~/moving/guarded-store";
import { closeSite, openSite } from "~/moving/site-mode";
import { StoreReadOnlyError } from "~/ports/store";
import { put } from "../adapters/store/contract/write";
import { createTestClock } from "../support/clock";
import { openStore } from "./stores";

function createGuarded() {
  const [engine, clock] = [openStore(), createTestClock()];
  const parts = { store: engine, clock };
  return {
    engine,
    store: createGuardedStore(engine),
    close: () => closeSite(parts, { reason: "Painting.", until: null }),
    open: () => openSite(parts),
  };
}

it("while the site is read-only nothing is written or removed, and all can be read and refused", async () => {
  const { engine, store, close, open } = createGuarded();
  await put(store, "feeds", "a", { n: 1 });
  await close();
  await expect(put(store, "feeds", "a", { n: 2 })).rejects.toThrow(StoreReadOnlyError);
  await expect(store.transact(async (tx) => tx.delete("feeds", "a"))).rejects.toThrow(StoreReadOnlyError);
  expect((await engine.get("feeds", "a"))?.data).toEqual({ n: 1 });
  expect(await store.transact(async (tx) => (await tx.get("feeds", "a"))?.version)).toBe(1);
  await open();
  await put(store, "feeds", "a", { n: 2 });
  expect((await store.get("feeds", "a"))?.version).toBe(2);
});

it("a transaction that began before the site closed comes to nothing", async () => {
  const { engine, store, close } = createGuarded();
  let tries = 0;
  const late = store.transact(async (tx) => {
    await tx.get("feeds", "a");
    // Closed by another process, after all was read and before it is written.
    tries += 1;
    if (tries === 1) await close();
    tx.set("feeds", "a", { n: 1 });
  });
  await expect(late).rejects.toThrow(StoreReadOnlyError);
  expect(await engine.get("feeds", "a")).toBeNull();
});

it("a use case's own failure is the one that is told", async () => {
  const { store, close } = createGuarded();
  await close();
  await expect(
    store.transact(async (tx) => {
      tx.set("feeds", "a", {});
      throw new Error("refused");
    }),
  ).rejects.toThrow("refused");
});
