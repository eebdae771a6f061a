import { expect, it } from "vitest";
import { put } from "#tests/platform/store/contract/write";
import { createTestClock } from "#tests/support/clock";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { closeSite, noteOnClosed, openSite } from "~/operations/read-only/site-mode";
import { StoreReadOnlyError } from "~/platform/ports/store";
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

it("while the site is read-only sessions still end, and nothing else goes with them", async () => {
  const { engine, store, close, open } = createGuarded();
  for (const id of ["a", "b", "c"]) await put(store, "sessions", id, { uid: "ann" });
  await close();
  await store.transact(async (tx) => tx.delete("sessions", "a"));
  expect(await engine.get("sessions", "a")).toBeNull();
  await expect(put(store, "sessions", "new", {})).rejects.toThrow(StoreReadOnlyError);
  await expect(put(store, "sessions", "b", { uid: "bob" })).rejects.toThrow(StoreReadOnlyError);
  for (const also of ["set", "delete"] as const)
    await expect(
      store.transact(async (tx) => {
        tx.delete("sessions", "b");
        if (also === "set") tx.set("feeds", "a", {});
        else tx.delete("feeds", "a");
      }),
    ).rejects.toThrow(StoreReadOnlyError);
  expect((await engine.get("sessions", "b"))?.data).toEqual({ uid: "ann" });
  await open();
  await put(store, "sessions", "new", {});
});

it("none ends in a store that was dumped, or is being loaded: it would come back", async () => {
  const { engine, store, close, open } = createGuarded();
  for (const id of ["a", "b"]) await put(store, "sessions", id, { uid: "ann" });
  const end = (id: string) => store.transact(async (tx) => tx.delete("sessions", id));
  const mode = await close();
  await noteOnClosed({ store: engine }, mode.since, { copiedTo: "the dump" });
  await expect(end("a")).rejects.toThrow(StoreReadOnlyError);
  await open();
  await close();
  await put(engine, "loads", "run", {});
  await expect(end("a")).rejects.toThrow(StoreReadOnlyError);
  expect(await engine.get("sessions", "a")).not.toBeNull();
  await engine.transact(async (tx) => tx.delete("loads", "run"));
  await end("a");
  expect(await engine.get("sessions", "a")).toBeNull();
});
