export { formatPrice } from "~/contract/price-words";

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

/** A moment (ISO 8601 UTC) as "12 March 2026, 14:05 UTC". */
export function formatTime(moment: string): string {
  return `${formatDay(moment)}, ${formatClock(moment)}`;
}

/** The time of day of a moment: "14:05 UTC". */
export function formatClock(moment: string): string {
  return `${moment.slice(11, 16)} UTC`;
}
