import type { MilestoneEvent } from "~/domain/milestone";
import type { Agreement } from "~/features/agreements/model/agreement";
import {
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
} from "~/features/briefs/model/hirer-record";
import { type PromisedDate, withDate } from "~/features/briefs/model/promised-date";
import { deliveryId, type Progress, progressId } from "~/features/milestones/model/milestone";
import { type TalentRecord, talentRecords } from "~/features/milestones/model/talent-record";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { lastMomentOf } from "~/values/days";

/** What is shown of how the two kept dates, as it was before a move. */
export interface Records {
  hirer: HirerRecord;
  talent: TalentRecord;
}

type Sides = Pick<Agreement, "uid" | "hirerUid">;

export async function readRecords(reads: StoreReads, { uid, hirerUid }: Sides): Promise<Records> {
  const hirer = await getHirerRecord(reads, hirerUid);
  const talent = (await reads.get<TalentRecord>(talentRecords.name, uid))?.data ?? { delivered: [] };
  return { hirer, talent };
}

interface Move {
  event: MilestoneEvent;
  /** What it moved from; null for its first move. */
  from: Pick<Progress, "state" | "shown"> | null;
  to: Progress;
  /** ISO 8601 UTC: until when a delivery is to be looked at. */
  lookBy?: string;
}

/**
 * Writes into the records of the two what a move says of their dates. Neither can be raised by one
 * side: a hirer’s begins with a delivery, and talent’s with the acceptance of one.
 */
export function keepDates(
  { tx, now, agreement, records }: { tx: StoreTransaction; now: Date; agreement: Sides; records: Records },
  move: Move,
): void {
  const { uid, hirerUid } = agreement;
  const { dates: before } = records.hirer;
  const dates = lookedAfter(before, move, agreement, now);
  if (dates && dates !== before)
    tx.set<HirerRecord>(hirerRecordsCollection, hirerUid, { ...records.hirer, dates });
  const date = deliveredBy(move, agreement);
  if (date)
    tx.set<TalentRecord>(talentRecords.name, uid, {
      delivered: withDate(records.talent.delivered, date, now),
    });
}

/** The same list where it stays as it is. */
function lookedAfter(
  looked: PromisedDate[] | undefined,
  { event, from, to, lookBy }: Move,
  { uid, hirerUid }: Sides,
  now: Date,
): PromisedDate[] | undefined {
  const idOf = (round: number | null) => deliveryId(to.agreement, to.milestone, round ?? 0);
  if (event === "DELIVER" && lookBy) {
    const date = { id: idOf(to.shown), uid: hirerUid, otherUid: uid, by: lookBy, at: null };
    return withDate(looked, date, now);
  }
  // Silence that accepts leaves it as it was: not looked at.
  const open = from?.state === "DELIVERED" && looked?.find(({ id }) => id === idOf(from.shown));
  if (!open || !looked || event === "SILENCE") return looked;
  if (event === "TAKE_BACK") return looked.filter((one) => one !== open);
  return looked.map((one) => (one === open ? { ...open, at: now.toISOString() } : one));
}

/** Null where it isn’t accepted by this move, or was due on no day, or never delivered. */
function deliveredBy({ event, to }: Move, { uid, hirerUid }: Sides): PromisedDate | null {
  if (event !== "ACCEPT" && event !== "SILENCE") return null;
  if (!to.first?.dueOn) return null;
  const { at, dueOn } = to.first;
  const id = progressId(to.agreement, to.milestone);
  return { id, uid, otherUid: hirerUid, by: lastMomentOf(dueOn), at };
}
