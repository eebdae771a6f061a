import { formatNumber, formatterOf } from "~/words/formats";
import { languageNow } from "~/words/languages";
import * as prices from "~/words/prices.generated";
import { keepRange } from "~/words/spaces";
import type { PriceRange } from "./brief";
import { minorUnitsOf } from "./currencies";
import { formatAmounts, formatPrice } from "./price-texts";

/**
 * "€6–10k fixed", "€640 a day": for one line of facts. In English, amounts from a thousand to a
 * million are abbreviated to thousands if that loses no digits; all others are written in full. No
 * other language has a "k" that everybody reads.
 */
export function formatShortPrice(price: PriceRange): string {
  const { min, max, currency, unit } = price;
  const minor = minorUnitsOf(currency);
  const [from, to] = [min / minor, max / minor];
  const isShort = [from, to].every(
    (amount) => Number.isInteger(amount / 100) && amount >= 1_000 && amount < 1_000_000,
  );
  const isPlain = [from, to].every((amount) => Number.isInteger(amount) && amount < 1_000_000);
  if (!isPlain) return formatPrice(price);
  if (languageNow() !== "en") return prices.shortInUnit({ amounts: formatAmounts(price), unit });
  const say = (amount: number) => formatNumber(isShort ? amount / 1_000 : amount);
  const range = min === max ? say(from) : `${say(from)}–${say(to)}`;
  const amounts = keepRange(`${symbolOf(currency)}${range}${isShort ? "k" : ""}`);
  return prices.shortInUnit({ amounts, unit });
}

/** "€"; separated from the amount where it is letters: "CHF 6–10k". */
const symbolOf = formatterOf((language, currency: string) => {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  return /\w$/.test(symbol) ? `${symbol} ` : symbol;
});
