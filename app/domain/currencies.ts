/**
 * Currencies that rates and budgets may be given in, as [ISO 4217 code, label]. The first is the
 * default.
 */
export const currencies = [
  ["EUR", "EUR"],
  ["USD", "USD"],
  ["GBP", "GBP"],
  ["CHF", "CHF"],
  ["SEK", "SEK"],
  ["PLN", "PLN"],
] as const;
