import { DIGEST_CLOSES, DIGEST_HOUR } from "~/platform/values/times";

/** When the next mail of the day goes out for a member in this time zone. */
export function nextDigestAt(now: Date, timeZone: string): Date {
  const earliest = now.getTime() + DIGEST_CLOSES;
  // Start yesterday and go by half days: some days have 23 hours, and none may be skipped.
  for (let step = -2; ; step += 1) {
    const at = atLocalHour(new Date(now.getTime() + step * 43_200_000), timeZone);
    if (at.getTime() > earliest) return at;
  }
}

/** The moment at which local clocks show the hour, on the local day of `moment`. */
function atLocalHour(moment: Date, timeZone: string): Date {
  const [day = ""] = localTime(moment, timeZone).split("T");
  const wanted = Date.parse(`${day}T${String(DIGEST_HOUR).padStart(2, "0")}:00:00Z`);
  // The offset from UTC at about that time; computed twice, in case it changes in between.
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    at = wanted - (Date.parse(`${localTime(new Date(at), timeZone)}Z`) - at);
  }
  return new Date(at);
}

/** The local time, as YYYY-MM-DDTHH:mm:ss. */
function localTime(moment: Date, timeZone: string): string {
  const wholeSecond = new Date(Math.floor(moment.getTime() / 1_000) * 1_000);
  return formatOf(timeZone).format(wholeSecond).replace(" ", "T");
}

/** Kept, for making one takes 50 times as long as formatting with it. There are some 400 zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, made);
  return made;
}
