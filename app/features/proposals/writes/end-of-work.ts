import type { Brief } from "~/features/briefs/model/brief";
import { plannedEnd } from "~/features/proposals/model/planned-end";
import { type Proposal, proposalId } from "~/features/proposals/model/proposal";
import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Tells both sides that they can write references; its entry is in features/references. */
export const workEndsType: JobType<{ work: string }> = { name: "work-ends", lane: "moves" };

/**
 * Plans to tell both sides once the work has ended, in the transaction that tells the yes; and anew
 * in one that moves its end.
 */
export function planEndOfWork(tx: StoreTransaction, now: Date, proposal: Proposal, brief: Brief): void {
  const end = plannedEnd(proposal, brief);
  if (end === null) return;
  const id = proposalId(proposal.briefId, proposal.uid);
  const job = { type: workEndsType, payload: { work: id }, id: `${workEndsType.name}-${id}` };
  enqueue(tx, { ...job, dueAt: new Date(end) }, now);
}
