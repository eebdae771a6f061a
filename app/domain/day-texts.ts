import { dateFormatOf } from "~/words/formats";

// A fixed zone, so that the server and the browser render the same words.
const days = dateFormatOf({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** An ISO date as "12 March 2026", which can't be misread as month and day exchanged. */
export function formatDay(isoDate: string): string {
  return days(`${isoDate.slice(0, 10)}T00:00:00Z`);
}
