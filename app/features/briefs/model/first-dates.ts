import { dayOf, daysAfter } from "~/values/days";
import { limits } from "~/values/limits";
import type { Fault, Problem } from "~/values/problems";
import { type Brief, type BriefDates, hasProposals, isOverdue } from "./brief";

const dateFields = ["closesOn", "decideOn"] as const;

/** The dates that the first applicants were told, which the hirer's record counts (domain.md). */
export function firstDatesOf({ firstDates, closesOn, decideOn }: Brief): BriefDates {
  return firstDates ?? { closesOn, decideOn };
}

/**
 * The brief with new dates. After the first proposal the first dates are kept, and this was the one
 * move.
 */
export function withDates<Some extends Brief>(brief: Some, { closesOn, decideOn }: BriefDates): Some {
  const firstDates =
    hasProposals(brief) && isMoved(brief, { closesOn, decideOn }) ? firstDatesOf(brief) : brief.firstDates;
  return { ...brief, closesOn, decideOn, firstDates };
}

export function isMoved(brief: BriefDates, dates: BriefDates): boolean {
  return dateFields.some((field) => dates[field] !== brief[field]);
}

/**
 * The new dates that break a promise to applicants: after the first proposal dates move only to
 * later, once, by 30 days at most (domain.md). Reopening needs a new last day for proposals, so
 * that day may then move once more, as far. The date to decide by may not: readers of the brief
 * count on it.
 */
export function problemsOfDates(brief: Brief, dates: BriefDates, by: "save" | "reopen"): Problem[] {
  const isAnswered = hasProposals(brief);
  const first = firstDatesOf(brief);
  return dateFields.flatMap((field) => {
    const [was, is, said] = [brief[field] ?? "", dates[field] ?? "", first[field]];
    const isNewDay = by === "reopen" && field === "closesOn";
    const isPromised = isAnswered || (by === "reopen" && field === "decideOn");
    const problem = (fault: Fault): Problem[] => [{ field, ...fault }];
    if (is === was || !isPromised) return [];
    if (is < was) return problem({ code: "dateEarlier" });
    if (!isAnswered) return [];
    if (brief.firstDates && !isNewDay) return problem({ code: "datesMoved" });
    return said !== null && is > latestOf(said)
      ? problem({ code: "dateTooFar", days: limits.datesMoveBy })
      : [];
  });
}

/**
 * Whether a brief in review can take proposals again: once, and while a new last day is possible.
 */
export function mayReopen(brief: Brief, now: Date): boolean {
  if (brief.reopened) return false;
  const { closesOn } = firstDatesOf(brief);
  return !hasProposals(brief) || (closesOn !== null && dayOf(now) <= latestOf(closesOn));
}

/** Whether every applicant should have an answer by now, by the dates that were told first. */
export function isAfterFirstDate(brief: Brief, now: Date): boolean {
  return isOverdue({ ...brief, ...firstDatesOf(brief) }, now);
}

function latestOf(first: string): string {
  return daysAfter(first, limits.datesMoveBy);
}
