import { budgetUnits, type PriceRange } from "./brief";
import { labelOf } from "./choices";

/** Prices by the hour and by the day are compared by so many hours a day. */
export const hoursOfDay = 8;

/** "€400–480 a day", without decimals that say nothing. */
export function formatPrice({ min, max, currency, unit }: PriceRange): string {
  const format = formatOf(currency, min % 100 === 0 && max % 100 === 0 ? 0 : 2);
  const range = min === max ? format.format(min / 100) : format.formatRange(min / 100, max / 100);
  return `${range} ${labelOf(budgetUnits, unit)}`;
}

/** A price that was converted or estimated: whole amounts, since more figures would say what nobody knows. */
export function formatRoughly({ min, max, ...rest }: PriceRange): string {
  const whole = (amount: number) => Math.max(1, Math.round(amount / 100)) * 100;
  return formatPrice({ min: whole(min), max: whole(max), ...rest });
}

/** What a proposal asks: "€480 a day, estimated at 13 days". */
export function describeOffer({ rate, days }: { rate: PriceRange | null; days: number | null }): string {
  if (rate === null) return "Not named";
  return days === null ? formatPrice(rate) : `${formatPrice(rate)}, estimated at ${countDays(days)}`;
}

/** "1 day", "13 days". */
export function countDays(days: number): string {
  return `${days.toLocaleString("en")} ${days === 1 ? "day" : "days"}`;
}

// To make one takes longer than to use it a hundred times, and lists are sorted by what is said of each brief.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
}
