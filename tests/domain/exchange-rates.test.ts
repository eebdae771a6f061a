import { expect, it, onTestFinished } from "vitest";
import { comparablePrice, sayConversion } from "~/domain/comparable-price";
import { currencies, decimalsOf } from "~/domain/currencies";
import { areOld, atRates, bundledRates, convert, ratesNow, setRates } from "~/domain/exchange-rates";

const offered: string[] = currencies.map(([code]) => code);
const codes = Object.keys(bundledRates.perEuro);

it("the bundled rates are of currencies that a price may be in, all of one month", () => {
  expect(Object.keys(bundledRates.perEuro).filter((code) => !offered.includes(code))).toEqual([]);
  expect(Object.values(bundledRates.perEuro).filter((rate) => !(rate > 0))).toEqual([]);
  expect(bundledRates.perEuro.EUR).toBe(1);
  expect(bundledRates.of).toMatch(/^20\d{2}-(0[1-9]|1[0-2])$/);
  expect(atRates(bundledRates)).toMatch(/^at approximate rates of [A-Z][a-z]+ 20\d{2}$/);
});

it("an amount there and back again is the same, but for a rounded cent", () => {
  for (const from of codes)
    for (const to of codes) {
      const back = convert(convert(1_234_567, from, to) ?? 0, to, from) ?? 0;
      expect(Math.abs(back - 1_234_567), `${from} → ${to}`).toBeLessThanOrEqual(12);
    }
  expect(convert(1, "EUR", "EUR")).toBe(1);
});

it.each(["SAR", "KWD", "RUB", "", "toString", "eur"])("%o has no rate: nothing is invented", (code) => {
  expect(convert(100, code, "EUR")).toBeNull();
  expect(convert(100, "EUR", code)).toBeNull();
});

it.each([
  ["EUR", "JPY", 10_000, 16_000],
  ["JPY", "EUR", 16_000, 10_000],
  ["EUR", "KWD", 10_000, 34_000],
  ["KWD", "JPY", 34_000, 16_000],
])("%s to %s goes by the minor units of each", (from, to, amount, converted) => {
  const rates = { of: "2026-11-25", perEuro: { EUR: 1, JPY: 160, KWD: 0.34 } };
  expect(convert(amount, from, to, rates)).toBe(converted);
});

it("each currency has the decimals that it is written with", () => {
  for (const currency of offered) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    expect([currency, decimalsOf(currency)]).toEqual([
      currency,
      format.resolvedOptions().maximumFractionDigits,
    ]);
  }
});

it("prices are compared at the latest rates, and the text has their day", () => {
  const before = ratesNow();
  onTestFinished(() => setRates(before));
  setRates({ of: "2026-11-25", perEuro: { EUR: 1, USD: 2 } });
  const price = { min: 10_000, max: 20_000, currency: "USD", unit: "DAY" } as const;
  const found = comparablePrice(price, null, { currency: "EUR", unit: "DAY" });
  expect(found).toEqual({
    price: { min: 5_000, max: 10_000, currency: "EUR", unit: "DAY" },
    how: { days: null, hours: null, rates: "2026-11-25" },
  });
  expect(found?.how && sayConversion(found.how)).toBe(
    "at the European Central Bank’s rates of 25 November 2026",
  );
});

it.each([
  ["2026-10", "2026-12-10T23:59:59Z", false],
  ["2026-10", "2026-12-11T00:00:01Z", true],
  ["2026-10-30", "2026-12-09T23:59:59Z", false],
  ["2026-10-30", "2026-12-10T00:00:01Z", true],
])("rates of %s are old 40 days after their last day: at %s %s", (of, now, old) => {
  expect(areOld(of, new Date(now))).toBe(old);
});
