import { describe, expect, it, vi } from "vitest";
import { jobNamed } from "#tests/support/jobs";
import { createWorkshop, dueIn, hour, minute, second, start } from "#tests/support/workshop";
import { pauseAfter } from "~/platform/jobs/pauses";
import { claimDue, enqueue, goingOn, postponed, refusedForGood, settle } from "~/platform/jobs/queue.server";
import { forgetRefused } from "~/platform/jobs/troubled-jobs.server";

describe("enqueue", () => {
  it("writes a waiting job that is due at once", async () => {
    const { add, job } = createWorkshop();
    const id = await add();
    expect(await job(id)).toEqual({
      type: "mail",
      lane: "moves",
      payload: { to: "zoe@example.com" },
      state: "waiting",
      troubled: false,
      dueAt: `${start.toISOString()}_${id}`,
      attempts: 0,
      createdAt: start.toISOString(),
    });
  });

  it("a job exists only if its cause does", async () => {
    const { store, clock, job } = createWorkshop();
    let id = "";
    const work = store.transact(async (tx) => {
      id = enqueue(tx, { type: jobNamed("mail"), payload: null }, clock.now());
      throw new Error("The cause failed");
    });
    await expect(work).rejects.toThrow();
    expect(await job(id)).toBeNull();
  });

  it("a job with an id of its own can be moved by writing it again", async () => {
    const { add, job } = createWorkshop();
    await add({ id: "close-brief-1", dueAt: new Date(start.getTime() + minute) });
    expect(await add({ id: "close-brief-1", dueAt: new Date(start.getTime() + 2 * minute) })).toBe(
      "close-brief-1",
    );
    expect(dueIn(await job("close-brief-1"))).toBe(2 * minute);
  });
});

describe("a claim", () => {
  const claim = { lane: "moves" as const, leaseMs: minute, most: 10 };

  it("takes what is due, to the millisecond, the longest due first", async () => {
    const { store, add } = createWorkshop();
    const at = (ms: number) => new Date(start.getTime() + ms);
    await add({ id: "later", dueAt: at(1) });
    await add({ id: "now", dueAt: at(0) });
    await add({ id: "~now", dueAt: at(0) });
    await add({ id: "before", dueAt: at(-1) });
    const claimed = await claimDue(store, { now: start, ...claim });
    expect(claimed.map(({ id }) => id)).toEqual(["before", "now", "~now"]);
    expect(await claimDue(store, { now: start, ...claim })).toEqual([]);
  });

  it("that outlived its lease can't end the job of its successor", async () => {
    const { store, add, job } = createWorkshop();
    const id = await add();
    const [first] = await claimDue(store, { now: start, ...claim });
    const [second] = await claimDue(store, { now: new Date(start.getTime() + minute), ...claim });
    if (!first || !second) throw new Error("Not claimed");
    expect(await settle(store, first, null)).toBe(false);
    expect((await job(id))?.attempts).toBe(2);
    expect(await settle(store, second, null)).toBe(true);
    expect(await job(id)).toBeNull();
  });

  it("of a job that was moved meanwhile doesn't remove the moved one", async () => {
    const { store, add, job } = createWorkshop();
    await add({ id: "close" });
    const [claimed] = await claimDue(store, { now: start, ...claim });
    await add({ id: "close", dueAt: new Date(start.getTime() + 5 * minute) });
    if (!claimed) throw new Error("Not claimed");
    expect(await settle(store, claimed, null)).toBe(false);
    expect(dueIn(await job("close"))).toBe(5 * minute);
  });

  it("of a job that was moved and claimed anew meanwhile doesn't remove it", async () => {
    const { store, add, job } = createWorkshop();
    await add({ id: "close" });
    const [first] = await claimDue(store, { now: start, ...claim });
    await add({ id: "close", dueAt: new Date(start.getTime() + second) });
    const [anew] = await claimDue(store, { now: new Date(start.getTime() + second), ...claim });
    if (!first || !anew) throw new Error("Not claimed");
    expect(anew.document.attempts).toBe(first.document.attempts);
    expect(await settle(store, first, null)).toBe(false);
    expect(await job("close")).toEqual(anew.document);
  });

  it("opens no transaction while nothing is due in its lane", async () => {
    const { store, add } = createWorkshop();
    await add({ type: "link-mail" });
    const transact = vi.spyOn(store, "transact");
    expect(await claimDue(store, { now: start, ...claim })).toEqual([]);
    expect(transact).not.toHaveBeenCalled();
  });
});

describe("a lease", () => {
  it("grows with the tries: a job that ends its process on every one comes back ever later", async () => {
    const { store, add, job, clock, pass } = createWorkshop();
    const id = await add();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      const before = clock.now().getTime() - start.getTime();
      const claimed = await claimDue(store, { lane: "moves", now: clock.now(), leaseMs: minute, most: 1 });
      expect(claimed).toHaveLength(1);
      waits.push(dueIn(await job(id)) - before);
      pass(waits.at(-1) ?? 0);
    }
    expect(waits.slice(0, 6)).toEqual([minute, minute, minute, minute, 80 * second, 160 * second]);
    expect(waits.slice(-2)).toEqual([4 * hour, 4 * hour]);
    expect(await job(id)).toMatchObject({ state: "waiting", attempts: 15, troubled: true });
  });
});

describe("a job that failed", () => {
  const claimed = (attempts: number) => ({
    id: "a",
    document: {
      type: "t",
      lane: "moves" as const,
      payload: 1,
      state: "waiting" as const,
      troubled: false,
      dueAt: "",
      attempts,
      createdAt: "",
    },
  });

  it.each([
    [1, 5 * second],
    [2, 10 * second],
    [3, 20 * second],
    [9, 1280 * second],
    [12, 10_240 * second],
    [13, 4 * hour],
    [5_000, 4 * hour],
  ])("after try %d waits %d ms, and up to a fifth more", (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(pause);
    for (let i = 0; i < 50; i += 1) {
      const waits = dueIn(postponed(claimed(attempts), "offline", start));
      expect(waits).toBeGreaterThanOrEqual(pause);
      expect(waits).toBeLessThanOrEqual(pause * 1.2);
    }
  });

  it("for good keeps what it was and why", () => {
    expect(refusedForGood(claimed(12), "permanent")).toEqual({
      ...claimed(12).document,
      state: "failed",
      troubled: true,
      lastError: "permanent",
    });
  });

  it("and then went on is due at once, without its tries, its error or an administrator", () => {
    const { id, document } = claimed(12);
    const failed = { ...document, troubled: true, lastError: "offline" };
    expect(goingOn({ id, document: failed }, 2, start)).toEqual({
      ...document,
      payload: 2,
      attempts: 0,
      dueAt: `${start.toISOString()}_a`,
    });
  });
});

it("what was refused for good is forgotten after thirty days, and nothing that waits", async () => {
  const shop = createWorkshop();
  const { store, clock, add, job, pass } = shop;
  const refused = await Promise.all(Array.from({ length: 130 }, () => add()));
  const waiting = await add({ dueAt: new Date(start.getTime() + 90 * 24 * hour) });
  for (const document of await claimDue(store, { lane: "moves", now: start, leaseMs: minute, most: 100 }))
    await settle(store, document, refusedForGood(document, "permanent"));
  const breaths: number[] = [];
  const forget = () => forgetRefused({ store, clock }, async () => void breaths.push(1));

  pass(30 * 24 * hour);
  expect(await forget()).toBe(0);
  pass(minute);
  expect(await forget()).toBe(100);
  expect(breaths).toHaveLength(1);
  expect(refused.length).toBe(130);
  expect(await job(waiting)).not.toBeNull();
});
