import * as prices from "~/words/prices.generated";
import type { BudgetUnit, PriceRange } from "./brief";
import { areOld, atRates, convert, ratesNow } from "./exchange-rates";
import { hoursOfDay } from "./hours-of-day";

/** A price converted to the currency and unit of another one. */
export interface ComparablePrice {
  price: PriceRange;
  /** How it was converted; null if it wasn't. */
  how: Conversion | null;
}

/** What a price was converted by. */
export interface Conversion {
  /** The days of work of a price for the whole project. */
  days: number | null;
  /** Hours of such a day. */
  hours: number | null;
  /** Of which day or month the exchange rates are. */
  rates: string | null;
  /** Whether that was long ago, where the moment is known. */
  old?: true;
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
  const atOther = price.currency === currency ? null : rates.of;
  if (price.unit === unit) {
    const how = atOther === null ? null : { days: null, hours: null, rates: atOther };
    return { price: { min, max, currency, unit }, how };
  }
  if (own === null || other === null) return null;
  const inUnit = (amount: number) => Math.round((amount * other) / own);
  const units = [price.unit, unit];
  return {
    price: { min: inUnit(min), max: inUnit(max), currency, unit },
    how: {
      days: units.includes("PROJECT") ? days : null,
      hours: units.includes("HOUR") ? hoursOfDay : null,
      rates: atOther,
    },
  };
}

/** The same, knowing how old the rates are at a moment. */
export function atMoment(how: Conversion, now: Date): Conversion {
  return how.rates !== null && areOld(how.rates, now) ? { ...how, old: true } : how;
}

/** "from 13 days, at approximate rates of October 2026". */
export function sayConversion({ days, hours, rates, old }: Conversion): string {
  const units = sayUnits(days, hours);
  if (rates === null) return units ?? "";
  const atOther = atRates({ of: rates }, old);
  return units === null ? atOther : prices.howBoth({ units, rates: atOther });
}

function sayUnits(days: number | null, hours: number | null): string | null {
  if (days === null) return hours === null ? null : prices.atHoursADay({ hours });
  return hours === null ? prices.fromDays({ days }) : prices.fromDaysOfHours({ days, hours });
}

/** The days of work that a unit pays for; null for a project without an estimate. */
function daysOf(unit: BudgetUnit, days: number | null): number | null {
  return { HOUR: 1 / hoursOfDay, DAY: 1, PROJECT: days }[unit];
}
