import { describe, expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { createMarket } from "#tests/support/market";
import { bundledRates, ratesNow, setRates } from "~/domain/exchange-rates";
import {
  ratesCollection,
  ratesId,
  readRates,
  type StoredRates,
  weighRates,
} from "~/features/market/model/rates";
import {
  followRates,
  heldRatesMailType,
  planRates,
  renewRates,
  takeHeldRates,
  takeRates,
} from "~/features/market/writes/renew-rates";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { DailyRates } from "~/platform/ports/rates";
import { ok, type Result, refuse } from "~/values/result";

const today = "2026-11-26";
const { USD: usd = 0, PLN: pln = 0 } = bundledRates.perEuro;
const moved = (of: string, by: Record<string, number> = {}): DailyRates => ({
  of,
  // No price may be in roubles; yen have no bundled rate, so the first of a file is no jump.
  perEuro: { ...bundledRates.perEuro, ...by, JPY: 160, RUB: 90 },
});

describe("a day's rates beside those that stand", () => {
  it.each([
    [
      "later ones are taken, without currencies that no price is in",
      moved("2026-11-25", { USD: 1.2 }),
      "take",
    ],
    ["a move of a fifth is one", moved("2026-11-25", { USD: usd * 1.2 }), "take"],
    ["a jump is held", moved("2026-11-25", { USD: usd * 1.21 }), "hold"],
    ["a fall is held, too", moved("2026-11-25", { PLN: pln * 0.79 }), "hold"],
    ["those of the same day are left", moved(bundledRates.of), "old"],
    ["those of tomorrow are left", moved("2026-11-27"), "future"],
    ["those without one of our currencies are left", moved("2026-11-25", { SEK: 0 }), "incomplete"],
  ])("%s", (_what, found, outcome) => {
    const weighed = weighRates(bundledRates, found, today);
    expect("leave" in weighed ? weighed.leave : Object.keys(weighed)[0]).toBe(outcome);
    if ("take" in weighed)
      expect(Object.keys(weighed.take.perEuro).sort()).toEqual(
        ["JPY", ...Object.keys(bundledRates.perEuro)].sort(),
      );
    if ("hold" in weighed) expect(weighed.hold.jumped).toHaveLength(1);
  });
});

function createBank() {
  const market = { ...createMarket(), clock: createTestClock(new Date(`${today}T12:00:00Z`)) };
  const warned: unknown[] = [];
  const log = { warn: (fields: unknown) => warned.push(fields) } as never;
  let answer: Result<DailyRates, "unavailable" | "malformed"> = ok(moved("2026-11-25"));
  const parts = { ...market, log, ratesSource: { read: async () => answer } };
  const jobOf = (id: string) => market.store.get<JobDocument>(jobsCollection, id);
  return {
    ...market,
    parts,
    warned,
    jobOf,
    says: (next: typeof answer) => {
      answer = next;
    },
    run: () => renewRates.handler(parts)({ id: renewRates.name, payload: {}, attempts: 1 }),
    stored: async () => (await market.store.get<StoredRates>(ratesCollection, ratesId))?.data,
    mails: async () =>
      (await market.store.query<JobDocument>({ collection: jobsCollection, limit: 50 })).items.filter(
        ({ data }) => data.type === heldRatesMailType.name,
      ),
  };
}

describe("the job that reads them", () => {
  it("begins with the product, goes on every day, and doesn't begin anew at the next start", async () => {
    const bank = createBank();
    await planRates(bank.parts);
    expect((await bank.jobOf(renewRates.name))?.data.dueAt).toContain(`${today}T12:00`);
    expect(await bank.run()).toEqual(ok());
    expect(await bank.stored()).toMatchObject({ of: "2026-11-25", held: null });
    const next = await bank.jobOf(renewRates.name);
    expect(next?.data.dueAt).toContain(`${today}T16:00`);
    await planRates(bank.parts);
    expect(await bank.jobOf(renewRates.name)).toEqual(next);
  });

  it.each([refuse("unavailable"), refuse("malformed")])(
    "is tried again without an answer, and what stood stays: %o",
    async (none) => {
      const bank = createBank();
      await bank.run();
      const before = await bank.stored();
      bank.says(none);
      expect(await bank.run()).toEqual(none);
      expect(await bank.stored()).toEqual(before);
    },
  );

  it("isn't planned where no file is asked for", async () => {
    const bank = createBank();
    await planRates({ ...bank.parts, ratesSource: null });
    expect(await bank.jobOf(renewRates.name)).toBeNull();
  });

  it("says in the log what it leaves", async () => {
    const bank = createBank();
    bank.says(ok(moved("2026-11-27")));
    await bank.run();
    expect(bank.warned).toEqual([{ of: "2026-11-27", why: "future" }]);
    expect(await readRates(bank.store)).toEqual(bundledRates);
  });
});

it("a currency that a release adds has the bundled rate until the next file, which is no jump", async () => {
  const bank = createBank();
  await takeRates(bank, moved("2026-11-24"));
  await bank.store.transact(async (tx) => {
    const { PLN: _, ...perEuro } = bundledRates.perEuro;
    const found = await tx.get<StoredRates>(ratesCollection, ratesId);
    if (found) tx.set<StoredRates>(ratesCollection, ratesId, { ...found.data, perEuro });
  });
  const { of, perEuro } = await readRates(bank.store);
  expect([of, perEuro.PLN]).toEqual(["2026-11-24", bundledRates.perEuro.PLN]);
  expect(await takeRates(bank, moved("2026-11-25", { PLN: 4.3 }))).toHaveProperty("take");
});

describe("rates that jump", () => {
  it("are held, administrators are told once, and those of before stand", async () => {
    const bank = createBank();
    await takeRates(bank, moved("2026-11-24"));
    for (let times = 0; times < 2; times += 1) await takeRates(bank, moved("2026-11-25", { USD: 11.6 }));
    expect(await bank.stored()).toMatchObject({
      of: "2026-11-24",
      perEuro: { USD: usd },
      held: { of: "2026-11-25", jumped: ["USD"] },
    });
    expect(await bank.mails()).toHaveLength(1);
  });

  it("are told anew only where they say something else, not for each day that they last", async () => {
    const bank = createBank();
    await takeRates(bank, moved("2026-11-20", { USD: 11.6 }));
    await takeRates(bank, moved("2026-11-21", { USD: 11.9 }));
    expect(await bank.stored()).toMatchObject({ held: { of: "2026-11-21" }, told: { of: "2026-11-20" } });
    expect(await bank.mails()).toHaveLength(1);
    // By more than a fifth from what was told, a little each day.
    await takeRates(bank, moved("2026-11-22", { USD: 13.8 }));
    await takeRates(bank, moved("2026-11-23", { USD: 14 }));
    expect(await bank.stored()).toMatchObject({ told: { of: "2026-11-23" } });
    expect(await bank.mails()).toHaveLength(2);
    await takeRates(bank, moved("2026-11-24", { USD: 14, PLN: 9 }));
    expect(await bank.mails()).toHaveLength(3);
    await takeRates(bank, moved("2026-11-25"));
    expect(await bank.stored()).toMatchObject({ held: null, told: null });
    await takeRates(bank, moved("2026-11-26", { USD: 14 }));
    expect(await bank.mails()).toHaveLength(4);
  });

  it("leave it as it was when those of before were taken", async () => {
    const bank = createBank();
    await takeRates(bank, moved("2026-11-24"));
    const takenAt = (await bank.stored())?.takenAt;
    bank.clock.advance(3_600_000);
    await takeRates(bank, moved("2026-11-25", { USD: 11.6 }));
    expect(await bank.stored()).toMatchObject({ of: "2026-11-24", takenAt, held: { of: "2026-11-25" } });
  });

  it("are taken when an administrator says so, once", async () => {
    const bank = createBank();
    await takeRates(bank, moved("2026-11-25", { USD: 11.6 }));
    expect(await takeHeldRates(bank)).toMatchObject({ ok: true, value: { of: "2026-11-25" } });
    expect((await readRates(bank.store)).perEuro.USD).toBe(11.6);
    expect(await takeHeldRates(bank)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("give way to the next day's that don't", async () => {
    const bank = createBank();
    await takeRates(bank, moved("2026-11-25", { USD: 11.6 }));
    await takeRates(bank, moved("2026-11-26", { USD: 1.17 }));
    expect(await bank.stored()).toMatchObject({ of: "2026-11-26", perEuro: { USD: 1.17 }, held: null });
  });
});

it("those of a store that are older than the release's are compared at no more", async () => {
  const { store } = createBank();
  const old = { of: "2025-09-30", perEuro: { ...bundledRates.perEuro, USD: 9 } };
  await store.transact(async (tx) =>
    tx.set<StoredRates>(ratesCollection, ratesId, {
      ...old,
      takenAt: `${today}T12:00:00Z`,
      held: null,
      told: null,
    }),
  );
  expect(await readRates(store)).toEqual(bundledRates);
});

it("a process compares at what another one took", async () => {
  const bank = createBank();
  const stop = followRates(bank.store, () => undefined);
  try {
    await takeRates(bank, moved("2026-11-25", { USD: 1.3 }));
    await expect.poll(() => ratesNow().perEuro.USD).toBe(1.3);
  } finally {
    stop();
    setRates(bundledRates);
  }
});
