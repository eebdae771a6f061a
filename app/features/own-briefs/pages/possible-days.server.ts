import type { BriefDetailsFragment } from "~/shell/operations/operations.generated";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";

/** ISO dates (UTC). */
export interface PossibleDays {
  today: string;
  lastToClose: string;
  lastToDecide: string;
}

type Dated = Pick<BriefDetailsFragment, "status" | "closesOn" | "decideOn" | "firstDates" | "counts">;

/**
 * The days that the browser's calendars offer for a new brief, or for the dates of a published one.
 * A reopening sets a new last day for proposals. The API has the final say.
 */
export function possibleDays(
  now: Date,
  brief: Dated | null = null,
  by: "save" | "reopen" = "save",
): PossibleDays {
  const today = now.toISOString().slice(0, 10);
  const lastToClose = daysAfter(today, limits.closesWithin);
  const anyDays = { today, lastToClose, lastToDecide: daysAfter(lastToClose, limits.decidesWithin) };
  if (!brief?.closesOn || !brief.decideOn) return anyDays;
  const { closesOn, decideOn, firstDates, status, counts } = brief;
  const stays = status === "SHORTLISTING" && by === "save";
  const lastToDecide = stays ? daysAfter(closesOn, limits.decidesWithin) : anyDays.lastToDecide;
  if (counts.total === 0) return { ...anyDays, lastToDecide };
  const first = firstDates?.closesOn ?? closesOn;
  return {
    today,
    lastToClose: earliest(lastToClose, daysAfter(first, limits.datesMoveBy), firstDates ? decideOn : null),
    lastToDecide: firstDates ? decideOn : earliest(lastToDecide, daysAfter(decideOn, limits.datesMoveBy)),
  };
}

function earliest(...days: (string | null)[]): string {
  return days.filter((day) => day !== null).sort()[0] ?? "";
}
