import * as words from "~/words/content.generated";
import { besideEachOther } from "~/words/isolate";

/**
 * How a hirer kept the decide-by promise, and looked at deliveries: "Decided in time on 7 of 8
 * briefs". A brief that ended without proposals doesn't count, so "no brief has ended" could be
 * false.
 */
export function describeRecord({ record }: { record: ShownRecord | null }): string {
  return besideEachOther([describeInTime(record), describeReplies(record), describeLooked(record)]);
}

export interface ShownRecord {
  decidedInTime: number;
  decidedLate: number;
  replies?: { of: number; replied: number; days: number } | null;
  /** Where it is asked for; null for too few. */
  looked?: ShownDates | null;
}

/** Of so many dates, so many were kept. */
export interface ShownDates {
  of: number;
  inTime: number;
}

/** "Delivered 9 of 10 milestones by the date agreed"; null for too few. */
export function describeDelivered(delivered: ShownDates | null): string | null {
  return delivered && words.deliveredInTime({ inTime: String(delivered.inTime), all: delivered.of });
}

/** "Looked at 9 of 10 deliveries in time". */
function describeLooked(record: ShownRecord | null): string | null {
  const { looked } = record ?? {};
  return looked ? words.lookedInTime({ inTime: String(looked.inTime), all: looked.of }) : null;
}

/** "16 of 16 replied, usually after 7 days"; null until the first reply was told. */
export function describeReplies(record: ShownRecord | null): string | null {
  if (!record?.replies) return null;
  const { of, replied, days } = record.replies;
  const counts = { replied: String(replied), of: String(of) };
  if (replied === 0) return words.repliedOf(counts);
  // Half of them came sooner.
  return days === 0 ? words.repliedSameDay(counts) : words.repliedAfter({ ...counts, days });
}

function describeInTime(record: ShownRecord | null): string {
  const { decidedInTime = 0, decidedLate = 0 } = record ?? {};
  const all = decidedInTime + decidedLate;
  if (all === 0) return words.noRecord();
  if (decidedLate === 0) return words.allInTime({ all });
  return words.someInTime({ inTime: String(decidedInTime), all });
}
