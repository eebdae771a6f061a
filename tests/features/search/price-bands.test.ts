import { describe, expect, it, onTestFinished } from "vitest";
import { createMarket } from "#tests/support/market";
import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { bundledRates, setRates } from "~/domain/exchange-rates";
import { showBands } from "~/domain/price-bands.server";
import { bandsOf, createPriceBands } from "~/features/search/reads/price-bands";
import { breakable } from "../../support/breakable";

const price = (amount: number, currency = "EUR", unit: BudgetUnit = "PROJECT"): PriceRange => ({
  min: amount * 100,
  max: amount * 100,
  currency,
  unit,
});
/** Of a member each, with these amounts. */
const samples = (amounts: readonly number[], of: (amount: number) => PriceRange = price, by = "m") =>
  amounts.map((amount, at) => ({ by: `${by}${at}`, discipline: "design", price: of(amount) }));
const thousands = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) * 1_000);

describe("the middle half of like prices", () => {
  it.each([
    [9, []],
    [10, [[3_000, 8_000]]],
    [14, [[4_000, 11_000]]],
    [100, [[26_000, 75_000]]],
  ])("of %i is %j", (count, ends) => {
    const found = bandsOf(samples(thousands(count)));
    expect(found.map(({ low, high }) => [low / 100, high / 100])).toEqual(ends);
    expect(found.map((band) => band.count)).toEqual(ends.map(() => count));
  });

  it("is of one discipline and one unit", () => {
    const others = samples(thousands(9)).map((sample) => ({ ...sample, discipline: "data" }));
    const daily = samples(thousands(9), (amount) => price(amount, "EUR", "DAY"));
    expect(bandsOf([...samples(thousands(9)), ...others, ...daily])).toEqual([]);
  });

  it("leaves out what names no price, no discipline, or another one than ours", () => {
    const [first] = samples([1_000]);
    const none = [{ discipline: null }, { discipline: "other" }, { price: null }];
    const left = none.flatMap((change) => thousands(10).map((at) => ({ by: `${at}`, ...first, ...change })));
    expect(bandsOf(left as never)).toEqual([]);
  });

  it("counts each member once, by the newest, so that it is never one member’s own", () => {
    const ofOne = thousands(20).map((amount) => ({ by: "one", discipline: "design", price: price(amount) }));
    expect(bandsOf(ofOne)).toEqual([]);
    expect(bandsOf([...samples(thousands(9)), ...ofOne])).toMatchObject([{ count: 10, low: 200_000 }]);
  });

  it("is in euros for currencies with a rate, and in their own for those without one", () => {
    onTestFinished(() => setRates(bundledRates));
    setRates({ of: "2026-11-25", perEuro: { EUR: 1, USD: 2 } });
    const dollars = samples(thousands(5), (amount) => price(2 * amount, "USD"), "usd");
    const riyals = samples(thousands(12), (amount) => price(amount, "SAR"), "sar");
    expect(bandsOf([...samples(thousands(5)), ...dollars, ...riyals])).toMatchObject([
      { currency: "EUR", low: 200_000, high: 400_000, count: 10 },
      { currency: "SAR", low: 400_000, high: 900_000, count: 12 },
    ]);
  });

  it("is of the middle of a range", () => {
    const ranges = thousands(10).map((amount, at) => ({
      by: `${at}`,
      discipline: "design",
      price: { ...price(amount), max: amount * 300 },
    }));
    expect(bandsOf(ranges)).toMatchObject([{ low: 600_000, high: 1_600_000 }]);
  });
});

describe("a band in words", () => {
  const band = {
    discipline: "design",
    unit: "PROJECT",
    currency: "EUR",
    low: 412_345,
    high: 898_765,
    count: 14,
  };
  const bands = [band] as Parameters<typeof showBands>[0];

  it.each([
    ["EUR", "Briefs like yours: €4,100\u00a0–\u00a0€9,000 for the whole project (the middle half of 14)"],
    ["USD", "Briefs like yours: $4,600\u00a0–\u00a0$10,000 for the whole project (the middle half of 14)"],
    // Without a rate nothing is converted.
    ["SAR", "Briefs like yours: €4,100\u00a0–\u00a0€9,000 for the whole project (the middle half of 14)"],
  ])("for a form in %s, in two figures", (currency, text) => {
    expect(showBands(bands, currency, "BUDGETS")).toEqual([{ discipline: "design", unit: "PROJECT", text }]);
  });

  it("is its own currency’s where there is one", () => {
    const own = { ...band, currency: "SAR", low: 2_000_000, high: 4_000_000 } as (typeof bands)[number];
    expect(showBands([...bands, own], "SAR", "RATES").map(({ text }) => breakable(text))).toEqual([
      "Rates in your discipline: SAR 20,000–40,000 for the whole project (the middle half of 14)",
    ]);
  });
});

it("is read every six hours: who asks meanwhile gets what was there", async () => {
  const market = createMarket();
  const bands = createPriceBands();
  const counts = () =>
    bands("BUDGETS", { reads: market.store, now: market.clock.now() }).then((found) =>
      found.map(({ count }) => count),
    );
  const publish = async (times: number) => {
    for (let at = 0; at < times; at += 1)
      await market.open(await market.join("HIRER"), { discipline: "design", budget: price(5_000 + at) });
  };
  await publish(10);
  expect(await counts()).toEqual([10]);
  await publish(2);
  expect(await counts()).toEqual([10]);
  market.clock.advance(6 * 3_600_000);
  expect(await counts()).toEqual([10]);
  await expect.poll(counts).toEqual([12]);
});

it("isn’t lost by a reading that fails", async () => {
  const market = createMarket();
  const bands = createPriceBands();
  const failing = { ...market.store, query: () => Promise.reject(new Error("away")) };
  const ask = (reads: typeof market.store) => bands("RATES", { reads, now: market.clock.now() });
  await expect(ask(failing as never)).rejects.toThrow("away");
  expect(await ask(market.store)).toEqual([]);
  market.clock.advance(6 * 3_600_000);
  expect(await ask(failing as never)).toEqual([]);
});
