import * as words from "~/words/dashboard.generated";
import { dateFormatOf } from "~/words/formats";

const months = dateFormatOf({ month: "long", timeZone: "UTC" });

/** "November" for "2026-11". */
export function monthName(month: string): string {
  return months(`${month}-01T00:00:00Z`);
}

const shortMonths = dateFormatOf({ month: "short", timeZone: "UTC" });

/** "Nov": under a column, where a whole name has no room. */
export function shortMonthName(month: string): string {
  return shortMonths(`${month}-01T00:00:00Z`);
}

/** The month of a day (YYYY-MM-DD) and the eleven before it, the oldest first: "2026-11". */
export function twelveMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7),
  );
}

/** "5 hours", "2 days", after which a reply comes: whole days from two days on. */
export function describeHours(hours: number): string {
  return hours < 48 ? words.afterHours({ count: hours }) : words.afterDays({ count: Math.round(hours / 24) });
}
