import type { WorkSide } from "~/domain/reference";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { StoreReads } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { type Proposal, proposalsCollection } from "./proposal";
import { seenBy } from "./seen-proposal";

/** An accepted proposal, as one of its two sides has to do with it. */
export interface SharedWork {
  /** Of the proposal, and of all that follows from it. */
  id: string;
  proposal: Proposal;
  brief: Brief;
  side: WorkSide;
}

/**
 * The accepted proposal for one of its two sides; null for all others, and until the applicant was
 * told.
 */
export async function readSharedWork(
  reads: StoreReads,
  uid: string,
  id: string,
  now: Date,
): Promise<SharedWork | null> {
  const proposal = (await reads.get<Proposal>(proposalsCollection, id))?.data;
  if (!proposal || (proposal.uid !== uid && proposal.hirerUid !== uid)) return null;
  const brief = (await reads.get<Brief>(briefsCollection, proposal.briefId))?.data;
  if (!brief || !isWork(proposal, brief, now)) return null;
  return { id, proposal, brief, side: proposal.uid === uid ? "TALENT" : "HIRER" };
}

/** Whether the two work together: accepted, and told. */
export function isWork(proposal: Proposal, brief: Brief, now: Date): boolean {
  return seenBy("applicant", proposal, brief, now).status === "ACCEPTED";
}

export const otherUid = ({ proposal, side }: Pick<SharedWork, "proposal" | "side">): string =>
  side === "HIRER" ? proposal.uid : proposal.hirerUid;

/** What keeps the two from doing anything more together; null for nothing. */
export async function hindranceBetween(
  reads: StoreReads,
  shared: Pick<SharedWork, "proposal" | "side">,
): Promise<RefusalCode | null> {
  const { uid, hirerUid } = shared.proposal;
  if (await isBlocked(reads, uid, hirerUid)) return "BLOCKED";
  return (await isActive(reads, otherUid(shared))) ? null : "APPLICANT_AWAY";
}
