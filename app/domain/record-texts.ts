import * as words from "~/words/content.generated";
import { besideEachOther } from "~/words/isolate";

/**
 * How a hirer kept the decide-by promise: "Decided in time on 7 of 8 briefs". A brief that ended
 * without proposals doesn't count, so "no brief has ended" could be false.
 */
export function describeRecord({ record }: { record: ShownRecord | null }): string {
  return besideEachOther([describeInTime(record), describeReplies(record)]);
}

export interface ShownRecord {
  decidedInTime: number;
  decidedLate: number;
  replies?: { of: number; replied: number; days: number } | null;
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
