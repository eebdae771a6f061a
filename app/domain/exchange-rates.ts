import { dateFormatOf } from "~/words/formats";
import * as prices from "~/words/prices.generated";
import { type Currency, minorUnitsOf } from "./currencies";
import { formatDay } from "./day-texts";

/** Values of one euro in each currency of prices: for comparing prices, never for payments. */
export interface ExchangeRates {
  /** ISO date; year and month of the bundled ones, which are of no single day. */
  of: string;
  /** By ISO 4217 code. */
  perEuro: Readonly<Record<string, number>>;
}

/**
 * The rates to begin with, rounded by hand to two or three figures: the European Central Bank's of
 * 30 October 2026. The day's replace them in what
 * is shown and compared, where a site reads those (RATES_URL); bands of budgets, which addresses
 * and the search's index name, stay at these, so that an address finds the same for everybody on
 * every day. A currency that isn't among them is in no band.
 */
export const bundledRates: ExchangeRates = {
  of: "2026-10",
  perEuro: {
    EUR: 1,
    USD: 1.12,
    GBP: 0.83,
    CHF: 0.92,
    SEK: 11,
    PLN: 4.4,
  } satisfies Partial<Record<Currency, number>>,
};

let current = bundledRates;

/** The latest rates that this process knows of; in a browser the bundled ones. */
export const ratesNow = (): ExchangeRates => current;

/** For who follows the store: from now on these are the latest. */
export function setRates(rates: ExchangeRates): void {
  current = rates;
}

const month = dateFormatOf({ month: "long", year: "numeric", timeZone: "UTC" });

/**
 * In words: "at the European Central Bank’s rates of 25 November 2026"; "at approximate rates of
 * October 2025" for the bundled ones.
 */
export function atRates({ of }: Pick<ExchangeRates, "of">, isOld = false): string {
  const rates =
    of === bundledRates.of
      ? prices.atRatesOf({ month: month(`${of}-01T00:00:00Z`) })
      : prices.atBankRatesOf({ day: formatDay(of) });
  return isOld ? prices.oldRates({ rates }) : rates;
}

/** Days after which rates are said to be old where they are used. */
const OLD_AFTER = 40;

/** Whether rates are old: those of a month count from its end. */
export function areOld(of: string, now: Date): boolean {
  const [year = 0, monthOf = 0, day] = of.split("-").map(Number);
  const last = Date.UTC(year, day === undefined ? monthOf : monthOf - 1, day ?? 0);
  return now.getTime() > last + (OLD_AFTER + 1) * 86_400_000;
}

/**
 * Converts minor units from one currency to those of another, rounded; null if a currency has no
 * rate.
 */
export function convert(amount: number, from: string, to: string, rates = ratesNow()): number | null {
  if (from === to) return amount;
  const [own, other] = [perEuro(from, rates), perEuro(to, rates)];
  if (own === null || other === null) return null;
  return Math.round((amount / minorUnitsOf(from) / own) * other * minorUnitsOf(to));
}

/** The currency in which bands are said to a reader with this one: euros where it has no rate. */
export function bandCurrency(currency: string): string {
  return perEuro(currency, bundledRates) === null ? "EUR" : currency;
}

function perEuro(currency: string, { perEuro: rates }: ExchangeRates): number | null {
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null;
}
