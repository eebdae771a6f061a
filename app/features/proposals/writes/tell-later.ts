import { decisionOf, toUntold, type Untold } from "~/features/proposals/model/decision";
import { type Proposal, proposalId } from "~/features/proposals/model/proposal";
import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

export const acceptTellsType: JobType<Untold> = { name: "accept-tells", lane: "moves" };
export const declineTellsType: JobType<Untold> = { name: "decline-tells", lane: "moves" };
export const shortlistTellsType: JobType<Untold> = { name: "shortlist-tells", lane: "moves" };

const types = { ACCEPTED: acceptTellsType, DECLINED: declineTellsType, SHORTLISTED: shortlistTellsType };

/**
 * Plans to tell the applicant of the decision about this proposal once it can’t be undone. Reads
 * nothing.
 */
export function planToTell({ tx, now }: { tx: StoreTransaction; now: Date }, proposal: Proposal): void {
  const decision = decisionOf(proposal);
  if (decision === null) return;
  const type = types[decision.to];
  const id = `${type.name}-${proposalId(proposal.briefId, proposal.uid)}`;
  const payload = toUntold(proposal, decision);
  enqueue(tx, { type, payload, id, dueAt: new Date(decision.tellsAt) }, now);
}
