import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { rewriteStore } from "~/config/migrate.server";
import { createRewriter } from "~/operations/migrations/rewriter";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

const former = ["words", "memberWords", "wordWalks"];

/** A store in which an earlier release searched by documents of words. */
async function openFormer() {
  const store = createSqliteStore({ file: ":memory:", indexes });
  for (let from = 0; from < 250; from += 50)
    await store.transact(async (tx) => {
      for (let at = from; at < from + 50; at += 1)
        for (const collection of former)
          tx.set(collection, `one-${at}`, { main: " a secret word ", terms: ["a:secre"], newest: `${at}` });
    });
  await store.transact(async (tx) => tx.set("feeds", "kept", { changedAt: "2026-03-02" }));
  const left = async () => {
    const pages = await Promise.all(former.map((collection) => store.query({ collection, limit: 100 })));
    return pages.flatMap(({ items }) => items).length;
  };
  return { store, left };
}

it("a start deletes what a former search kept of members’ words, and nothing else", async () => {
  const { store, left } = await openFormer();
  onTestFinished(() => store.close());
  const clock = { now: () => new Date() };
  await announceVersions({ store, clock });
  const rewriter = createRewriter({ store, clock, log: pino({ level: "silent" }) });
  rewriter.start();
  await expect.poll(left).toBe(0);
  await rewriter.stop();
  expect(await store.get("feeds", "kept")).not.toBeNull();
});

it("`npm run migrate` does so at once, and says how many they were", async () => {
  const { store, left } = await openFormer();
  onTestFinished(() => store.close());
  const said: string[] = [];
  await rewriteStore({ ...store, close: async () => {} }, (line) => said.push(line));
  expect(said).toContain("Former collections: 750 deleted");
  expect(await left()).toBe(0);
});
