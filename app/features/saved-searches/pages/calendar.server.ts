import { briefPath, proposalPath } from "~/paths";
import type { FeedQuery } from "~/shell/operations/operations.generated";
import { isolate } from "~/words/isolate";
import * as words from "~/words/savedSearches.generated";

type FeedDate = NonNullable<FeedQuery["feed"]["dates"]>[number];

/** A calendar (RFC 5545) of a member's dates: days without a time, which block no time. */
export function toCalendar(
  dates: readonly FeedDate[],
  { brand, origin }: { brand: string; origin: string },
): string {
  const { hostname } = new URL(origin);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(brand)}//Dates//EN`,
    `X-WR-CALNAME:${escaped(brand)}`,
    ...(dates.length === 0 ? noEvents : []),
    ...dates.flatMap(({ brief, title, day, what, own, changedAt }) => [
      "BEGIN:VEVENT",
      `UID:${what.toLowerCase()}-${brief}@${hostname}`,
      `DTSTAMP:${changedAt.replaceAll(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escaped(textOf(what, own, title))}`,
      `URL:${origin}${own ? briefPath(brief) : proposalPath(brief)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A calendar has to have a component. */
const noEvents = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function textOf(what: FeedDate["what"], own: boolean, named: string): string {
  const title = isolate(named);
  if (what === "STARTS") return words.dateStarts({ title });
  if (what === "CLOSES") return words.dateCloses({ title });
  return own ? words.dateReply({ title }) : words.dateHear({ title });
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n]/g, "\\n")
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "");
}

/** At most 75 octets a line, its end left out; a character stays whole. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
