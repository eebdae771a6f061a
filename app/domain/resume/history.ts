import type { AccountKind } from "~/domain/account";
import { formatDay } from "~/domain/day-texts";
import type { History, HistoryEntry, HistorySection } from "~/domain/fields/history-fields";
import { dateFormatOf } from "~/words/formats";
import * as words from "~/words/history.generated";
import { keepRange } from "~/words/spaces";

export const historySections = ["work", "education", "certificates"] as const satisfies HistorySection[];

/** A company has no position and no school. */
export function historyOf(kind: AccountKind | null | undefined): readonly HistorySection[] {
  if (kind === "FREELANCER") return historySections;
  return kind === "AGENCY" ? ["certificates"] : [];
}

export const noHistory: History = { work: [], education: [], certificates: [] };

/** What an entry is read by: a line that names it, those beside it, and when it was. */
export interface EntryHead {
  title: string;
  beside: (string | null)[];
  period: string | null;
}

export function headOf(section: HistorySection, entry: HistoryEntry): EntryHead {
  if (section === "work") {
    const { name, position, location, startDate, endDate } = entry as HistoryEntry<"work">;
    return {
      title: position ?? name,
      beside: [position && name, location],
      period: sayPeriod(startDate, endDate),
    };
  }
  if (section === "education") {
    const { institution, studyType, area, startDate, endDate } = entry as HistoryEntry<"education">;
    const [title = institution, ...beside] = [studyType, area].filter((text) => text !== null);
    return {
      title,
      beside: title === institution ? [] : [...beside, institution],
      period: sayPeriod(startDate, endDate),
    };
  }
  const { name, issuer, date } = entry as HistoryEntry<"certificates">;
  return { title: name, beside: [issuer], period: date && sayDate(date) };
}

function sayPeriod(start: string | null, end: string | null): string | null {
  const [from, to] = [start && sayDate(start), end && sayDate(end)];
  if (from && to) return from === to ? from : keepRange(words.between({ from, to }));
  return from ? words.since({ from }) : to && words.until({ to });
}

// A fixed zone, so that the server and the browser render the same words.
const months = dateFormatOf({ month: "long", year: "numeric", timeZone: "UTC" });

/** “2019”, “May 2019”, “31 May 2019”. */
function sayDate(date: string): string {
  if (/^\d{4}-\d{2}$/.test(date)) return months(`${date}-01T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDay(date) : date;
}
