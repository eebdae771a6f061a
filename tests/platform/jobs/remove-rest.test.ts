import { expect, it } from "vitest";
import { createWorkshop } from "#tests/support/workshop";
import { findToRemove, removeRest } from "~/platform/jobs/remove-rest.server";
import type { Page } from "~/platform/ports/store";

const newestFirst = {
  collection: "sessions",
  where: { uid: "ann" },
  orderBy: { field: "createdAt", direction: "desc" },
} as const;

/** A workshop with sessions of one member, the first the oldest, and one of another member. */
async function createScene(count: number) {
  const shop = createWorkshop();
  const write = (id: string, uid: string, createdAt: number) =>
    shop.store.transact(async (tx) => tx.set("sessions", id, { uid, createdAt: timeOf(createdAt) }));
  for (let at = 0; at < count; at += 1) await write(`of-ann-${at}`, "ann", at);
  await write("of-bo", "bo", 0);
  async function ids() {
    const found: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: Page<object> = await shop.store.query({ collection: "sessions", limit: 100, after });
      found.push(...page.items.map(({ id }) => id));
      after = page.next;
      if (after === null) return found.sort();
    }
  }
  const remove = () =>
    shop.store.transact(async (tx) => {
      const planned = await findToRemove(tx, newestFirst);
      planned(shop.clock);
    });
  const jobs = async () => (await shop.store.query({ collection: "jobs", limit: 10 })).items;
  return { shop, write, ids, remove, jobs, handlers: { "remove-rest": removeRest.handler(shop) } };
}

const timeOf = (at: number) => `2026-11-01T10:00:00.${`${at}`.padStart(3, "0")}Z`;

it("removes what is found at once, and plans no job where that was all of it", async () => {
  const scene = await createScene(200);
  await scene.remove();
  expect(await scene.ids()).toEqual(["of-bo"]);
  expect(await scene.jobs()).toEqual([]);
});

it("removes the newest 200 at once, and by a job the rest, but not what came meanwhile", async () => {
  const scene = await createScene(320);
  await scene.remove();
  expect(await scene.ids()).toHaveLength(120 + 1);
  expect(await scene.ids()).not.toContain("of-ann-120");
  await scene.write("new-of-ann", "ann", 999);
  expect(await scene.jobs()).toMatchObject([{ data: { type: "remove-rest", lane: "cleaning" } }]);
  expect(await scene.shop.worker({ handlers: scene.handlers }).runDue()).toBe(1);
  expect(await scene.ids()).toEqual(["new-of-ann", "of-bo"]);
  expect(await scene.jobs()).toEqual([]);
});

it("goes on with the rest where its time is over before", async () => {
  const { shop, ids } = await createScene(120);
  const run = removeRest.handler(shop);
  let turns = 0;
  const payload = newestFirst;
  const given = { id: "rest", payload, attempts: 1, mayBeRepeated: false };
  const answer = await run({ ...given, hasTime: () => ++turns < 2 } as Parameters<typeof run>[0]);
  expect(answer).toEqual({ ok: true, value: { goOn: payload } });
  expect(await ids()).toHaveLength(70 + 1);
  expect(await run({ ...given, hasTime: () => true } as Parameters<typeof run>[0])).toMatchObject({
    ok: true,
  });
  expect(await ids()).toEqual(["of-bo"]);
});

it("removes all of it where its run has no time limit", async () => {
  const { shop, ids } = await createScene(120);
  const run = removeRest.handler(shop);
  expect(await run({ id: "rest", payload: newestFirst, attempts: 1 })).toEqual({ ok: true });
  expect(await ids()).toEqual(["of-bo"]);
});
