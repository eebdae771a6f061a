import type { TimeMove, TimeState, TimeUnit } from "~/domain/time-sheet";
import { nearCap } from "~/domain/time-sheet";
import { type Agreement, type AgreementVersion, contentOf } from "~/features/agreements/model/agreement";
import { collection } from "~/platform/ports/collection";

/** What time is paid by, as a version of the agreement says it. */
export interface TimeTerms {
  /** The version. */
  n: number;
  unit: TimeUnit;
  /** Of one unit, in minor units of the currency. */
  rate: number;
  /** ISO 4217. */
  currency: string;
}

/** The same with what bounds it. */
export interface AgreedTime extends TimeTerms {
  /** In hundredths of the unit. */
  cap: number;
  /** ISO dates. */
  startOn: string | null;
  endOn: string | null;
}

/** A week, as it stands. */
export interface TimeStanding {
  /** Its Monday, an ISO date. */
  week: string;
  state: TimeState;
  /** How many moves there were. A page names it, so that it acts on nothing that it didn’t show. */
  turn: number;
  /** The last move, and when: ISO 8601 UTC. */
  last: TimeMove;
  at: string;
  /** Of its seven days together, in hundredths of the unit. */
  amount: number;
  /** Of the version that held when it was submitted; until then, when it was written. */
  terms: TimeTerms;
  /** What it goes back to when it is taken back. */
  before: Extract<TimeState, "OPEN" | "RETURNED">;
}

/**
 * `timeLedgers/{id of the proposal}`: how each week of a work stands. One document, so that the cap
 * needs no query, and of two weeks at once one sees the other. It begins with the first week.
 */
export interface TimeLedger {
  agreement: string;
  /** The last week first. */
  weeks: TimeStanding[];
  /** The cap that both were told is nearly used; null for none. */
  told: Pick<AgreedTime, "unit" | "cap"> | null;
}

export const timeLedgers = collection<TimeLedger>()({
  name: "timeLedgers",
  ofMember: "apart",
  unindexed: ["weeks", "told"],
  enums: ["weeks.*.state", "weeks.*.last", "weeks.*.before", "weeks.*.terms.unit", "told.unit"],
});

/** What was done on a day. */
export interface TimeEntry {
  /** ISO date. */
  day: string;
  /** In hundredths of the unit. */
  amount: number;
  note: string | null;
}

/** `timeSheets/{id of the proposal}~{Monday}`: the days of a week. */
export interface TimeSheet {
  agreement: string;
  week: string;
  /** Of the days with an amount or words, in their order. */
  entries: TimeEntry[];
  /** What should be different, as the hirer returned it last. `at`: ISO 8601 UTC. */
  returned: { at: string; words: string } | null;
}

export const timeSheets = collection<TimeSheet>()({
  name: "timeSheets",
  ofMember: "apart",
  unindexed: ["entries", "returned"],
});

export function sheetId(agreement: string, week: string): string {
  return `${agreement}~${week}`;
}

/**
 * What a version says about time, until the last day of an early end; null where it isn’t paid by
 * time.
 */
export function agreedTimeOf(
  version: AgreementVersion | null,
  { ended }: Pick<Agreement, "ended">,
): AgreedTime | null {
  if (!version) return null;
  const { price, unit, atMost, startOn, endOn } = contentOf(version);
  if (!price || unit === "PROJECT" || atMost === null) return null;
  const { amount: rate, currency } = price;
  const terms = { n: version.n, unit, rate, currency, cap: atMost * 100 };
  return { ...terms, startOn, endOn: ended?.lastOn ?? endOn };
}

export function standingOfWeek(ledger: TimeLedger | null, week: string): TimeStanding | null {
  return ledger?.weeks.find((one) => one.week === week) ?? null;
}

/** What is submitted and approved, in hundredths of the unit that counts now, but for one week. */
export function usedOf(ledger: TimeLedger | null, { unit }: Pick<AgreedTime, "unit">, but = ""): number {
  const counted = countedWeeks(ledger, but).filter(({ terms }) => terms.unit === unit);
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/** What that comes to in a currency, in minor units. */
export function owedOf(ledger: TimeLedger | null, { currency }: Pick<TimeTerms, "currency">, but = "") {
  const counted = countedWeeks(ledger, but).filter(({ terms }) => terms.currency === currency);
  return counted.reduce((sum, week) => sum + sumOf(week), 0);
}

const countedWeeks = (ledger: TimeLedger | null, but: string) =>
  (ledger?.weeks ?? []).filter(
    ({ week, state }) => week !== but && (state === "SUBMITTED" || state === "APPROVED"),
  );

export function isNearCap(used: number, { cap }: Pick<AgreedTime, "cap">): boolean {
  return used * 100 >= cap * nearCap;
}

/** What a week comes to, in minor units. */
export function sumOf({ amount, terms }: Pick<TimeStanding, "amount" | "terms">): number {
  return Math.round((amount * terms.rate) / 100);
}
