import * as prices from "~/words/prices.generated";
import type { currencies } from "./currencies";

type Currency = (typeof currencies)[number][0];

/**
 * Approximate values of one euro in each currency of prices: for comparing prices, never for
 * payments. Rounded by hand to two or three figures, from no bank's own table, which is why every
 * text that uses them says "approximate", with their month. To renew them, about once a year: look
 * up the euro's rates of one month, round them in the same way, and enter that month here. Adding a
 * currency without its rate is a type error.
 */
export const exchangeRates = {
  /** Year and month. */
  of: "2025-10",
  perEuro: { EUR: 1, USD: 1.16, GBP: 0.87, CHF: 0.93, SEK: 11, PLN: 4.25 } satisfies Record<Currency, number>,
} as const;

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** In words: "at approximate rates of October 2025". */
export const atTheseRates = () =>
  prices.atRatesOf({ month: month.format(new Date(`${exchangeRates.of}-01T00:00:00Z`)) });

/**
 * Converts minor units from one currency to another, rounded; null if a currency has no rate. All
 * have a hundred minor units.
 */
export function convert(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [own, other] = [perEuro(from), perEuro(to)];
  return own === null || other === null ? null : Math.round((amount / own) * other);
}

function perEuro(currency: string): number | null {
  const rates: Readonly<Record<string, number>> = exchangeRates.perEuro;
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null;
}
