import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { blockId, blocksCollection } from "~/features/accounts/model/block";
import type { StoreReads } from "~/platform/ports/store";
import { KEPT_DATES_COUNT } from "~/values/durations";
import { limits } from "~/values/limits";

/** Something that a member was to do for another by a date that both had agreed on. */
export interface PromisedDate {
  /** Of the delivery to look at, or the milestone to deliver. */
  id: string;
  uid: string;
  otherUid: string;
  /** ISO 8601 UTC: until when; and when it was done, null where it wasn’t yet. */
  by: string;
  at: string | null;
}

/** A record in figures, never a score: of so many, so many were in time. */
interface KeptDates {
  of: number;
  inTime: number;
}

/**
 * The dates with another one. Those that don’t count any more go, the oldest first, and of one
 * other those above `limits.keptDatesWithOne`: a friend would push out all that weren’t kept.
 */
export function withDate(dates: readonly PromisedDate[] = [], date: PromisedDate, now: Date): PromisedDate[] {
  const recent = dates.filter((one) => one.id !== date.id && isRecent(one, now));
  const withOne = recent.filter(({ otherUid }) => otherUid === date.otherUid);
  const gone = new Set(withOne.slice(0, 1 - limits.keptDatesWithOne));
  return [...recent.filter((one) => !gone.has(one)), date].slice(-limits.keptDates);
}

/**
 * What is shown of a member’s dates; null for too few, or too few others: a record that one friend
 * can give is worth nothing. What wasn’t done by its date counts from then on, unless the other is
 * away or has blocked the member.
 */
export async function countKept(
  reads: StoreReads,
  dates: readonly PromisedDate[] = [],
  now: Date,
): Promise<KeptDates | null> {
  const recent = dates.filter((one) => isRecent(one, now) && isDecided(one, now));
  const excused = await readExcused(
    reads,
    recent.filter(({ at }) => at === null),
  );
  const counted = recent.filter(({ id }) => !excused.has(id));
  const others = new Set(counted.map(({ otherUid }) => otherUid));
  if (counted.length < limits.keptDatesShown || others.size < limits.keptDatesOthers) return null;
  return { of: counted.length, inTime: counted.filter(isInTime).length };
}

/** As their member’s own file has them: not whom they were promised. */
export function datesInFile(dates: readonly PromisedDate[]) {
  return dates.map(({ id, by, at }) => ({ id, by, at }));
}

/** The ids of those that couldn’t be done. */
async function readExcused(reads: StoreReads, open: readonly PromisedDate[]): Promise<Set<string>> {
  if (open.length === 0) return new Set();
  const others = open.map(({ otherUid }) => otherUid);
  const accounts = await reads.getMany<Account>(accountsCollection, others);
  const blocks = await reads.getMany(
    blocksCollection,
    open.map(({ uid, otherUid }) => blockId(otherUid, uid)),
  );
  const isExcused = (at: number) => accounts[at]?.data.status !== "ACTIVE" || blocks[at] !== null;
  return new Set(open.filter((_one, at) => isExcused(at)).map(({ id }) => id));
}

function isInTime({ at, by }: PromisedDate): boolean {
  return at !== null && at <= by;
}

/** Whether it was done, or can’t be in time any more. */
function isDecided({ at, by }: PromisedDate, now: Date): boolean {
  return at !== null || by < now.toISOString();
}

function isRecent({ at, by }: PromisedDate, now: Date): boolean {
  return (at ?? by) > new Date(now.getTime() - KEPT_DATES_COUNT).toISOString();
}
