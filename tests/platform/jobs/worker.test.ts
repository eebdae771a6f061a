import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { createGate, createWorkshop, dueIn, hour, minute, second } from "#tests/support/workshop";
import type { Job } from "~/platform/jobs/job";
import type { Log } from "~/platform/ports/log";
import { StoreUnavailableError } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { timeFor } from "~/values/deadline.server";
import { ok, refuse } from "~/values/result";
import indexes from "../../../firestore.indexes.json";

const never = () => new Promise<never>(() => {});

describe("runDue", () => {
  it("runs every due job once, more than fit at a time, and leaves the rest", async () => {
    const shop = createWorkshop();
    const runs: Job[] = [];
    let atOnce = 0;
    let most = 0;
    const worker = shop.worker({
      concurrency: 3,
      handlers: {
        async mail(job) {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await new Promise(setImmediate);
          runs.push(job);
          atOnce -= 1;
          return ok();
        },
      },
    });
    const ids = await Promise.all(Array.from({ length: 11 }, (_, n) => shop.add({ payload: { n } })));
    const later = await shop.add({ dueAt: new Date(shop.clock.now().getTime() + 1) });
    expect(await worker.runDue()).toBe(11);
    expect(runs.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(most).toBe(3);
    expect(await shop.job(later)).not.toBeNull();
    for (const id of ids) expect(await shop.job(id)).toBeNull();
    expect(await worker.runDue()).toBe(0);
  });

  it("a handler gets the id, the payload and the number of the try", async () => {
    const shop = createWorkshop();
    const mail = vi.fn(async () => ok());
    const id = await shop.add();
    await shop.worker({ handlers: { mail } }).runDue();
    const job = { id, payload: { to: "zoe@example.com" }, attempts: 1, hasTime: expect.any(Function) };
    expect(mail).toHaveBeenCalledExactlyOnceWith(job);
  });

  it("a handler's calls end before its lease does, however long each of them may take", async () => {
    const shop = createWorkshop();
    let left = 0;
    await shop.add();
    const handlers = {
      async mail() {
        left = timeFor(10 * minute);
        return ok();
      },
    };
    await shop.worker({ handlers }).runDue();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(minute);
  });

  it("runs what a job enqueues, too", async () => {
    const shop = createWorkshop();
    const worker = shop.worker({
      handlers: {
        async first() {
          await shop.add({ type: "second" });
          return ok();
        },
        second: async () => ok(),
      },
    });
    await shop.add({ type: "first" });
    expect(await worker.runDue()).toBe(2);
  });
});

describe("a job whose worker crashed", () => {
  it("is due again by itself when the lease ends, not before, with the try counted", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    const crashed = shop.worker({ leaseMs: minute, handlers: { mail: never } });
    void crashed.runDue();
    await expect.poll(async () => (await shop.job(id))?.attempts).toBe(1);

    const mail = vi.fn(async (_: Job) => ok());
    const next = shop.worker({ leaseMs: minute, handlers: { mail } });
    shop.pass(minute - 1);
    expect(await next.runDue()).toBe(0);
    shop.pass(1);
    expect(await next.runDue()).toBe(1);
    expect(mail.mock.calls[0]?.[0].attempts).toBe(2);
    expect(await shop.job(id)).toBeNull();
  });

  it("on every try is never dropped: it comes back ever later, and is listed", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    const mail = vi.fn(never);
    for (let crash = 1; crash <= 40; crash += 1) {
      void shop.worker({ handlers: { mail } }).runDue();
      await expect.poll(async () => (await shop.job(id))?.attempts).toBe(crash);
      shop.pass(4 * hour);
    }
    expect(mail).toHaveBeenCalledTimes(40);
    expect(await shop.job(id)).toMatchObject({ state: "waiting", troubled: true });
    expect(await shop.worker({ handlers: { mail: async () => ok() } }).runDue()).toBe(1);
    expect(await shop.job(id)).toBeNull();
  });
});

it("of two workers on one file exactly one runs a job", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jobs-"));
  const stores = [0, 1].map(() => createSqliteStore({ file: join(folder, "store.db"), indexes }));
  const shops = stores.map((store) => createWorkshop(store));
  const ran: string[] = [];
  const busy = new Set<object>();
  // Neither gets on before both have claimed some.
  const bothBusy = createGate();
  const workers = shops.map((shop) =>
    shop.worker({
      handlers: {
        async mail({ id }) {
          ran.push(id);
          if (busy.add(shop).size === 2) bothBusy.open();
          await bothBusy.opened;
          return ok();
        },
      },
    }),
  );
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push((await shops[0]?.add()) ?? "");
  const counts = await Promise.all(workers.map((worker) => worker.runDue()));
  expect(ran.sort()).toEqual(ids.sort());
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(30);
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});

describe("a job that fails", () => {
  it("is tried again ever later, without end, and told of once it keeps failing", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    const mail = vi.fn(async () =>
      refuse("network-request-failed", { detail: "zoe@example.com can't be reached" }),
    );
    const worker = shop.worker({ handlers: { mail } });
    let passed = 0;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 60; attempt += 1) {
      expect(await worker.runDue()).toBe(1);
      expect(await shop.job(id)).toMatchObject({
        state: "waiting",
        attempts: attempt,
        troubled: attempt > 10,
        lastError: "network-request-failed",
      });
      const pause = dueIn(await shop.job(id)) - passed;
      pauses.push(pause);
      shop.pass(pause - 1);
      expect(await worker.runDue()).toBe(0);
      shop.pass(1);
      passed += pause;
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(5 * second);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(4 * hour);
    expect(shop.lines.filter(({ level }) => level === "error")).toEqual([
      {
        level: "error",
        fields: { jobId: id, type: "mail", attempts: 10, code: "network-request-failed" },
        message: "A job keeps failing",
      },
    ]);
  });

  it("whose purpose has passed is not tried again, and one that is just in time is", async () => {
    const shop = createWorkshop();
    const expiresAt = new Date(shop.clock.now().getTime() + 5 * minute);
    const id = await shop.add({ expiresAt });
    const mail = vi.fn(async () => refuse("offline"));
    const worker = shop.worker({ handlers: { mail } });
    await worker.runDue();
    shop.pass(5 * minute - 1);
    await worker.runDue();
    expect(mail).toHaveBeenCalledTimes(2);
    shop.pass(minute);
    expect(await worker.runDue()).toBe(1);
    expect(mail).toHaveBeenCalledTimes(2);
    expect(await shop.job(id)).toBeNull();
    expect(shop.lines.at(-1)).toEqual({
      level: "warn",
      fields: { jobId: id, type: "mail", attempts: 3 },
      message: "A job is not done: its purpose has passed",
    });
  });

  it("for good is not tried again by itself", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    await shop
      .worker({ handlers: { mail: async () => refuse("permanent", { detail: "no such mailbox" }) } })
      .runDue();
    expect(await shop.job(id)).toMatchObject({ state: "failed", attempts: 1, lastError: "permanent" });
    expect(shop.lines).toMatchObject([{ level: "error", message: "A job was refused for good" }]);
    shop.pass(365 * 24 * hour);
    expect(await shop.worker({ handlers: { mail: async () => ok() } }).runDue()).toBe(0);
  });

  it("by throwing is tried again, and the log says where but nothing that a person typed", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    const worker = shop.worker({
      handlers: {
        async mail(job) {
          throw new TypeError(`Can't send\n    at ${(job.payload as { to: string }).to}`);
        },
      },
    });
    await worker.runDue();
    expect(await shop.job(id)).toMatchObject({ state: "waiting", lastError: "TypeError" });
    expect(JSON.stringify(shop.lines)).toContain("worker.test.ts");
    expect(JSON.stringify(shop.lines)).not.toContain("zoe");
    expect((await shop.job(id))?.lastError).not.toContain("zoe");
  });

  it.each(["pigeon", "toString", "__proto__"])(
    "for want of a handler (%s) waits for a release that has one, is reported, and holds up no other",
    async (type) => {
      const shop = createWorkshop();
      const id = await shop.add({ type });
      const known = await shop.add();
      await shop.worker({ concurrency: 1, handlers: { mail: async () => ok() } }).runDue();
      expect(await shop.job(id)).toMatchObject({ type, state: "waiting", lastError: "unknown-type" });
      expect(await shop.job(known)).toBeNull();
      expect(shop.lines).toContainEqual({
        level: "error",
        fields: { jobId: id, type, attempts: 1 },
        message: "No handler for this type of job",
      });
      shop.pass(minute);
      const newer = shop.worker({ handlers: Object.fromEntries([[type, async () => ok()]]) });
      expect([await newer.runDue(), await shop.job(id)]).toEqual([1, null]);
    },
  );

  it("doesn't hold up the others", async () => {
    const shop = createWorkshop();
    await shop.add({ type: "broken" });
    const fine = await shop.add();
    const handlers = { mail: async () => ok(), broken: async () => refuse("offline") };
    expect(await shop.worker({ concurrency: 1, handlers }).runDue()).toBe(2);
    expect(await shop.job(fine)).toBeNull();
  });
});

describe("a started worker", () => {
  it("runs what is due when it starts, and what comes later as soon as it is woken", async () => {
    const shop = createWorkshop();
    const ran: string[] = [];
    const worker = shop.worker({
      pollMs: hour,
      handlers: {
        async mail({ id }) {
          ran.push(id);
          return ok();
        },
      },
    });
    const first = await shop.add();
    worker.start();
    worker.start();
    await expect.poll(() => ran).toEqual([first]);
    await expect.poll(() => shop.job(first)).toBeNull();
    const second = await shop.add();
    worker.wake();
    await expect.poll(() => ran).toEqual([first, second]);
    await worker.stop();
  });

  it("finishes more jobs than it runs at once, without waiting for the next poll", async () => {
    const shop = createWorkshop();
    let ran = 0;
    const worker = shop.worker({
      pollMs: hour,
      concurrency: 2,
      handlers: {
        async mail() {
          ran += 1;
          return ok();
        },
      },
    });
    for (let n = 0; n < 9; n += 1) await shop.add();
    worker.start();
    await expect.poll(() => ran).toBe(9);
    await worker.stop();
  });

  it("that stops waits for its running handlers, and claims no more", async () => {
    const shop = createWorkshop();
    const gate = createGate();
    const began = createGate();
    const worker = shop.worker({
      pollMs: hour,
      concurrency: 1,
      handlers: {
        async mail() {
          began.open();
          await gate.opened;
          return ok();
        },
      },
    });
    const [running, waiting] = [await shop.add({ id: "a" }), await shop.add({ id: "b" })];
    worker.start();
    await began.opened;
    let stopped = false;
    const stopping = worker.stop().then(() => {
      stopped = true;
    });
    await new Promise(setImmediate);
    expect(stopped).toBe(false);
    gate.open();
    await stopping;
    expect(await shop.job(running)).toBeNull();
    expect((await shop.job(waiting))?.attempts).toBe(0);
  });

  it("that stops waits ten seconds at most; the job then runs again elsewhere", async () => {
    const shop = createWorkshop();
    const began = createGate();
    const worker = shop.worker({
      pollMs: hour,
      handlers: {
        mail() {
          began.open();
          return never();
        },
      },
    });
    const id = await shop.add();
    worker.start();
    await began.opened;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const stopping = worker.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      await stopping;
    } finally {
      vi.useRealTimers();
    }
    expect(await shop.job(id)).toMatchObject({ state: "waiting", attempts: 1 });
    expect(shop.lines).toContainEqual({
      level: "warn",
      fields: { jobs: 1 },
      message: "Stopped before every job ended",
    });
  });

  it("that was stopped doesn't start again", async () => {
    const shop = createWorkshop();
    const mail = vi.fn(async () => ok());
    const worker = shop.worker({ pollMs: hour, handlers: { mail } });
    await worker.stop();
    await shop.add();
    worker.start();
    await worker.stop();
    expect(mail).not.toHaveBeenCalled();
  });

  it("outlives the store's trouble, says it once, and works on afterwards", async () => {
    const shop = createWorkshop();
    let looks = 0;
    const troubled = {
      ...shop.store,
      query: ((query) => {
        looks += 1;
        if (looks <= 3) return Promise.reject(new StoreUnavailableError("locked"));
        return shop.store.query(query);
      }) as typeof shop.store.query,
    };
    const mail = vi.fn(async () => ok());
    const worker = shop.worker({ store: troubled, pollMs: 1, handlers: { mail } });
    await shop.add();
    worker.start();
    await expect.poll(() => mail).toHaveBeenCalledOnce();
    await worker.stop();
    expect(shop.lines).toEqual([
      {
        level: "warn",
        fields: { code: "StoreUnavailableError" },
        message: "The job queue can’t be read now",
      },
      { level: "info", fields: {}, message: "The job queue can be read again" },
    ]);
  });

  it("whose store fails at the end of a job leaves it to the lease", async () => {
    const shop = createWorkshop();
    const mail = vi.fn(async () => {
      failing = true;
      return ok();
    });
    let failing = false;
    const troubled = {
      ...shop.store,
      transact: ((work) =>
        failing
          ? Promise.reject(new StoreUnavailableError("full"))
          : shop.store.transact(work)) as typeof shop.store.transact,
    };
    const worker = shop.worker({ store: troubled, handlers: { mail } });
    const id = await shop.add();
    await worker.runDue();
    expect(await shop.job(id)).toMatchObject({ state: "waiting", attempts: 1 });
    failing = false;
    shop.pass(minute);
    expect(await worker.runDue()).toBe(1);
    expect(mail).toHaveBeenCalledTimes(2);
  });
});

it("a pino logger is a log", () => {
  const log: Log = pino({ enabled: false });
  log.info({ jobId: "a" }, "fits");
});
