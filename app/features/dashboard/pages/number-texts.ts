import * as words from "~/words/dashboard.generated";
import { dateFormatOf, formatterOf } from "~/words/formats";

const months = dateFormatOf({ month: "long", timeZone: "UTC" });

/** "November" for "2026-11". */
export function monthName(month: string): string {
  return months(`${month}-01T00:00:00Z`);
}

const shortMonths = formatterOf(
  // The language's own locale: that of English dates has four letters for September.
  (language) => new Intl.DateTimeFormat(language, { month: "short", calendar: "gregory", timeZone: "UTC" }),
);

/** "Nov" for "2026-11"; the whole name where none is shortened, as in Arabic. */
export function shortMonthName(month: string): string {
  return shortMonths().format(new Date(`${month}-01T00:00:00Z`));
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
  if (hours === 0) return words.withinAnHour();
  return hours < 48 ? words.afterHours({ count: hours }) : words.afterDays({ count: Math.round(hours / 24) });
}
