/**
 * How a hirer kept the decide-by promise: "Decided in time on 7 of 8 briefs". A brief that ended
 * without proposals doesn't count, so "no brief has ended" could be false.
 */
export function describeRecord({ record }: { record: ShownRecord | null }): string {
  return [describeInTime(record), describeReplies(record)].filter(Boolean).join(" · ");
}

interface ShownRecord {
  decidedInTime: number;
  decidedLate: number;
  replies?: { of: number; replied: number; days: number } | null;
}

/** "16 of 16 replied, usually after 7 days"; null until the first reply was told. */
export function describeReplies(record: ShownRecord | null): string | null {
  if (!record?.replies) return null;
  const { of, replied, days } = record.replies;
  const said = `${replied} of ${of} replied`;
  if (replied === 0) return said;
  // Half of them came sooner.
  const median = days === 0 ? "on the same day" : days === 1 ? "after 1 day" : `after ${days} days`;
  return `${said}, usually ${median}`;
}

function describeInTime(record: ShownRecord | null): string {
  const { decidedInTime = 0, decidedLate = 0 } = record ?? {};
  const all = decidedInTime + decidedLate;
  if (all === 0) return "No brief with proposals has ended yet";
  if (decidedLate === 0)
    return `Decided in time on ${all === 1 ? "the one brief so far" : all === 2 ? "both briefs" : `all ${all} briefs`}`;
  return `Decided in time on ${decidedInTime} of ${all} ${all === 1 ? "brief" : "briefs"}`;
}
