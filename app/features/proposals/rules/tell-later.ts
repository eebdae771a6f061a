import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { TELL_DELAY } from "~/platform/values/times";
import { type Proposal, proposalId } from "./proposal";

/** The proposal that a hirer decides about. */
export interface ProposalKey {
  briefId: string;
  applicantUid: string;
}

/** A decision that its applicant is told later. */
export interface Untold extends ProposalKey {
  declineVisibleAt: string;
}

export const acceptTellsType: JobType<Untold> = { name: "accept-tells", lane: "moves" };
export const declineTellsType: JobType<Untold> = { name: "decline-tells", lane: "moves" };
export const shortlistTellsType: JobType<Untold> = { name: "shortlist-tells", lane: "moves" };

/** The fields of a proposal without an untold decision. */
export const nothingWaits = {
  formerStatus: null,
  declineReason: null,
  note: null,
  declineVisibleAt: null,
} as const satisfies Partial<Proposal>;

/** When a decision of this moment is told, as ISO 8601 UTC. */
export function tellsAt(now: Date): string {
  return new Date(now.getTime() + TELL_DELAY).toISOString();
}

/**
 * Plans to tell an applicant once the decision can’t be undone any more; answers when that is.
 * Reads nothing.
 */
export function planToTell(
  { tx, now }: { tx: StoreTransaction; now: Date },
  { briefId, applicantUid }: ProposalKey,
  type: JobType<Untold>,
): string {
  const declineVisibleAt = tellsAt(now);
  const id = `${type.name}-${proposalId(briefId, applicantUid)}`;
  const payload = { briefId, applicantUid, declineVisibleAt };
  enqueue(tx, { type, payload, id, dueAt: new Date(declineVisibleAt) }, now);
  return declineVisibleAt;
}
