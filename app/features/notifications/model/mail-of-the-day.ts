import { DIGEST_CLOSES, DIGEST_HOUR } from "~/values/durations";
import { atLocalHour } from "~/values/zoned-days";

/** When the next mail of the day goes out for a member in this time zone. */
export function nextDigestAt(now: Date, timeZone: string): Date {
  const earliest = now.getTime() + DIGEST_CLOSES;
  // Start yesterday and go by half days: some days have 23 hours, and none may be skipped.
  for (let step = -2; ; step += 1) {
    const at = atLocalHour(new Date(now.getTime() + step * 43_200_000), DIGEST_HOUR, timeZone);
    if (at.getTime() > earliest) return at;
  }
}
