import { formatterOf, numbersOf, settle } from "~/words/formats";
import { directionOf } from "~/words/languages";
import * as prices from "~/words/prices.generated";
import { keepRange } from "~/words/spaces";
import type { PriceRange } from "./brief";
import { decimalsOf, minorUnitsOf } from "./currencies";
import type { ServicePrice } from "./profile";

/** "€400–480 a day", without needless decimals. */
export function formatPrice(price: PriceRange): string {
  return prices.amountsInUnit({ amounts: formatAmounts(price), unit: price.unit });
}

/** "from €4,000 for the whole project". */
export function sayStartingPrice({ amount, currency, unit }: Omit<ServicePrice, "service">): string {
  return prices.startingAt({ price: formatPrice({ min: amount, max: amount, currency, unit }) });
}

/** "Branding: from €4,000 for the whole project". */
export function sayServicePrice({ service, amount, currency, unit }: ServicePrice): string {
  return prices.ofService({ service, price: formatPrice({ min: amount, max: amount, currency, unit }) });
}

/** "€400 – €480", "400–480 €", in one line; in Arabic in words, each end in one. */
export function formatAmounts({ min, max, currency }: Omit<PriceRange, "unit">): string {
  return amountsOf(min, max, currency);
}

/** The parts of a formatted price that are its number. */
const ofNumber: ReadonlySet<string> = new Set(["integer", "group", "decimal", "fraction"]);

const amountsOf = /* @__PURE__ */ formatterOf((language, min: number, max: number, currency: string) => {
  const minor = minorUnitsOf(currency);
  const format = formatOf(currency, min % minor || max % minor ? decimalsOf(currency) : 0);
  const to = settle(format.format(max / minor));
  if (min === max) return to;
  if (directionOf(language) === "ltr") return keepRange(settle(format.formatRange(min / minor, max / minor)));
  // On a dash between figures readers of Arabic don't agree: some read on to the right.
  const figures = format.formatToParts(min / minor).filter(({ type }) => ofNumber.has(type));
  return prices.amountsBetween({ from: figures.map(({ value }) => value).join(""), to });
});

/**
 * A converted or estimated price, rounded to three figures, because more would be false precision.
 */
export function roughly({ min, max, ...rest }: PriceRange): PriceRange {
  const minor = minorUnitsOf(rest.currency);
  return { min: inThreeFigures(min, minor), max: inThreeFigures(max, minor), ...rest };
}

function inThreeFigures(amount: number, minor: number): number {
  return Math.max(1, Math.round(Number((amount / minor).toPrecision(3)))) * minor;
}

/** A proposal's price: "€480 a day, estimated at 13 days". */
export function describeOffer({ rate, days }: { rate: PriceRange | null; days: number | null }): string {
  if (rate === null) return prices.notNamed();
  return days === null ? formatPrice(rate) : prices.estimated({ price: formatPrice(rate), days });
}

/** "1 day", "13 days". */
export function countDays(days: number): string {
  return prices.days({ days });
}

const formatOf = formatterOf(
  (language, currency: string, decimals: number) =>
    new Intl.NumberFormat(numbersOf(language), {
      style: "currency",
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);
