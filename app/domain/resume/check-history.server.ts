import { checkContent, parseTexts, tidyContent } from "~/domain/fields/content.server";
import type { ContentFields, ContentInput, ContentOf } from "~/domain/fields/field";
import {
  type History,
  type HistoryEntry,
  type HistorySection,
  historyFields,
} from "~/domain/fields/history-fields";
import type { Texts } from "~/domain/fields/kind";
import { sayProblem } from "~/domain/problem-texts";
import { isDay } from "~/values/day";
import { fold } from "~/values/fold";
import type { Problem } from "~/values/problems";
import type { FieldProblem } from "~/values/refusals";
import { historySections } from "./history";

export type HistoryInput = {
  [Section in HistorySection]?: readonly ContentInput<(typeof historyFields)[Section]>[] | null;
};

const dateNames = ["startDate", "endDate", "date"];

/** An entry as it is stored: dates as the format spells them. */
export function tidyEntry<Section extends HistorySection>(
  section: Section,
  input: ContentInput<(typeof historyFields)[Section]>,
): HistoryEntry<Section> {
  const fields: ContentFields = historyFields[section];
  const tidy = tidyContent(fields, input as ContentInput<ContentFields>);
  const dates = dateNames.filter((name) => typeof tidy[name] === "string");
  return {
    ...tidy,
    ...Object.fromEntries(dates.map((name) => [name, toPartialDate(String(tidy[name]))])),
  } as HistoryEntry<Section>;
}

/** What of an entry can't be stored. */
export function checkEntry(section: HistorySection, entry: HistoryEntry): Problem[] {
  const fields: ContentFields = historyFields[section];
  const content: ContentOf<ContentFields> = { ...entry };
  const found = checkContent(fields, content);
  const wrong = new Set(found.map(({ field }) => field));
  for (const field of dateNames) {
    const date = content[field];
    const what = fields[field]?.what;
    if (what && typeof date === "string" && !wrong.has(field) && !isPartialDate(date))
      found.push({ field, code: "dateVague", what });
  }
  return found;
}

/** An entry that was typed, and by control what has to change. */
export function parseEntry(
  section: HistorySection,
  texts: Texts,
): { entry: HistoryEntry; problems: FieldProblem[] } {
  const { content, problems } = parseTexts<ContentFields>(historyFields[section], texts);
  const entry = tidyEntry(section, content as never);
  const said = new Set(problems.map(({ field }) => field));
  const found = checkEntry(section, entry).filter(
    ({ field, code }) => code === "dateVague" && !said.has(field),
  );
  // A long way of writing it may be short enough once it is tidy.
  return { entry, problems: [...problems, ...found.map(sayProblem)] };
}

/** All sections as they are stored: each from the newest to the oldest, without repetition. */
export function tidyHistory(input: HistoryInput, sections: readonly HistorySection[]): History {
  const of = <Section extends HistorySection>(section: Section) => {
    const given: HistoryInput[Section] = sections.includes(section) ? input[section] : null;
    return sortEntries((given ?? []).map((one) => tidyEntry(section, one)));
  };
  return { work: of("work"), education: of("education"), certificates: of("certificates") };
}

export function isSameHistory(a: History, b: History): boolean {
  return historySections.every(
    (name) => JSON.stringify(a[name].map(spell)) === JSON.stringify(b[name].map(spell)),
  );
}

export function isSameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return spell(a) === spell(b);
}

const spell = (entry: object) => JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What goes on comes first, what has no date last; of two with the same dates the order stays. */
function sortEntries<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const key = (entry: Entry) => {
    const { start, end } = datesOf(entry as HistoryEntry);
    return start || end ? `${end || "9"} ${start}` : "";
  };
  const each = new Map(entries.map((entry) => [spell(entry), entry]));
  return [...each.values()].sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one === other ? 0 : one > other ? -1 : 1;
  });
}

function datesOf(entry: HistoryEntry): { start: string; end: string } {
  if ("date" in entry) return { start: entry.date ?? "", end: entry.date ?? "" };
  return { start: entry.startDate ?? "", end: entry.endDate ?? "" };
}

/** Of two with the same name and dates one is a repetition; without dates, what they are counts. */
function keyOf(entry: HistoryEntry): string {
  const { start, end } = datesOf(entry);
  const name = "institution" in entry ? entry.institution : entry.name;
  const what =
    "position" in entry ? entry.position : "area" in entry ? `${entry.studyType} ${entry.area}` : null;
  return fold([name, start, end, start || end ? null : what].join("\n"));
}

/** The found entries that a section doesn't have yet, and those that it has in other words. */
export function newEntries<Entry extends HistoryEntry>(
  known: readonly Entry[],
  found: readonly Entry[],
): { added: Entry[]; differing: Entry[] } {
  const keys = new Map(known.map((entry) => [keyOf(entry), entry]));
  const added: Entry[] = [];
  const differing: Entry[] = [];
  for (const entry of found) {
    const same = keys.get(keyOf(entry));
    if (!same) {
      keys.set(keyOf(entry), entry);
      added.push(entry);
    } else if (!isSameEntry(same, entry)) differing.push(entry);
  }
  return { added, differing };
}

/** “05/2019” and “31.5.2019” as JSON Resume spells them; anything else stays as it is. */
export function toPartialDate(text: string): string {
  const typed = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const [, day, month, year] = /^(?:(\d{1,2})[./])?(?:(\d{1,2})[./])(\d{4})$/.exec(typed) ?? [];
  if (!month || !year) return typed;
  return [year, month.padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
}

export function isPartialDate(text: string): boolean {
  if (!/^(?:19|20)\d{2}(?:-\d{2}){0,2}$/.test(text)) return false;
  return isDay(`${text}${"-01".repeat(2 - (text.length - 4) / 3)}`);
}
