import { timesIn } from "~/domain/times";
import * as words from "~/words/mailsBriefs.generated";

/** Until when a promise has time: "8 December", or "14:00 on 9 December" (ISO 8601). */
export type SayEnd = (end: string | null) => string;

/** On the calendar and the clocks of who gets a mail; null for one whose zone isn't known. */
export function sayEndIn(zone: string | null, now: Date): SayEnd {
  const { shortUntil } = timesIn(zone);
  return (end) => (end ? shortUntil(end, now.toISOString()) : words.dayItNames());
}
