import type { currencies } from "./currencies";

type Currency = (typeof currencies)[number][0];

/**
 * What one euro comes to, roughly, in each currency that a price may be in: to compare prices by, never to pay by.
 * Rounded by hand to two or three figures, and no bank's own table, which is why every line that uses them says
 * "approximate", and of which month they are.
 *
 * To renew them, about once a year: look up the euro's rates of one month, round them likewise, and write that
 * month here. A currency that is added to the list doesn't compile without its rate.
 */
export const exchangeRates = {
  /** Year and month. */
  of: "2025-10",
  perEuro: { EUR: 1, USD: 1.16, GBP: 0.87, CHF: 0.93, SEK: 11, PLN: 4.25 } satisfies Record<Currency, number>,
} as const;

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** How it is said: "at approximate rates of October 2025". */
export const atTheseRates = `at approximate rates of ${month.format(new Date(`${exchangeRates.of}-01T00:00:00Z`))}`;

/** Minor units of one currency in another, rounded; null where a currency has no rate. All have a hundred minor units. */
export function convert(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [own, other] = [perEuro(from), perEuro(to)];
  return own === null || other === null ? null : Math.round((amount / own) * other);
}

function perEuro(currency: string): number | null {
  const rates: Readonly<Record<string, number>> = exchangeRates.perEuro;
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null;
}
