import { formatterOf } from "~/words/formats";
import * as prices from "~/words/prices.generated";
import type { PriceRange } from "./brief";
import { comparablePrice } from "./comparable-price";
import { bandCurrency, bundledRates, convert } from "./exchange-rates";
import { formatAmounts, roughly } from "./price-texts";

/** Bands of rates, for filtering. Bounds are euros a day. */
const rateBands = ["UNDER_300", "FROM_300", "FROM_500", "FROM_800"] as const;
export type RateBand = (typeof rateBands)[number];

/** The lower bound of each band, in euros a day; the next one's is its upper bound. */
const rateBounds: Record<RateBand, number> = {
  UNDER_300: 0,
  FROM_300: 300,
  FROM_500: 500,
  FROM_800: 800,
};

/**
 * The bands that a rate touches, in euros a day by eight hours and the dated rates; none for one in
 * a currency without a rate.
 */
export function rateBandsOf(rate: PriceRange | null): RateBand[] {
  const price = rate && comparablePrice(rate, null, { currency: "EUR", unit: "DAY" }, bundledRates)?.price;
  if (!price) return [];
  const [low, high] = [price.min / 100, price.max / 100];
  return rateBands.filter((band, at) => {
    const next = rateBands[at + 1];
    const below = next === undefined ? Number.POSITIVE_INFINITY : rateBounds[next];
    return high >= rateBounds[band] && low < below;
  });
}

/**
 * The bands as a reader chooses them, in their currency: the same bands, converted at the dated
 * rates, so that a shared address finds the same for every reader.
 */
export const rateChoices = /* @__PURE__ */ formatterOf(
  (_language, currency: string): readonly (readonly [RateBand, string])[] => {
    const known = bandCurrency(currency);
    const amount = (euros: number) => {
      const minor = convert(euros * 100, "EUR", known, bundledRates) ?? 0;
      return formatAmounts(roughly({ min: minor, max: minor, currency: known, unit: "DAY" }));
    };
    return rateBands.map((band, at): [RateBand, string] => {
      const next = rateBands[at + 1];
      const from = amount(rateBounds[band]);
      if (next === undefined) return [band, prices.rateFrom({ from })];
      const to = amount(rateBounds[next]);
      return [band, at === 0 ? prices.rateBelow({ to }) : prices.rateBetween({ from, to })];
    });
  },
);
