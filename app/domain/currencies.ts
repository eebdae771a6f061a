/**
 * Currencies that rates and budgets may be given in, as [ISO 4217 code, label]: those of our
 * languages first, then what else the European Central Bank has a rate for, but for the rupiah, of
 * which 32 bits hold only a thousand euros. The first is the default.
 *
 * The bundled rates have the first six, a day's file (RATES_URL) all but those of the Gulf and of
 * Egypt. What has no rate is offered and shown all the same, and compared with its own alone.
 */
export const currencies = [
  ["EUR", "EUR"],
  ["USD", "USD"],
  ["GBP", "GBP"],
  ["CHF", "CHF"],
  ["SEK", "SEK"],
  ["PLN", "PLN"],
  ["AED", "AED"],
  ["EGP", "EGP"],
  ["KWD", "KWD"],
  ["QAR", "QAR"],
  ["SAR", "SAR"],
  ["AUD", "AUD"],
  ["BRL", "BRL"],
  ["CAD", "CAD"],
  ["CNY", "CNY"],
  ["CZK", "CZK"],
  ["DKK", "DKK"],
  ["HKD", "HKD"],
  ["HUF", "HUF"],
  ["ILS", "ILS"],
  ["INR", "INR"],
  ["ISK", "ISK"],
  ["JPY", "JPY"],
  ["KRW", "KRW"],
  ["MXN", "MXN"],
  ["MYR", "MYR"],
  ["NOK", "NOK"],
  ["NZD", "NZD"],
  ["PHP", "PHP"],
  ["RON", "RON"],
  ["SGD", "SGD"],
  ["THB", "THB"],
  ["TRY", "TRY"],
  ["ZAR", "ZAR"],
] as const;

export type Currency = (typeof currencies)[number][0];

/**
 * The currency of a country (ISO 3166-1 alpha-2), of those above: its code begins with the
 * country's (ISO 4217).
 */
export function currencyIn(country: string | null | undefined): Currency | undefined {
  return country ? currencies.find(([code]) => code.startsWith(country))?.[0] : undefined;
}

/** Decimals of those that aren't written with two (CLDR). Stored amounts rest on it. */
const decimals: Readonly<Partial<Record<string, number>>> = { HUF: 0, ISK: 0, JPY: 0, KRW: 0, KWD: 3 };

/** How many decimals an amount has: 2 of euros, 3 of Kuwaiti dinars, none of yen. */
export function decimalsOf(currency: string): number {
  return Object.hasOwn(decimals, currency) ? (decimals[currency] ?? 2) : 2;
}

/** Minor units in one unit: 100 cents, 1,000 fils. */
export function minorUnitsOf(currency: string): number {
  return 10 ** decimalsOf(currency);
}
