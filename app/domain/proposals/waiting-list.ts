import type { Clock } from "~/ports/clock";
import type { StoreReads, StoreTransaction, Versioned } from "~/ports/store";
import type { Brief } from "../briefs/brief";
import { notify } from "../notices/notification";
import { movedProposal } from "./change-proposal";
import { withPlaces } from "./counts";
import { type Proposal, proposalsCollection } from "./proposal";

/** Who waits longest; null when nobody waits. Read before the first write of its transaction. */
export async function firstInLine(reads: StoreReads, briefId: string): Promise<Versioned<Proposal> | null> {
  const page = await reads.query<Proposal>({
    collection: proposalsCollection,
    where: { briefId, status: "waitlisted" },
    orderBy: { field: "sentAt", direction: "asc" },
    limit: 1,
  });
  return page.items[0] ?? null;
}

/** The place of a proposal in the waiting list, 1 for the first; null for one that doesn't wait, or is far behind. */
export function placeInLine({ uid, status }: Proposal, { waiting = [] }: Brief): number | null {
  const index = status === "waitlisted" ? waiting.indexOf(uid) : -1;
  return index < 0 ? null : index + 1;
}

/**
 * Gives a place that was freed to whoever waits longest, in the transaction that frees it. Answers
 * the brief with its counts; writes the promoted proposal, not the brief.
 */
export function givePlaceBack(
  tx: StoreTransaction,
  clock: Clock,
  brief: Brief,
  first: Versioned<Proposal> | null,
): Brief {
  const freed = { ...brief, counts: withPlaces(brief.counts, -1) };
  const running = brief.status === "open" || brief.status === "shortlisting";
  if (!first || !running) return freed;
  const scene = { proposal: first.data, brief: freed, now: clock.now(), id: first.id };
  const moved = movedProposal(scene, "promote", "system");
  if (!moved.ok) return freed;
  tx.set(proposalsCollection, first.id, moved.value.proposal);
  const about = { briefId: first.data.briefId, applicantUid: first.data.uid };
  notify(tx, clock, { uid: first.data.uid, type: "proposal-promoted", ...about });
  notify(tx, clock, { uid: brief.hirerUid, type: "proposal-received", ...about });
  return { ...moved.value.brief, counts: withPlaces(moved.value.brief.counts, 1) };
}
