import * as prices from "~/words/prices.generated";
import type { BudgetUnit, PriceRange } from "./brief";
import { atRates, convert, ratesNow } from "./exchange-rates";
import { hoursOfDay } from "./price-texts";

/** A price converted to the currency and unit of another one. */
export interface ComparablePrice {
  price: PriceRange;
  /**
   * How it was converted: "from 13 days, at approximate rates of October 2025"; null if it wasn't.
   */
  how: string | null;
}

/**
 * A price in another currency and for another unit. Null if it can't be converted: one of the two
 * is for the whole project without an estimate of `days`, or a currency has no rate.
 */
export function comparablePrice(
  price: PriceRange,
  days: number | null,
  { currency, unit }: Pick<PriceRange, "currency" | "unit">,
  rates = ratesNow(),
): ComparablePrice | null {
  const [own, other] = [daysOf(price.unit, days), daysOf(unit, days)];
  const [min, max] = [
    convert(price.min, price.currency, currency, rates),
    convert(price.max, price.currency, currency, rates),
  ];
  if (min === null || max === null) return null;
  const atOtherRates = price.currency === currency ? null : atRates(rates);
  if (price.unit === unit) return { price: { min, max, currency, unit }, how: atOtherRates };
  if (own === null || other === null) return null;
  const inUnit = (amount: number) => Math.round((amount * other) / own);
  const units = howUnits(price.unit, unit, days);
  return {
    price: { min: inUnit(min), max: inUnit(max), currency, unit },
    how: atOtherRates === null ? units : prices.howBoth({ units, rates: atOtherRates }),
  };
}

/** The days of work that a unit pays for; null for a project without an estimate. */
function daysOf(unit: BudgetUnit, days: number | null): number | null {
  return { HOUR: 1 / hoursOfDay, DAY: 1, PROJECT: days }[unit];
}

function howUnits(from: BudgetUnit, to: BudgetUnit, days: number | null): string {
  const byHour = from === "HOUR" || to === "HOUR";
  if (from !== "PROJECT" && to !== "PROJECT") return prices.atHoursADay({ hours: hoursOfDay });
  const estimate = { days: days ?? 0 };
  return byHour ? prices.fromDaysOfHours({ ...estimate, hours: hoursOfDay }) : prices.fromDays(estimate);
}
