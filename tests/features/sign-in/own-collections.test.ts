import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app";
import { onlyCollections } from "~/features/sign-in/auth/own-collections";
import type { Store } from "~/platform/ports/store";

const asks: [what: string, ask: (store: Store, collection: string) => unknown][] = [
  ["get", (store, collection) => store.get(collection, "one")],
  ["getMany", (store, collection) => store.getMany(collection, ["one"])],
  ["query", (store, collection) => store.query({ collection, limit: 1 })],
  ["marks", (store, collection) => store.marks([[collection, "one"]])],
  ["tx.get", (store, collection) => store.transact((tx) => tx.get(collection, "one"))],
  ["tx.query", (store, collection) => store.transact((tx) => tx.query({ collection, limit: 1 }))],
  ["tx.set", (store, collection) => store.transact(async (tx) => tx.set(collection, "one", {}))],
  ["tx.delete", (store, collection) => store.transact(async (tx) => tx.delete(collection, "one"))],
  ["watch", async (store, collection) => store.watch(collection, "one", () => {})()],
];

test.each(asks)("a store of some collections refuses all others: %s", async (_, ask) => {
  const store = onlyCollections(createTestApp().store, ["sessions"]);
  await ask(store, "sessions");
  await expect(async () => ask(store, "briefs")).rejects.toThrow(
    "“briefs” is none of authentication’s collections",
  );
});
