import type { DayStanding, TimeMove, TimeState } from "~/domain/time-sheet";
import { hindranceToAct, standingOf } from "~/features/accounts/model/member";
import { getVersion } from "~/features/agreements/model/agreement";
import type { ReadAgreement } from "~/features/agreements/reads/read-agreement";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { daysOfWeek, takesTime } from "~/features/time-sheets/model/check-time";
import { movesDespite, movesOf } from "~/features/time-sheets/model/time-moves";
import {
  type AgreedTime,
  agreedTimeOf,
  sheetId,
  standingOfWeek,
  sumOf,
  type TimeLedger,
  type TimeSheet,
  type TimeTerms,
  timeLedgers,
  timeSheets,
} from "~/features/time-sheets/model/time-sheet";
import type { PageArgs } from "~/platform/ports/pages";
import { InvalidCursorError, type StoreReads } from "~/platform/ports/store";
import { daysAfter, isMonday, latestToday, mondayOf } from "~/values/days";
import type { RefusalCode } from "~/values/refusals";

/** The time of a work, as one of its two sides reads it. */
export interface ReadTime extends ReadAgreement {
  now: Date;
  /** Null where the version that holds isn’t paid by time. */
  agreed: AgreedTime | null;
  ledger: TimeLedger | null;
  /** Read once for all of its weeks, and only where it is asked for. */
  actors(): Promise<Actors>;
}

interface Actors {
  /** Whether the reader may act at all. */
  mayAct: boolean;
  /** What keeps the two from doing anything together; null for nothing. */
  hindrance: RefusalCode | null;
}

/** A week of it. */
export interface ReadWeek {
  time: ReadTime;
  week: string;
  state: TimeState;
  turn: number;
  terms: TimeTerms;
  /** In hundredths of the unit, and minor units; null where the talent alone reads it. */
  amount: number | null;
  sum: number | null;
  /** When it was moved last, ISO 8601 UTC; null until it is written, or while the talent has it. */
  at: string | null;
}

interface ReadDay {
  day: string;
  standing: DayStanding;
  /** In hundredths of the unit; null for none. */
  amount: number | null;
  note: string | null;
}

/**
 * Null where neither the version that holds is paid by time, nor a week was written by an earlier
 * one.
 */
export async function readTime(reads: StoreReads, found: ReadAgreement, now: Date): Promise<ReadTime | null> {
  const { id, agreement } = found;
  if (!agreement?.inForce) return null;
  const agreed = agreedTimeOf(await getVersion(reads, id, agreement.inForce.n), agreement);
  const ledger = (await reads.get<TimeLedger>(timeLedgers.name, found.id))?.data ?? null;
  if (!agreed && !ledger) return null;
  let read: Promise<Actors> | undefined;
  return { ...found, now, agreed, ledger, actors: () => (read ??= readActors(reads, found)) };
}

async function readActors(reads: StoreReads, found: ReadAgreement): Promise<Actors> {
  const [standing, hindrance] = await Promise.all([
    standingOf(reads, found.reader),
    hindranceBetween(reads, found),
  ]);
  return { mayAct: hindranceToAct(standing) === null, hindrance };
}

/** Those that were written, the last first; for the hirer, those that were submitted. */
export function weeksOf(time: ReadTime): ReadWeek[] {
  return (time.ledger?.weeks ?? []).flatMap(({ week }) => readWeek(time, week) ?? []);
}

/** A page of them. The cursor is the last Monday of the one before. */
export function pageOfWeeks(time: ReadTime, { first, after }: PageArgs) {
  if (after !== null && !isMonday(after)) throw new InvalidCursorError("That is no Monday");
  const older = weeksOf(time).filter(({ week }) => after === null || week < after);
  const items = older.slice(0, first);
  return { items, next: older.length > first ? (items.at(-1)?.week ?? null) : null };
}

interface TimeTotal extends Pick<TimeTerms, "unit" | "currency"> {
  state: TimeState;
  weeks: number;
  /** The Monday of the first of them. */
  first: string;
  amount: number | null;
  sum: number | null;
}

/** All of them together, by state, unit and currency. */
export function totalsOf(time: ReadTime): TimeTotal[] {
  const totals = new Map<string, TimeTotal>();
  for (const { week, state, terms, amount, sum } of weeksOf(time)) {
    const { unit, currency } = terms;
    const key = `${state} ${unit} ${currency}`;
    const counted = state === "SUBMITTED" || state === "APPROVED";
    const before = totals.get(key);
    totals.set(key, {
      ...{ state, unit, currency, first: week },
      weeks: (before?.weeks ?? 0) + 1,
      amount: counted ? (before?.amount ?? 0) + (amount ?? 0) : null,
      sum: counted ? (before?.sum ?? 0) + (sum ?? 0) : null,
    });
  }
  return [...totals.values()];
}

/** How many of the talent’s weeks without time are offered. */
const OFFERED = 4;

/** The last weeks that take time and weren’t written, the last first; none for the hirer. */
export function unwrittenWeeks({ side, agreed, ledger, now }: ReadTime): string[] {
  if (side === "HIRER" || !agreed) return [];
  const weeks: string[] = [];
  const last = mondayOf([latestToday(now), agreed.endOn ?? "9"].sort()[0] ?? "");
  for (let back = 0; back < 26 && weeks.length < OFFERED; back += 1) {
    const week = daysAfter(last, -7 * back);
    if (takesTime(week, agreed, now) && !standingOfWeek(ledger, week)) weeks.push(week);
  }
  return weeks;
}

/** Null for what isn’t a week, lies outside the agreement’s dates, or is still the talent’s own. */
export function readWeek(time: ReadTime, week: string): ReadWeek | null {
  const { ledger, agreed, side, now } = time;
  const standing = isMonday(week) ? standingOfWeek(ledger, week) : null;
  const isOwn = side === "TALENT";
  if (standing) {
    const { state, turn, terms, at } = standing;
    if (!isOwn && state === "OPEN") return null;
    // What the talent saves after a return, and that they do, is theirs.
    if (!isOwn && state === "RETURNED")
      return { time, week, state, turn: 0, terms: agreed ?? terms, at: null, amount: null, sum: null };
    return { time, week, state, turn, terms, at, amount: standing.amount, sum: sumOf(standing) };
  }
  if (!isOwn || !agreed || !isMonday(week) || !takesTime(week, agreed, now)) return null;
  return { time, week, state: "OPEN", turn: 0, terms: agreed, at: null, amount: 0, sum: 0 };
}

/** Its sheet; for the hirer without days while the talent writes it anew. */
async function readSheet(reads: StoreReads, { time, week, state }: ReadWeek): Promise<TimeSheet | null> {
  const sheet = (await reads.get<TimeSheet>(timeSheets.name, sheetId(time.id, week)))?.data ?? null;
  const isShown = time.side === "TALENT" || state !== "RETURNED";
  return sheet && (isShown ? sheet : { ...sheet, entries: [] });
}

export async function readDays(reads: StoreReads, found: ReadWeek): Promise<ReadDay[]> {
  const { time, week, terms, state } = found;
  const sheet = await readSheet(reads, found);
  // Hours that were written before the two agreed on days aren’t days.
  const isAnother = time.agreed?.unit !== terms.unit && (state === "OPEN" || state === "RETURNED");
  return daysOfWeek(week, time.agreed, time.now).map(({ day, standing }) => {
    const { amount = null, note = null } = sheet?.entries.find((one) => one.day === day) ?? {};
    return { day, standing, amount: isAnother ? null : amount, note };
  });
}

export async function readReturned(reads: StoreReads, found: ReadWeek): Promise<TimeSheet["returned"]> {
  return (await readSheet(reads, found))?.returned ?? null;
}

/** What the reader may do next, so that pages don’t repeat the rules. */
export async function timeMovesNow({ time, state, week }: ReadWeek): Promise<TimeMove[]> {
  const { mayAct, hindrance } = await time.actors();
  const own = movesOf(state, time.side, takesTime(week, time.agreed, time.now));
  return mayAct ? movesDespite(own, hindrance) : [];
}
