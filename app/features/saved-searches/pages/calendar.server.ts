import { agreementPath, briefPath, milestonesPath, proposalPath } from "~/paths";
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
    ...dates.flatMap((date) => [
      "BEGIN:VEVENT",
      `UID:${idOf(date)}@${hostname}`,
      `DTSTAMP:${date.changedAt.replaceAll(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${date.day.replaceAll("-", "")}`,
      `SUMMARY:${escaped(textOf(date))}`,
      `URL:${origin}${pathOf(date)}`,
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

/** The same for the same date on whatever day it is. */
function idOf({ what, brief, work, milestone }: FeedDate): string {
  const of = `${what.toLowerCase()}-${work ?? brief}`;
  return milestone ? `${of}-${milestone.id}` : of;
}

function pathOf({ brief, own, work, milestone }: FeedDate): string {
  if (work) return milestone ? milestonesPath(work) : agreementPath(work);
  return own ? briefPath(brief) : proposalPath(brief);
}

function textOf({ what, own, title: named, milestone }: FeedDate): string {
  const title = isolate(named);
  switch (what) {
    case "STARTS":
    case "WORK_STARTS":
      return words.dateStarts({ title });
    case "WORK_ENDS":
      return words.dateEnds({ title });
    case "DUE":
      return words.dateDue({
        side: own ? "HIRER" : "TALENT",
        milestone: isolate(milestone?.title ?? ""),
        title,
      });
    case "CLOSES":
      return words.dateCloses({ title });
    case "REPLY":
      return own ? words.dateReply({ title }) : words.dateHear({ title });
  }
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
