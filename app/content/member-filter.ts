import type { Choices } from "~/platform/values/choices";
import * as labels from "~/words/labels.generated";
import type { PriceRange, TalentKind } from "./brief";
import { comparablePrice } from "./comparable-price";
import { bundledRates } from "./exchange-rates";
import type { AvailabilityState } from "./profile";

/** Bands of rates, for filtering. Bounds are euros a day. */
export const rateBands = ["UNDER_300", "FROM_300", "FROM_500", "FROM_800"] as const;
export type RateBand = (typeof rateBands)[number];

/** The lower bound of each band, in euros a day; the next one's is its upper bound. */
export const rateBounds: Record<RateBand, number> = {
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

/** How many people an agency has. */
export const teamSizes = ["UP_TO_5", "UP_TO_20", "OVER_20"] as const;
export type TeamSize = (typeof teamSizes)[number];

export function teamSizeOf(people: number | null): TeamSize | null {
  if (people === null) return null;
  if (people <= 5) return "UP_TO_5";
  return people <= 20 ? "UP_TO_20" : "OVER_20";
}

/**
 * The filters of the directory, from the address to the search engine. Null means any. The GraphQL
 * query has arguments of these names.
 */
export interface MemberFilter {
  keyword: string | null;
  skill: string | null;
  discipline: string | null;
  kind: TalentKind | null;
  rate: RateBand | null;
  availability: AvailabilityState | null;
  /** A code or a name. */
  country: string | null;
  timeZone: string | null;
  language: string | null;
  teamSize: TeamSize | null;
}

/** `FRESH`: the last to have confirmed when they are available first. */
export const memberSorts = [
  ["MATCH", labels.sortMatch],
  ["FRESH", labels.sortFresh],
  ["FIT", labels.sortFit],
] as const satisfies Choices;
export type MemberSort = (typeof memberSorts)[number][0];
