import { type BriefStatus, briefCounts } from "~/domain/brief";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { datesInFile, type PromisedDate } from "./promised-date";

/**
 * `hirerRecords/{uid}`: how many of a hirer's briefs stand in each state, and whether they were
 * decided in time (domain.md, decide-by promise), and deliveries looked at in time. Kept with every
 * move, because document stores don't count.
 */
export interface HirerRecord {
  briefs: Record<(typeof briefCounts)[BriefStatus], number>;
  /** Briefs with proposals, all of which were answered by the date. */
  decidedInTime: number;
  /** Briefs that ended after the date with proposals still waiting. */
  decidedLate: number;
  /** Among the last proposals; null or absent until the first was told. */
  replies?: Replies | null;
  /** Deliveries to look at within the days for review: the last ones. Absent until the first. */
  dates?: PromisedDate[];
}

export interface Replies {
  /**
   * Proposals whose applicants know how it ended, of the last hundred that changed; none that an
   * early end of the brief left without a reply.
   */
  of: number;
  /** Of these, those with a yes or a no of the hirer's: the others' brief ended by itself. */
  replied: number;
  /** The median of days from a proposal to its reply, in whole days. */
  days: number;
}

export const hirerRecords = collection<HirerRecord>()({
  name: "hirerRecords",
  ofMember: { id: "uid", exported: ({ dates }) => (dates ? { looked: datesInFile(dates) } : null) },
  unindexed: ["dates"],
  // 2: how they replied. Older records don't say, and what adds drafts to them copies the rest. 3:
  // what they looked at, which begins with the next delivery.
  steps: [(record) => ({ replies: null, ...record }), (record) => record],
});
export const hirerRecordsCollection = hirerRecords.name;

const nothing: HirerRecord = {
  briefs: { draft: 0, open: 0, shortlisting: 0, filled: 0, closed: 0 },
  decidedInTime: 0,
  decidedLate: 0,
};

export async function getHirerRecord(reads: StoreReads, uid: string): Promise<HirerRecord> {
  return (await reads.get<HirerRecord>(hirerRecordsCollection, uid))?.data ?? nothing;
}

/** The record after a brief went from one state to another; null stands for "doesn't exist". */
export function withBriefMoved(
  record: HirerRecord,
  from: BriefStatus | null,
  to: BriefStatus | null,
): HirerRecord {
  const briefs = { ...record.briefs };
  if (from !== null) briefs[briefCounts[from]] = Math.max(0, briefs[briefCounts[from]] - 1);
  if (to !== null) briefs[briefCounts[to]] += 1;
  return { ...record, briefs };
}

/** Whether the hirer ever published a brief. */
export function hasPublished({ briefs }: HirerRecord): boolean {
  return briefs.open + briefs.shortlisting + briefs.filled + briefs.closed > 0;
}

/** How many of the hirer's briefs have not ended. */
export function runningBriefs({ briefs }: HirerRecord): number {
  return briefs.draft + briefs.open + briefs.shortlisting;
}
