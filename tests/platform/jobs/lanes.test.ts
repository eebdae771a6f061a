import { expect, it, vi } from "vitest";
import { createGate, createWorkshop, minute, start } from "#tests/support/workshop";
import { jobs, laneOf } from "~/config/job-list";
import { assignLanes } from "~/platform/jobs/assign-lanes.server";
import { lanes } from "~/platform/jobs/job";
import { lagOfLanes } from "~/platform/jobs/lag.server";
import { jobsCollection } from "~/platform/jobs/queue.server";
import { ok } from "~/values/result";

it.each([...jobs.map(({ name }) => name), "pigeon"])(
  "a job of type %s is in a lane that a worker looks at",
  (name) => {
    expect(lanes).toContain(laneOf(name));
  },
);

it("work that hangs in one lane delays none in the others", async () => {
  const shop = createWorkshop();
  const gate = createGate();
  const ran: string[] = [];
  const hangs = () => gate.opened.then(() => ok());
  const runs = async ({ id }: { id: string }) => {
    ran.push(id);
    return ok();
  };
  for (let n = 0; n < 20; n += 1) {
    await shop.add({ type: "digest-mail" });
    await shop.add({ type: "remove-account" });
  }
  await shop.add({ type: "link-mail", id: "sign-in" });
  await shop.add({ type: "brief-closes", id: "closing" });
  const worker = shop.worker({
    handlers: { "digest-mail": hangs, "remove-account": hangs, "link-mail": runs, "brief-closes": runs },
  });
  const done = worker.runDue();
  await expect.poll(() => ran.sort()).toEqual(["closing", "sign-in"]);
  gate.open();
  expect(await done).toBe(42);
});

it("due jobs of a release without lanes run, however many others are due before them", async () => {
  const shop = createWorkshop();
  const dueAt = (id: string, ms: number) => `${new Date(start.getTime() + ms).toISOString()}_${id}`;
  const former = { payload: null, state: "waiting", attempts: 0, createdAt: start.toISOString() };
  await shop.store.transact(async (tx) => {
    for (const type of ["link-mail", "brief-closes", "remove-account", "pigeon"])
      tx.set(jobsCollection, type, { ...former, type, dueAt: dueAt(type, 0) });
    tx.set(jobsCollection, "later", { ...former, type: "link-mail", dueAt: dueAt("later", minute) });
  });
  const gate = createGate();
  for (let n = 0; n < 250; n += 1)
    await shop.add({ type: "digest-mail", dueAt: new Date(start.getTime() - minute) });
  const ran: string[] = [];
  const runs = async ({ id }: { id: string }) => {
    ran.push(id);
    return ok();
  };
  const worker = shop.worker({
    handlers: {
      "digest-mail": () => gate.opened.then(() => ok()),
      "link-mail": runs,
      "brief-closes": runs,
      "remove-account": runs,
    },
  });
  const done = worker.runDue();
  await expect.poll(() => ran.sort()).toEqual(["brief-closes", "link-mail", "remove-account"]);
  gate.open();
  await done;
  expect(await shop.job("pigeon")).toMatchObject({
    lane: "moves",
    lastError: "unknown-type",
    troubled: false,
  });
  expect(await shop.job("later")).not.toHaveProperty("lane");
  shop.pass(minute);
  await worker.runDue();
  expect(ran).toContain("later");
});

it("leaves a job alone that was done, or given a lane by another process, since it was read", async () => {
  const { store, job } = createWorkshop();
  const former = { type: "link-mail", payload: null, state: "waiting", attempts: 0 };
  const dueAt = (id: string) => `${start.toISOString()}_${id}`;
  await store.transact(async (tx) => {
    for (const id of ["done", "given", "left"]) tx.set(jobsCollection, id, { ...former, dueAt: dueAt(id) });
  });
  const { query } = store;
  vi.spyOn(store, "query").mockImplementationOnce(async (asked) => {
    const page = await query<never>(asked);
    await store.transact(async (tx) => {
      tx.delete(jobsCollection, "done");
      tx.set(jobsCollection, "given", { ...former, dueAt: dueAt("given"), lane: "mail", troubled: true });
    });
    return page;
  });
  await assignLanes(store, start, laneOf);
  expect(await job("done")).toBeNull();
  expect(await job("given")).toMatchObject({ lane: "mail", troubled: true });
  expect(await job("left")).toMatchObject({ lane: "sign-in", troubled: false });
});

it("tells for each lane how long its longest due job has waited, in seconds", async () => {
  const shop = createWorkshop();
  await shop.add({ type: "digest-mail" });
  shop.pass(1_500);
  await shop.add({ type: "digest-mail" });
  await shop.add({ type: "brief-closes", dueAt: new Date(shop.clock.now().getTime() + minute) });
  shop.pass(2_000);
  const waiting = (await lagOfLanes(shop.store, shop.clock)).filter(({ value }) => value !== 0);
  expect(waiting).toEqual([{ labels: { lane: laneOf("digest-mail") }, value: 3.5 }]);
});
