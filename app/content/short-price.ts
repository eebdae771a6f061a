import * as prices from "~/words/prices.generated";
import type { PriceRange } from "./brief";
import { formatPrice } from "./price-texts";

/**
 * "€6–10k fixed", "€640 a day": for one line of facts. Amounts from a thousand to a million are
 * abbreviated to thousands if that loses no digits; all others are written in full.
 */
export function formatShortPrice(price: PriceRange): string {
  const { min, max, currency, unit } = price;
  const [from, to] = [min / 100, max / 100];
  const isShort = [from, to].every(
    (amount) => Number.isInteger(amount / 100) && amount >= 1_000 && amount < 1_000_000,
  );
  const isPlain = [from, to].every((amount) => Number.isInteger(amount) && amount < 1_000_000);
  if (!isPlain) return formatPrice(price);
  const say = (amount: number) => (isShort ? String(amount / 1_000) : amount.toLocaleString("en"));
  const range = min === max ? say(from) : `${say(from)}–${say(to)}`;
  return prices.shortInUnit({ amounts: `${symbolOf(currency)}${range}${isShort ? "k" : ""}`, unit });
}

// Creating a formatter takes longer than using it a hundred times, and a list shows twenty prices.
const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  // Separate a currency code from its amount: "CHF 6–10k".
  symbols.set(currency, /\w$/.test(symbol) ? `${symbol} ` : symbol);
  return symbolOf(currency);
}
