import { daysBetween } from "~/values/days";
import { dayIn, inZone, promisedDay, siteZone } from "~/values/zoned-days";
import * as words from "~/words/contentTimes.generated";
import { datesOf, formatterOf, keepSigns } from "~/words/formats";

/**
 * How a reader reads moments (ISO 8601 UTC): on the calendar and the clocks of their time zone, and
 * in their language.
 */
export interface Times {
  /** IANA name. */
  zone: string;
  /** "12 March 2026", which can't be misread as month and day exchanged. */
  day(moment: string): string;
  /** "Thursday 12 March 2026". */
  weekday(moment: string): string;
  /** "12 March", with the year if it isn't that of `now`. */
  shortDay(moment: string, now: string): string;
  /** "14:05", "14:05 Uhr"; "14:05 UTC" for a reader whose zone isn't known. */
  clock(moment: string): string;
  /** The same beside what happened then: "14:05" in every language. */
  shortClock(moment: string): string;
  /** "12 March 2026, 14:05". */
  time(moment: string): string;
  /** "12 March 2026, 14:05 CET", for what is read elsewhere than on a page: a mail. */
  named(moment: string): string;
  /** Whether both are on one day. */
  isSameDay(moment: string, other: string): boolean;
  /**
   * Until when there is time that is over at `end`: "the end of 8 December 2026", or "14:00 on
   * 9 December 2026" where no day ends then. What was promised as a day (`endOfDayIn`) is that day
   * to all readers: "the end of 8 December 2026 (UTC+1)" to one whose own doesn't end then.
   */
  until(end: string): string;
  /**
   * The same in a list: "8 December", or "14:00 on 9 December" where no day was promised; with the
   * year if it isn't that of `now`.
   */
  shortUntil(end: string, now?: string): string;
  /**
   * How far the last day of a promise is: "today", "tomorrow", "in 20 days"; null if it is over.
   */
  daysTo(end: string, now: string): string | null;
  /** Whether that day is at most two days ahead, or past. Such due dates are highlighted. */
  isSoon(end: string, now: string): boolean;
}

/** There are some 400 zones. */
const known = new Map<string | null, Times>();

/**
 * Those of a time zone; null for a reader whose zone isn't known, who reads the site's, named as
 * such. So does the reader of a zone that this runtime doesn't know.
 */
export function timesIn(zone: string | null): Times {
  const found = known.get(zone);
  if (found) return found;
  const made = inZone(zone ?? siteZone, (valid) => createTimes(valid, zone !== valid));
  known.set(zone, made);
  return made;
}

/** Moments of a zone of which something is kept. */
const mostKept = 200;

/** A page asks again and again for the same of a few moments. */
function kept(compute: (moment: string) => string): (moment: string) => string {
  const known = new Map<string, string>();
  return (moment) => {
    const found = known.get(moment);
    if (found !== undefined) return found;
    const made = compute(moment);
    if (known.size >= mostKept) known.clear();
    known.set(moment, made);
    return made;
  };
}

const dayAndMonth = { day: "numeric", month: "long" } as const;
/** Of 24 hours in every language. */
const hourAndMinute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const days = formatIn({ ...dayAndMonth, year: "numeric" });
const daysOfYear = formatIn(dayAndMonth);
const weekdays = formatIn({ weekday: "long" });
const hours = formatIn(hourAndMinute);
const namedHours = formatIn({ ...hourAndMinute, timeZoneName: "short" });

function formatIn(options: Intl.DateTimeFormatOptions) {
  return formatterOf(
    (language, timeZone: string) => new Intl.DateTimeFormat(datesOf(language), { ...options, timeZone }),
  );
}

/** A day (ISO date), the same for every reader. */
const sayDay = (format: typeof days, day: string) => format(siteZone).format(new Date(`${day}T00:00:00Z`));

/** "UTC", "UTC+1", "UTC−3:30" for "+00:00", "+01:00", "-03:30". */
function nameOf(offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (offset.endsWith("00:00")) return siteZone;
  const rest = minutes === "00" ? "" : `:${minutes}`;
  return keepSigns(`${siteZone}${sign === "-" ? "−" : "+"}${Number(hours)}${rest}`);
}

/** @throws RangeError for a zone that this runtime doesn't know */
function createTimes(zone: string, isNamed: boolean): Times {
  hours(zone);
  const say = (format: typeof days) => (moment: string) => format(zone).format(new Date(moment));
  const [day, thisYear] = [say(days), say(daysOfYear)];
  const [weekday, hour] = [say(weekdays), say(hours)];
  const clock = (moment: string) =>
    isNamed ? words.zonedClock({ clock: hour(moment), zone }) : words.clock({ clock: hour(moment) });
  /** "CET", "GMT+5:30". */
  const nameAt = (moment: string) => {
    const parts = namedHours(zone).formatToParts(new Date(moment));
    return keepSigns(parts.find(({ type }) => type === "timeZoneName")?.value ?? zone);
  };

  const dateOf = kept((moment) => dayIn(new Date(moment), zone));
  /** The day that a promise has until its end: what ends at midnight belongs to the day before. */
  const lastOf = kept((end) => new Date(Date.parse(end) - 1).toISOString());
  const shortDay = (moment: string, now?: string) =>
    now && dateOf(moment).slice(0, 4) === dateOf(now).slice(0, 4) ? thisYear(moment) : day(moment);
  /** Below 0 once it is over: the reader's calendar may be a day ahead of the promise's. */
  const daysLeft = (end: string, now: string) => {
    const left = daysBetween(dateOf(now), promisedDay(end)?.day ?? dateOf(lastOf(end)));
    return Date.parse(now) < Date.parse(end) ? Math.max(left, 0) : Math.min(left, -1);
  };

  const endsWithADay = (end: string) => dateOf(lastOf(end)) !== dateOf(end);

  return {
    zone,
    day,
    weekday: (moment) => words.weekdayAndDay({ weekday: weekday(moment), day: day(moment) }),
    shortDay,
    clock,
    shortClock: (moment) => (isNamed ? words.shortZonedClock({ clock: hour(moment), zone }) : hour(moment)),
    time: (moment) => words.dayAndClock({ day: day(moment), clock: clock(moment) }),
    named: (moment) =>
      words.dayAndClock({
        day: day(moment),
        clock: words.zonedClock({ clock: hour(moment), zone: nameAt(moment) }),
      }),
    isSameDay: (moment, other) => dateOf(moment) === dateOf(other),
    until(end) {
      const promised = promisedDay(end);
      if (promised && (isNamed || dateOf(lastOf(end)) !== promised.day || !endsWithADay(end)))
        return words.endOfZonedDay({ day: sayDay(days, promised.day), zone: nameOf(promised.offset) });
      if (!endsWithADay(end)) return words.clockOnDay({ clock: clock(end), day: day(end) });
      const last = day(lastOf(end));
      return isNamed ? words.endOfZonedDay({ day: last, zone }) : words.endOfDay({ day: last });
    },
    shortUntil(end, now) {
      const { day: promised } = promisedDay(end) ?? {};
      if (promised)
        return sayDay(now && promised.slice(0, 4) === dateOf(now).slice(0, 4) ? daysOfYear : days, promised);
      return endsWithADay(end)
        ? shortDay(lastOf(end), now)
        : words.clockOnDay({ clock: clock(end), day: shortDay(end, now) });
    },
    daysTo(end, now) {
      const left = daysLeft(end, now);
      if (left < 0) return null;
      if (left === 0) return words.today();
      return left === 1 ? words.tomorrow() : words.inDays({ days: left });
    },
    isSoon: (end, now) => daysLeft(end, now) <= 2,
  };
}
