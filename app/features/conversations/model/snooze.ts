import { isDay } from "~/values/day";
import { daysAfter, daysBetween } from "~/values/days";
import { SNOOZE_ENDS_HOUR } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { atHourOf, dayIn } from "~/values/zoned-days";

/** Until the morning of a day: `day` (ISO date) is the one of the choice DAY. */
export interface Snooze {
  until: "TOMORROW" | "MONDAY" | "WEEK" | "DAY";
  day?: string | null;
}

/**
 * When a conversation comes back that is snoozed now, on the calendar and the clocks of a time
 * zone. Refused for a day that isn't ahead, or too far.
 */
export function endOfSnooze(snooze: Snooze, now: Date, zone: string): Result<Date> {
  const today = dayIn(now, zone);
  const day = chosenDay(snooze, today);
  const ahead = day === null ? 0 : daysBetween(today, day);
  if (day === null || ahead < 1 || ahead > limits.snoozeDays)
    return refuse("INVALID", {
      problems: [{ field: "day", code: "snoozeOutside", days: limits.snoozeDays }],
    });
  return ok(atHourOf(day, SNOOZE_ENDS_HOUR, zone));
}

function chosenDay({ until, day = null }: Snooze, today: string): string | null {
  switch (until) {
    case "TOMORROW":
      return daysAfter(today, 1);
    case "MONDAY":
      // Monday is day 1 of the week; on a Monday it is the next one.
      return daysAfter(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
    case "WEEK":
      return daysAfter(today, 7);
    case "DAY":
      return day !== null && isDay(day) ? day : null;
  }
}
