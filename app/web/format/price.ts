import { budgetUnits } from "~/contract/brief";
import { labelOf } from "~/contract/choices";
import type { PriceFieldsFragment } from "~/web/operations/operations.generated";

/** "€400–480 a day", without decimals that say nothing. */
export function formatPrice({ min, max, currency, unit }: PriceFieldsFragment): string {
  const decimals = min % 100 === 0 && max % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const range = min === max ? format.format(min / 100) : format.formatRange(min / 100, max / 100);
  return `${range} ${labelOf(budgetUnits, unit)}`;
}

// The same words on the server and in the browser, wherever either is.
const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** An ISO date as "12 March 2026": no order of numbers to misread. */
export function formatDay(isoDate: string): string {
  return days.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}

const shortDays = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** An ISO date as "12 March", with its year where that isn't today's. */
export function formatShortDay(isoDate: string, today: string): string {
  const isThisYear = isoDate.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? shortDays.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)) : formatDay(isoDate);
}

/** A moment (ISO 8601 UTC) as "12 March 2026, 14:05 UTC". */
export function formatTime(moment: string): string {
  return `${formatDay(moment)}, ${formatClock(moment)}`;
}

/** The time of day of a moment: "14:05 UTC". */
export function formatClock(moment: string): string {
  return `${moment.slice(11, 16)} UTC`;
}
