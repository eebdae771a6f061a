import { daysBetween } from "~/platform/values/days";
import { dayIn, inZone, siteZone } from "~/platform/values/zoned-days";
import * as words from "~/words/contentTimes.generated";

/** How a reader reads moments (ISO 8601 UTC): on the calendar and the clocks of their time zone. */
export interface Times {
  /** IANA name. */
  zone: string;
  /** "12 March 2026", which can't be misread as month and day exchanged. */
  day(moment: string): string;
  /** "Thursday 12 March 2026". */
  weekday(moment: string): string;
  /** "12 March", with the year if it isn't that of `now`. */
  shortDay(moment: string, now: string): string;
  /** "14:05"; "14:05 UTC" for a reader whose zone isn't known. */
  clock(moment: string): string;
  /** "12 March 2026, 14:05". */
  time(moment: string): string;
  /** "12 March 2026, 14:05 CET", for what is read elsewhere than on a page: a mail. */
  named(moment: string): string;
  /** Whether both are on one day. */
  isSameDay(moment: string, other: string): boolean;
  /**
   * Until when a promise has time that is over at `end`: "the end of 8 December 2026", or
   * "14:00 on 9 December 2026" where no day ends then.
   */
  until(end: string): string;
  /**
   * The same in a list: "8 December", or "14:00 on 9 December"; with the year if it isn't that of
   * `now`.
   */
  shortUntil(end: string, now?: string): string;
  /**
   * How far the last day of a promise is: "today", "tomorrow", "in 20 days"; null if it is over.
   */
  daysTo(end: string, now: string): string | null;
  /** Whether that day is at most two days ahead, or past. Such due dates are highlighted. */
  isSoon(end: string, now: string): boolean;
}

/** There are some 400 zones; a formatter takes 50 times as long to make as to use. */
const known = new Map<string | null, Times>();

/**
 * Those of a time zone; null for a reader whose zone isn't known, who reads the site's, named as
 * such.
 */
export function timesIn(zone: string | null): Times {
  const found = known.get(zone);
  if (found) return found;
  const made = inZone(zone ?? siteZone, (valid) => createTimes(valid, zone === null));
  known.set(zone, made);
  return made;
}

function createTimes(zone: string, isNamed: boolean): Times {
  const format = (options: Intl.DateTimeFormatOptions) => {
    // A fixed locale, so that the server and the browser render the same words.
    const made = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone });
    return (moment: string) => made.format(new Date(moment));
  };
  const dayAndMonth = { day: "numeric", month: "long" } as const;
  const day = format({ ...dayAndMonth, year: "numeric" });
  const weekday = format({ ...dayAndMonth, year: "numeric", weekday: "long" });
  const thisYear = format(dayAndMonth);
  const hour = format({ hour: "2-digit", minute: "2-digit" });
  const namedHour = format({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
  const clock = (moment: string) =>
    isNamed ? words.zonedClock({ clock: hour(moment), zone }) : hour(moment);

  const dateOf = (moment: string) => dayIn(new Date(moment), zone);
  /** The day that a promise has until its end: what ends at midnight belongs to the day before. */
  const lastOf = (end: string) => new Date(Date.parse(end) - 1).toISOString();
  const shortDay = (moment: string, now?: string) =>
    now && dateOf(moment).slice(0, 4) === dateOf(now).slice(0, 4) ? thisYear(moment) : day(moment);
  const daysLeft = (end: string, now: string) => daysBetween(dateOf(now), dateOf(lastOf(end)));

  const endsWithADay = (end: string) => dateOf(lastOf(end)) !== dateOf(end);

  return {
    zone,
    day,
    weekday,
    shortDay,
    clock,
    time: (moment) => words.dayAndClock({ day: day(moment), clock: clock(moment) }),
    named: (moment) => words.dayAndClock({ day: day(moment), clock: namedHour(moment) }),
    isSameDay: (moment, other) => dateOf(moment) === dateOf(other),
    until(end) {
      if (!endsWithADay(end)) return words.clockOnDay({ clock: clock(end), day: day(end) });
      const last = day(lastOf(end));
      return isNamed ? words.endOfZonedDay({ day: last, zone }) : words.endOfDay({ day: last });
    },
    shortUntil: (end, now) =>
      endsWithADay(end)
        ? shortDay(lastOf(end), now)
        : words.clockOnDay({ clock: clock(end), day: shortDay(end, now) }),
    daysTo(end, now) {
      const left = daysLeft(end, now);
      if (left < 0) return null;
      if (left === 0) return words.today();
      return left === 1 ? words.tomorrow() : words.inDays({ days: left });
    },
    isSoon: (end, now) => daysLeft(end, now) <= 2,
  };
}
