import type { BudgetUnit } from "./brief";

/** What time is paid by. */
export type TimeUnit = Exclude<BudgetUnit, "PROJECT">;

export const timeStates = ["OPEN", "SUBMITTED", "APPROVED", "RETURNED"] as const;
export type TimeState = (typeof timeStates)[number];

export const timeMoves = ["SAVE", "SUBMIT", "TAKE_BACK", "APPROVE", "RETURN"] as const;
export type TimeMove = (typeof timeMoves)[number];

/** Whether a day of a week takes time: it may lie ahead, or outside the dates of the agreement. */
export const dayStandings = ["OPEN", "AHEAD", "OUTSIDE"] as const;
export type DayStanding = (typeof dayStandings)[number];

/** The part of a cap, in hundredths, from which on both sides see that it is nearly used. */
export const nearCap = 80;

/** Of one day, in hundredths of an hour. */
export const mostADay = 2_400;
