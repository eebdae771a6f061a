import { isDay } from "./day";

/** The ISO date so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Days from that of a moment (ISO 8601 UTC) to today: 0 until its midnight (UTC). */
export function daysSince(moment: string, now: Date): number {
  return daysBetween(moment.slice(0, 10), dayOf(now));
}

/** The ISO date of a moment (UTC). */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first day that is still today somewhere on earth. */
export function earliestToday(now: Date): string {
  return dayOf(new Date(now.getTime() - 12 * 3_600_000));
}

/** The last moment of a day, wherever it ends last: ISO 8601 UTC. */
export function lastMomentOf(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000 - 1).toISOString();
}

/** The last day that is already today somewhere on earth. */
export function latestToday(now: Date): string {
  return dayOf(new Date(now.getTime() + 14 * 3_600_000));
}

/** The Monday of the week of an ISO date. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Whether a text is the ISO date of a Monday. */
export function isMonday(text: string): boolean {
  return isDay(text) && mondayOf(text) === text;
}

/** Whether a day is today somewhere on earth or later, within five years. */
export function isAhead(day: string, now: Date): boolean {
  const ahead = daysBetween(earliestToday(now), day);
  return ahead >= 0 && ahead <= 5 * 366;
}
