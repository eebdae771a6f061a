import { type DayStanding, mostADay, type TimeUnit } from "~/domain/time-sheet";
import { createProblems } from "~/features/market/model/checks";
import { daysAfter, daysBetween, latestToday } from "~/values/days";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";
import { toOneLine } from "~/values/text";
import type { AgreedTime, TimeEntry } from "./time-sheet";

/** The most of one day, and the steps that it is written in: hundredths of the unit. */
const measures: Record<TimeUnit, { most: number; step: number }> = {
  HOUR: { most: mostADay, step: 25 },
  DAY: { most: 100, step: 50 },
};

type Dates = Pick<AgreedTime, "startOn" | "endOn">;

/** The seven days of a week, each with whether it takes time now. */
export function daysOfWeek(
  week: string,
  dates: Dates | null,
  now: Date,
): { day: string; standing: DayStanding }[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = daysAfter(week, at);
    return { day, standing: standingOfDay(day, dates, now) };
  });
}

function standingOfDay(day: string, dates: Dates | null, now: Date): DayStanding {
  if (!dates || day < (dates.startOn ?? "") || day > (dates.endOn ?? "9")) return "OUTSIDE";
  return day > latestToday(now) ? "AHEAD" : "OPEN";
}

/** Whether any day of a week takes time now. */
export function takesTime(week: string, dates: Dates | null, now: Date): boolean {
  return daysOfWeek(week, dates, now).some(({ standing }) => standing === "OPEN");
}

/** As they are stored: without empty days, in the order of days. */
export function tidyEntries(entries: readonly TimeEntry[]): TimeEntry[] {
  return entries
    .map(({ day, amount, note }) => ({ day, amount, note: toOneLine(note ?? "") }))
    .filter(({ amount, note }) => amount !== 0 || note !== null)
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The control of a day of a week, 1 for its Monday. */
const control = (name: "amount" | "note", week: string, day: string) =>
  `${name}${daysBetween(week, day) + 1}`;

/** What has to change before tidy entries are stored. */
export function checkEntries(
  entries: readonly TimeEntry[],
  week: string,
  agreed: AgreedTime,
  now: Date,
): Problem[] {
  const check = createProblems();
  const days = daysOfWeek(week, agreed, now);
  const { most, step } = measures[agreed.unit];
  const seen = new Set<string>();
  for (const { day, amount, note } of entries) {
    const standing = days.find((one) => one.day === day)?.standing;
    if (standing === undefined || seen.has(day)) check.add("", { code: "dayOutside" });
    else if (standing === "AHEAD") check.add(control("amount", week, day), { code: "dayAhead" });
    else if (standing === "OUTSIDE") check.add(control("amount", week, day), { code: "dayOutside" });
    else if (amount < 0 || amount > most || amount % step !== 0)
      check.add(control("amount", week, day), { code: "timeOutside", unit: agreed.unit });
    check.prose(control("note", week, day), "text", note, limits.timeNote);
    seen.add(day);
  }
  return check.problems;
}
