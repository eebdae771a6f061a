import { isRunning } from "~/domain/brief";
import { type MarketParts, type Member, requireActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, withoutKept } from "~/features/briefs/model/brief";
import { isAfterFirstDate } from "~/features/briefs/model/first-dates";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { withEvent } from "~/features/market/model/event-line";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { withLineMoved, withProposalMoved } from "~/features/proposals/model/counts";
import { decisionOf, given } from "~/features/proposals/model/decision";
import {
  hasReachedHirer,
  isWaiting,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import {
  moveProposal,
  type ProposalActor,
  type ProposalEvent,
} from "~/features/proposals/model/proposal-moves";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

/** The state that a change of a proposal starts from, read inside its transaction. */
export interface ProposalScene {
  tx: StoreTransaction;
  now: Date;
  id: string;
  proposal: Proposal;
  brief: Brief;
  member: Member;
}

/** The result of a change: the proposal, and the brief where its counts or state change. */
export interface ProposalChange {
  proposal: Proposal;
  brief?: Brief;
}

/**
 * Runs a change of a proposal by its applicant or by the brief's hirer, in one transaction with the
 * brief: so of two at once only one succeeds where the rules allow one. Others get "not found".
 */
export function changeProposal(
  { store, clock }: MarketParts,
  actor: { uid: string; as: "applicant" | "hirer" },
  { briefId, applicantUid }: { briefId: string; applicantUid: string },
  work: (scene: ProposalScene) => Promise<Result<ProposalChange>> | Result<ProposalChange>,
): Promise<Result<Versioned<Proposal>>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, actor.uid);
    if (!member.ok) return member;
    const id = proposalId(briefId, applicantUid);
    const brief = await tx.get<Brief>(briefsCollection, briefId);
    const proposal = await tx.get<Proposal>(proposalsCollection, id);
    const owner = actor.as === "hirer" ? brief?.data.hirerUid : applicantUid;
    if (!brief || !proposal || owner !== actor.uid) return refuse("NOT_FOUND");
    if (actor.as === "hirer" && !hasReachedHirer(proposal.data)) return refuse("NOT_FOUND");
    const scene = {
      tx,
      now: clock.now(),
      id,
      proposal: proposal.data,
      brief: brief.data,
      member: member.value,
    };
    const changed = await work(scene);
    if (!changed.ok) return changed;
    if (changed.value.proposal !== proposal.data) tx.set(proposalsCollection, id, changed.value.proposal);
    if (changed.value.brief && changed.value.brief !== brief.data)
      setBrief(tx, clock.now(), briefId, brief.data, changed.value.brief);
    // For the actor's other open pages. The other side's feed changes with its notification, maybe
    // later.
    touchFeed(tx, clock.now(), actor.uid);
    return ok({ id, version: proposal.version + 1, data: changed.value.proposal });
  });
}

/**
 * The proposal after an event, with its event line, and the brief with its counts and its late
 * mark; refused where the state machine says so. Writes nothing.
 */
export function movedProposal(
  { proposal, brief, now, id }: Pick<ProposalScene, "proposal" | "brief" | "now" | "id">,
  event: Exclude<ProposalEvent, "DELETE">,
  actor: ProposalActor,
): Result<Required<ProposalChange>> {
  const found = moveProposal(proposal.status, event, actor);
  const to = found === "FORMER" ? (decisionOf(proposal)?.from ?? null) : found;
  if (to === null || to === "DELETED") return refuse("WRONG_STATE");
  const at = now.toISOString();
  // Untold: nothing that the applicant can read may change with it, including the order of their
  // list.
  const isQuiet = actor === "hirer" || event === "TAKE_BACK";
  return ok({
    proposal: {
      ...proposal,
      status: to,
      updatedAt: isQuiet ? proposal.updatedAt : `${at}_${id}`,
      events: withEvent(proposal.events, { at, event, by: actor }),
    },
    brief: {
      // An invited member whose proposal joins the line while the last seat is given keeps the
      // place.
      ...(to === "WAITLISTED" ? brief : withoutKept(brief, proposal.uid)),
      counts: withProposalMoved(brief.counts, proposal.status, to),
      waiting: withLineMoved(brief, proposal.uid, to),
      late: brief.late || (hasWaitedTooLong({ proposal, brief, now }) && !isWaiting({ status: to })),
    },
  });
}

/** The same after a decision of the hirer, which is told ten minutes later. Writes nothing. */
export function decidedProposal(
  scene: Pick<ProposalScene, "proposal" | "brief" | "now" | "id">,
  event: "SHORTLIST" | "ACCEPT" | "DECLINE",
): Result<Required<ProposalChange>> {
  const moved = movedProposal(scene, event, "hirer");
  const decision = given(scene.proposal, scene.now);
  if (!moved.ok || decision === null) return refuse("WRONG_STATE");
  return ok({ ...moved.value, proposal: { ...moved.value.proposal, ...decision } });
}

/**
 * Whether its applicant still waits after the first date. A declined one has an answer, told or
 * not.
 */
function hasWaitedTooLong({ proposal, brief, now }: Pick<ProposalScene, "proposal" | "brief" | "now">) {
  const isAnswered = proposal.declineReason !== null;
  return isRunning(brief) && isWaiting(proposal) && !isAnswered && isAfterFirstDate(brief, now);
}
