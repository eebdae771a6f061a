import * as words from "~/words/prices.generated";
import type { BudgetUnit } from "./brief";
import { minorUnitsOf } from "./currencies";
import { convert } from "./exchange-rates";
import { formatPrice } from "./price-texts";

/** The middle half of what is asked or paid in a discipline, for a unit. */
export interface PriceBand {
  discipline: string;
  unit: BudgetUnit;
  /** Euros for all that have a rate; without one, their own. */
  currency: string;
  /** In minor units. */
  low: number;
  high: number;
  /** How many it is the half of: one of each member, `limits.bandLeast` at least. */
  count: number;
}

/** A band as its reader reads it, for the discipline and the unit that a form has. */
export interface ShownBand {
  discipline: string;
  unit: BudgetUnit;
  text: string;
}

/**
 * Bands in words, in the currency of a form; in euros where that has no rate and no band of its
 * own. On the server alone: the rates are its of today.
 */
export function showBands(
  bands: readonly PriceBand[],
  currency: string,
  of: "BUDGETS" | "RATES",
): ShownBand[] {
  const say = of === "BUDGETS" ? words.likeBriefs : words.sameDiscipline;
  const own = bands.filter((band) => band.currency === currency);
  const inEuros = bands.filter((band) => band.currency === "EUR" && !own.some((one) => isAbout(one, band)));
  return [...own, ...inEuros].map(({ discipline, unit, count, ...band }) => ({
    discipline,
    unit,
    text: say({ price: formatPrice({ ...roundly(band, currency), unit }), count }),
  }));
}

const isAbout = (one: PriceBand, other: PriceBand) =>
  one.discipline === other.discipline && one.unit === other.unit;

/** In a currency if there is a rate, and in two figures, so that no single price is told. */
function roundly({ low, high, currency }: Pick<PriceBand, "low" | "high" | "currency">, wished: string) {
  const to = convert(1, currency, wished) === null ? currency : wished;
  const minor = minorUnitsOf(to);
  const inTwoFigures = (amount: number) =>
    Math.max(1, Number(((convert(amount, currency, to) ?? amount) / minor).toPrecision(2))) * minor;
  return { min: Math.round(inTwoFigures(low)), max: Math.round(inTwoFigures(high)), currency: to };
}
