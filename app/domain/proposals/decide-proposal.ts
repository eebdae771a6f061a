import { limits } from "~/contract/limits";
import { type DeclineReason, declineReasons } from "~/contract/proposal";
import { ok, type Result, refuse } from "~/contract/result";
import { toProse } from "~/contract/text";
import { enqueue } from "~/jobs/queue.server";
import type { Versioned } from "~/ports/store";
import { isActive, type MarketParts } from "../accounts/member";
import { isRunning } from "../briefs/brief";
import { movedBrief, writeBrief } from "../briefs/change-brief";
import { getHirerRecord } from "../briefs/hirer-record";
import { planEndOfBrief } from "../briefs/plan-to-tell";
import { createProblems } from "../checks";
import { notify } from "../notices/notification";
import { changeProposal, movedProposal, type ProposalScene } from "./change-proposal";
import { DECLINE_DELAY, isUntold, type Proposal } from "./proposal";

/** Which proposal a hirer decides about. */
export interface ProposalKey {
  briefId: string;
  applicantUid: string;
}

type DecidedProposal = Promise<Result<Versioned<Proposal>>>;

export const declineTellsType = "decline-tells";

/** Puts a proposal on the shortlist, and tells its applicant. */
export function shortlistProposal(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, async (scene) => {
    if (scene.proposal.status === "SHORTLISTED" && isRunning(scene.brief))
      return ok({ proposal: scene.proposal });
    if (!(await isActive(scene.tx, key.applicantUid))) return refuse("APPLICANT_AWAY");
    const moved = isRunning(scene.brief) ? movedProposal(scene, "SHORTLIST", "hirer") : refuse("WRONG_STATE");
    if (moved.ok) tell(parts, scene, "proposal-shortlisted");
    return moved;
  });
}

/**
 * Accepts a proposal. The one for the last seat fills the brief in the same transaction: the others
 * read as declined from that moment, and a job tells them.
 */
export function acceptProposal(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, async (scene) => {
    const { tx, brief, now, proposal } = scene;
    if (proposal.status === "ACCEPTED") return ok({ proposal });
    if (!isRunning(brief)) return refuse("WRONG_STATE");
    if (!(await isActive(tx, key.applicantUid))) return refuse("APPLICANT_AWAY");
    const record = await getHirerRecord(tx, brief.hirerUid);
    const moved = movedProposal(scene, "ACCEPT", "hirer");
    if (!moved.ok) return moved;
    if (moved.value.brief.counts.accepted < brief.seats) {
      tell(parts, scene, "proposal-accepted");
      return moved;
    }

    const briefScene = { tx, now, id: key.briefId, brief: moved.value.brief, record };
    const filled = movedBrief(briefScene, "FILL", "owner");
    if (!filled.ok) return filled;
    tell(parts, scene, "proposal-accepted");
    planEndOfBrief(tx, parts.clock, key.briefId);
    writeBrief(briefScene, brief.status, filled.value);
    return ok({ proposal: moved.value.proposal, brief: filled.value });
  });
}

/** Declines with a reason. The applicant hears it ten minutes later; until then it can be taken back. */
export function declineProposal(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  { reason, note }: { reason: DeclineReason; note: string | null },
): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) => {
    const { proposal, now, tx, id } = scene;
    const said = toProse(note);
    const check = createProblems();
    check.choice("reason", "a reason", reason, declineReasons);
    check.prose("note", "the note", said, limits.note);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    if (
      proposal.status === "DECLINED" &&
      isUntold(proposal, now) &&
      proposal.declineReason === reason &&
      proposal.note === said
    )
      return ok({ proposal });
    const former = proposal.status;
    if (!isRunning(scene.brief) || (former !== "SENT" && former !== "SHORTLISTED"))
      return refuse("WRONG_STATE");
    const moved = movedProposal(scene, "DECLINE", "hirer");
    if (!moved.ok) return moved;
    const visibleAt = new Date(now.getTime() + DECLINE_DELAY);
    const declineVisibleAt = visibleAt.toISOString();
    enqueue(
      tx,
      {
        type: declineTellsType,
        payload: { ...key, declineVisibleAt },
        id: `${declineTellsType}-${id}`,
        dueAt: visibleAt,
      },
      parts.clock,
    );
    const declined = { formerStatus: former, declineReason: reason, note: said, declineVisibleAt };
    return ok({ proposal: { ...moved.value.proposal, ...declined }, brief: moved.value.brief });
  });
}

/** Takes a decline back before its applicant was told. */
export function takeDeclineBack(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) => {
    const { proposal, now } = scene;
    if (proposal.status !== "DECLINED") return refuse("WRONG_STATE");
    if (!isUntold(proposal, now)) return refuse("TOO_LATE");
    if (!isRunning(scene.brief)) return refuse("WRONG_STATE");
    const moved = movedProposal(scene, "TAKE_BACK", "hirer");
    if (!moved.ok) return moved;
    const cleared = { formerStatus: null, declineReason: null, note: null, declineVisibleAt: null };
    return ok({ proposal: { ...moved.value.proposal, ...cleared }, brief: moved.value.brief });
  });
}

function tell(
  { clock }: MarketParts,
  { tx, proposal }: ProposalScene,
  type: "proposal-shortlisted" | "proposal-accepted",
): void {
  notify(tx, clock, { uid: proposal.uid, type, briefId: proposal.briefId, applicantUid: proposal.uid });
}
