import { daysBetween } from "~/platform/values/days";

/**
 * How far a day is from today (ISO dates, UTC): "today", "tomorrow", "in 20 days"; null if it has
 * passed.
 */
export function describeDaysTo(day: string, today: string): string | null {
  const left = daysBetween(today, day);
  if (left < 0) return null;
  return left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left} days`;
}

/** Whether a day is at most two days ahead, or past. Such due dates are highlighted. */
export function isSoon(day: string, today: string): boolean {
  return daysBetween(today, day) <= 2;
}
