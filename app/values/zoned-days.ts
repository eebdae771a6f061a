/** The zone of the site: of readers whose own isn't known, and of promises that name none. */
export const siteZone = "UTC";

/** The ISO date of a moment on the calendar of a time zone (IANA name). */
export function dayIn(moment: Date, zone: string): string {
  return zone === siteZone
    ? moment.toISOString().slice(0, 10)
    : localTime(moment.getTime(), zone).slice(0, 10);
}

/**
 * The moment at which a day (ISO date) is over in a time zone: null for the site's. Where clocks
 * are turned at midnight, it is the first moment that isn't that day any more, and won't be again.
 */
export function endOfDay(day: string, zone: string | null): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + A_DAY;
  if (zone === null || zone === siteZone) return new Date(midnight);
  const next = new Date(midnight).toISOString().slice(0, 10);
  // No zone is a day away from UTC, so these are the offsets before and after a turn of its clocks.
  const offsets = [midnight - A_DAY, midnight + A_DAY].map((moment) => offsetAt(moment, zone));
  const [earlier = midnight, later = midnight] = offsets
    .map((offset) => midnight - offset)
    .sort((a, b) => a - b);
  return new Date(dayIn(new Date(earlier), zone) >= next ? earlier : later);
}

/**
 * The same as text, as the midnight of its zone: "2026-12-19T00:00:00.000+01:00". It says the
 * moment, and to any reader the day that was promised.
 */
export function endOfDayIn(day: string, zone: string | null): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + A_DAY;
  const minutes = Math.round((midnight - endOfDay(day, zone).getTime()) / 60_000);
  const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, "0");
  const offset = `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
  return new Date(midnight).toISOString().replace("Z", offset);
}

/**
 * The day that was promised until its end, and the offset of the zone in which it was; null for a
 * moment that isn't such an end.
 */
export function promisedDay(end: string): { day: string; offset: string } | null {
  const found = /^(\d{4}-\d\d-\d\d)T00:00:00\.000([+-]\d\d:\d\d)$/.exec(end);
  if (!found) return null;
  const [, next = "", offset = ""] = found;
  return { day: new Date(Date.parse(next) - A_DAY).toISOString().slice(0, 10), offset };
}

/** The moment at which the clocks of a time zone show a full hour, on their day of `moment`. */
export function atLocalHour(moment: Date, hour: number, zone: string): Date {
  return atHourOf(dayIn(moment, zone), hour, zone);
}

/** The same on a day (ISO date). */
export function atHourOf(day: string, hour: number, zone: string): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  // Computed twice, in case the offset changes in between.
  const near = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(near, zone));
}

const A_DAY = 86_400_000;

/** What a zone's clocks are ahead of UTC, in ms. */
function offsetAt(moment: number, zone: string): number {
  const wholeSecond = Math.floor(moment / 1_000) * 1_000;
  return Date.parse(`${localTime(wholeSecond, zone)}Z`) - wholeSecond;
}

/** As YYYY-MM-DDTHH:mm:ss. */
function localTime(moment: number, zone: string): string {
  return formatOf(zone).format(moment).replace(" ", "T");
}

/** Kept, for making one takes 50 times as long as formatting with it. There are some 400 zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = inZone(
    zone,
    (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
  );
  formats.set(zone, made);
  return made;
}

/** What `make` makes for a zone: the site's where this runtime's tables have dropped that one. */
export function inZone<Made>(zone: string, make: (zone: string) => Made): Made {
  try {
    return make(zone);
  } catch (error) {
    if (error instanceof RangeError) return make(siteZone);
    throw error;
  }
}

/** The runtime's names that were asked for: every page asks, and making a formatter is slow. */
const valid = new Set<string>();

/**
 * The runtime's name of a time zone; null for an unknown one. A bare UTC offset is refused: it has
 * no summer time.
 */
export function toTimeZone(name: string): string | null {
  if (name.length > 64 || !/^[a-z]/i.test(name)) return null;
  if (valid.has(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    valid.add(timeZone);
    return timeZone;
  } catch {
    return null;
  }
}
