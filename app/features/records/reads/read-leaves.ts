import { leafOf } from "~/domain/record/daily-root";
import { type AgreementEntry, agreementLog } from "~/features/agreements/model/agreement-log";
import { LEAVES_OF_PART } from "~/features/records/model/record-root";
import type { Page, StoreReads } from "~/platform/ports/store";

/** How far the logs of a day are read. Plain JSON. */
export interface LeavesPlace {
  /** Of the next page of entries; null before the first. */
  after: string | null;
  /** The log whose entries are just read, with the last one that was found. */
  open: Pick<AgreementEntry, "agreement" | "seq" | "hash"> | null;
  /** Whether there is no other page: what is open is the last log. */
  isLast: boolean;
}

export const firstLeaves: LeavesPlace = { after: null, open: null, isLast: false };

/**
 * The next part of a day’s leaves (ISO date), one for each log that was moved on it, and where the
 * part after it begins; null after the last. A log’s entries come one after the other, since their
 * ids begin with its own: so no more than a part is in memory.
 */
export async function readLeaves(
  reads: StoreReads,
  day: string,
  from: LeavesPlace,
): Promise<{ leaves: string[]; place: LeavesPlace | null }> {
  const leaves: string[] = [];
  let { after, open, isLast } = from;
  while (leaves.length < LEAVES_OF_PART && !isLast) {
    const page: Page<AgreementEntry> = await reads.query({
      ...{ collection: agreementLog.name, where: { day }, after },
      // An entry ends the log before it at most.
      limit: Math.min(100, LEAVES_OF_PART - leaves.length),
    });
    for (const { data } of page.items) {
      const { agreement, seq, hash } = data;
      if (open && open.agreement !== agreement) leaves.push(await leafOf(open.hash));
      // By their ids the tenth comes before the second.
      if (open?.agreement !== agreement || seq > open.seq) open = { agreement, seq, hash };
    }
    after = page.next;
    isLast = page.next === null;
  }
  if (!isLast || leaves.length === LEAVES_OF_PART)
    return { leaves, place: open || !isLast ? { after, open, isLast } : null };
  if (open) leaves.push(await leafOf(open.hash));
  return { leaves, place: null };
}
