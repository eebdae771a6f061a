import type { PriceFieldsFragment } from "~/shell/operations/operations.generated";
import { formatPrice } from "./price";

const units = { PROJECT: "fixed", DAY: "a day", HOUR: "an hour" } as const;

/**
 * "€6–10k fixed", "€640 a day": for one line of facts. Whole amounts from a thousand to a million are said in
 * thousands where that leaves nothing out; what can't be said shorter is said in full.
 */
export function formatShortPrice(price: PriceFieldsFragment): string {
  const { min, max, currency, unit } = price;
  const [from, to] = [min / 100, max / 100];
  const isShort = [from, to].every(
    (amount) => Number.isInteger(amount / 100) && amount >= 1_000 && amount < 1_000_000,
  );
  const isPlain = [from, to].every((amount) => Number.isInteger(amount) && amount < 1_000_000);
  if (!isPlain) return formatPrice(price);
  const say = (amount: number) => (isShort ? String(amount / 1_000) : amount.toLocaleString("en"));
  const range = min === max ? say(from) : `${say(from)}–${say(to)}`;
  return `${symbolOf(currency)}${range}${isShort ? "k" : ""} ${units[unit]}`;
}

// To make a format takes longer than to use it a hundred times, and a list says twenty prices.
const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  // A code stands apart from its amount: "CHF 6–10k".
  symbols.set(currency, /\w$/.test(symbol) ? `${symbol} ` : symbol);
  return symbolOf(currency);
}
