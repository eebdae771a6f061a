import { expect, it } from "vitest";
import { currencies } from "~/content/currencies";
import { atTheseRates, convert, exchangeRates } from "~/content/exchange-rates";

const codes = currencies.map(([code]) => code);

it("every currency that a price may be in has a rate, all of one month, and nothing else has", () => {
  expect(Object.keys(exchangeRates.perEuro).sort()).toEqual([...codes].sort());
  expect(codes.filter((code) => !(exchangeRates.perEuro[code] > 0))).toEqual([]);
  expect(exchangeRates.perEuro.EUR).toBe(1);
  expect(exchangeRates.of).toMatch(/^20\d{2}-(0[1-9]|1[0-2])$/);
  expect(atTheseRates()).toMatch(/^at approximate rates of [A-Z][a-z]+ 20\d{2}$/);
});

it("an amount there and back again is the same, but for a rounded cent", () => {
  for (const from of codes)
    for (const to of codes) {
      const back = convert(convert(1_234_567, from, to) ?? 0, to, from) ?? 0;
      expect(Math.abs(back - 1_234_567), `${from} → ${to}`).toBeLessThanOrEqual(12);
    }
  expect(convert(1, "EUR", "EUR")).toBe(1);
});

it.each(["ISK", "", "toString", "eur"])("a currency that no price is in has no rate: %o", (code) => {
  expect(convert(100, code, "EUR")).toBeNull();
  expect(convert(100, "EUR", code)).toBeNull();
});
