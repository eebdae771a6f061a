import { otherSide, type WorkSide } from "~/domain/reference";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { StoreReads } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { uidOf, type Work, worksCollection } from "./work";

/** The work of an accepted proposal, as one of its two sides has to do with it. */
export interface WorkScene {
  /** Of the proposal, and of the work. */
  id: string;
  proposal: Proposal;
  brief: Brief;
  /** Null until one of the two said something of it. */
  work: Work | null;
  side: WorkSide;
}

/**
 * The work for one of its two sides; null for all others, and until the applicant was told that
 * they are accepted.
 */
export async function readWorkScene(
  reads: StoreReads,
  uid: string,
  id: string,
  now: Date,
): Promise<WorkScene | null> {
  const proposal = (await reads.get<Proposal>(proposalsCollection, id))?.data;
  if (!proposal || (proposal.uid !== uid && proposal.hirerUid !== uid)) return null;
  const brief = (await reads.get<Brief>(briefsCollection, proposal.briefId))?.data;
  if (!brief || !isWork(proposal, brief, now)) return null;
  const work = (await reads.get<Work>(worksCollection, id))?.data ?? null;
  return { id, proposal, brief, work, side: proposal.uid === uid ? "TALENT" : "HIRER" };
}

/** Whether the two work together: accepted, and told. */
export function isWork(proposal: Proposal, brief: Brief, now: Date): boolean {
  return seenBy("applicant", proposal, brief, now).status === "ACCEPTED";
}

export const otherUid = ({ proposal, side }: WorkScene): string => uidOf(proposal, otherSide(side));

/** What keeps the two from saying anything more about each other; null for nothing. */
export async function hindranceBetween(reads: StoreReads, scene: WorkScene): Promise<RefusalCode | null> {
  const { uid, hirerUid } = scene.proposal;
  if (await isBlocked(reads, uid, hirerUid)) return "BLOCKED";
  return (await isActive(reads, otherUid(scene))) ? null : "APPLICANT_AWAY";
}
