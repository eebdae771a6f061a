import { expect, it } from "vitest";
import { createGuardedStore } from "~/operations/migrate-store/guarded-store";
import { readMove } from "~/operations/migrate-store/move-record";
import { closeSite, openSite } from "~/operations/migrate-store/site-mode";
import { type Store, StoreReadOnlyError, type StoreTransaction } from "~/platform/ports/store";
import { put } from "../platform/store/contract/write";
import { createTestClock } from "../support/clock";
import { createWorld, openStore } from "./stores";

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

it("none ends in a store that was copied, or in a copy that isn’t finished: it would come back with the other", async () => {
  const world = createWorld();
  for (const id of ["a", "b"]) await put(world.from, "sessions", id, { uid: "ann", expiresAt: "9" });
  const end = (store: Store, id: string) =>
    createGuardedStore(store).transact(async (tx) => tx.delete("sessions", id));
  const during = {
    ...world.to,
    transact: async <R>(work: (tx: StoreTransaction) => Promise<R>) => {
      const done = await world.to.transact(work);
      if ((await readMove(world.to))?.copiedAt === null)
        await expect(end(world.to, "a")).rejects.toThrow(StoreReadOnlyError);
      return done;
    },
  };
  expect(await world.move({ to: during })).toMatchObject({ ok: true });
  await expect(end(world.from, "a")).rejects.toThrow(StoreReadOnlyError);
  expect(await world.from.get("sessions", "a")).not.toBeNull();
  // The copy is what counts now.
  await end(world.to, "a");
  expect(await world.to.get("sessions", "a")).toBeNull();
  expect(await world.to.get("sessions", "b")).not.toBeNull();
});
