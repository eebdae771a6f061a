import type { Times } from "~/domain/times";
import { formatDay } from "~/shell/format/price";
import { promisedDay } from "~/values/zoned-days";

/**
 * When a work ends: one that ends by its dates on the day that was promised, whatever the reader's
 * time zone; all others at a moment.
 */
export function sayEnd(endsAt: string, times: Times): string {
  const agreed = promisedDay(endsAt);
  if (agreed) return formatDay(agreed.day);
  const [day = "", time] = endsAt.split("T");
  return time === "00:00:00.000Z" ? formatDay(day) : times.day(endsAt);
}
