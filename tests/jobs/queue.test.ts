import { describe, expect, it } from "vitest";
import { claimDue, enqueue, failed, forgetFailed, postponed, settle } from "~/jobs/queue.server";
import { createWorkshop, dueIn, minute, second, start } from "./workshop";

describe("enqueue", () => {
  it("writes a waiting job that is due at once", async () => {
    const { add, job } = createWorkshop();
    const id = await add();
    expect(await job(id)).toEqual({
      type: "mail",
      payload: { to: "zoe@example.com" },
      state: "waiting",
      dueAt: `${start.toISOString()}_${id}`,
      attempts: 0,
      createdAt: start.toISOString(),
    });
  });

  it("a job exists only if its cause does", async () => {
    const { store, clock, job } = createWorkshop();
    let id = "";
    const work = store.transact(async (tx) => {
      id = enqueue(tx, { type: "mail", payload: null }, clock);
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
  const claim = { leaseMs: minute, most: 10 };

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
});

describe("a job that failed", () => {
  const claimed = (attempts: number) => ({
    id: "a",
    document: { type: "t", payload: 1, state: "waiting" as const, dueAt: "", attempts, createdAt: "" },
  });

  it.each([
    [1, 5 * second],
    [2, 10 * second],
    [3, 20 * second],
    [9, 1280 * second],
    [10, 30 * minute],
    [12, 30 * minute],
  ])("after try %d waits %d ms, and up to a fifth more", (attempts, pause) => {
    for (let i = 0; i < 50; i += 1) {
      const waits = dueIn(postponed(claimed(attempts), "offline", start));
      expect(waits).toBeGreaterThanOrEqual(pause);
      expect(waits).toBeLessThanOrEqual(pause * 1.2);
    }
  });

  it("keeps what it was and why it failed", () => {
    expect(failed(claimed(12), "offline")).toEqual({
      ...claimed(12).document,
      state: "failed",
      lastError: "offline",
    });
  });
});

describe("forgetFailed", () => {
  it("removes what was given up before the time, and nothing that waits", async () => {
    const { store, clock, add, job, pass } = createWorkshop();
    const givenUp = await add();
    const waiting = await add({ dueAt: new Date(start.getTime() + 90 * 24 * 60 * minute) });
    const [claimed] = await claimDue(store, { now: clock.now(), leaseMs: minute, most: 1 });
    if (!claimed) throw new Error("nothing was due");
    await settle(store, claimed, failed(claimed, "permanent"));

    expect(await forgetFailed(store, start)).toBe(0);
    pass(30 * 24 * 60 * minute);
    expect(await forgetFailed(store, clock.now())).toBe(1);

    expect(await job(givenUp)).toBeNull();
    expect(await job(waiting)).not.toBeNull();
  });
});
