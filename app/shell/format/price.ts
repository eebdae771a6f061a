import { formatDay } from "~/content/day-texts";

export { formatDay } from "~/content/day-texts";
export { formatPrice } from "~/content/price-texts";

// A fixed locale and zone, as for whole dates.
const shortDays = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** An ISO date as "12 March", with the year if it isn't today's. */
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
