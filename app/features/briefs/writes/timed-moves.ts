import { type Brief, closesAt, decideBy } from "~/features/briefs/model/brief";
import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * Timed jobs of a published brief. Their handlers check the brief again, so a superfluous job does
 * nothing.
 */
export const briefClosesType: JobType<TimedMove> = { name: "brief-closes", lane: "moves" };
export const briefReminderType: JobType<TimedMove> = { name: "brief-reminder", lane: "moves" };
export const briefExpiresType: JobType<TimedMove> = { name: "brief-expires", lane: "moves" };

export interface TimedMove {
  brief: string;
  /** ISO 8601 UTC: the date that it was planned for. */
  dueAt: string;
}

/** Days before the date to decide by on which its hirer is reminded. */
const remindedDaysBefore = [3, 1] as const;

/** The moment of the first reminder of a brief that is to be decided by then. */
export function firstReminderAt(by: Date): Date {
  return remindedAt(by, remindedDaysBefore[0]);
}

function remindedAt(by: Date, days: number): Date {
  return new Date(by.getTime() - days * 86_400_000);
}

/**
 * Plans the jobs of a brief's dates, and replaces them when the dates move: each has a fixed id.
 */
export function planTimedMoves(tx: StoreTransaction, clock: Clock, id: string, brief: Brief): void {
  const [until, by] = [closesAt(brief), decideBy(brief)];
  if (until === null || by === null) return;
  const plan = (type: JobType<TimedMove>, suffix: string, dueAt: Date) =>
    planMove(tx, clock, `${type.name}${suffix}-${id}`, { type, brief: id, dueAt });
  plan(briefClosesType, "", until);
  planExpiry(tx, clock, id, by);
  for (const days of remindedDaysBefore) {
    const dueAt = remindedAt(by, days);
    if (dueAt > clock.now()) plan(briefReminderType, `-${days}`, dueAt);
  }
}

/** Plans the end of a brief whose date to decide by will have passed. */
export function planExpiry(tx: StoreTransaction, clock: Clock, brief: string, dueAt: Date): void {
  planMove(tx, clock, `${briefExpiresType.name}-${brief}`, { type: briefExpiresType, brief, dueAt });
}

function planMove(
  tx: StoreTransaction,
  clock: Clock,
  id: string,
  { type, brief, dueAt }: { type: JobType<TimedMove>; brief: string; dueAt: Date },
): void {
  enqueue(tx, { type, payload: { brief, dueAt: dueAt.toISOString() }, id, dueAt }, clock.now());
}
