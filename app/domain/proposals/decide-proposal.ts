import { limits } from "~/contract/limits";
import { type DeclineReason, declineReasons } from "~/contract/proposal";
import { ok, type Result, refuse } from "~/contract/result";
import { toProse } from "~/contract/text";
import { enqueue } from "~/jobs/queue.server";
import type { StoreReads, Versioned } from "~/ports/store";
import { isActive, type MarketParts } from "../accounts/member";
import { isRunning } from "../briefs/brief";
import { movedBrief, writeBrief } from "../briefs/change-brief";
import { getHirerRecord } from "../briefs/hirer-record";
import { planEndOfBrief } from "../briefs/plan-to-tell";
import { createProblems } from "../checks";
import { isBlocked } from "../conversations/block";
import { noteInThreads, readProposalThreads } from "../conversations/proposal-threads";
import { notify } from "../notices/notification";
import { changeProposal, movedProposal, type ProposalChange, type ProposalScene } from "./change-proposal";
import { isUntold, type Proposal, TELL_DELAY } from "./proposal";

/** Which proposal a hirer decides about. */
export interface ProposalKey {
  briefId: string;
  applicantUid: string;
}

type DecidedProposal = Promise<Result<Versioned<Proposal>>>;

export const declineTellsType = "decline-tells";
export const shortlistTellsType = "shortlist-tells";

/** No move of the hirer waits to be told. */
const nothingWaits = { formerStatus: null, declineReason: null, note: null, declineVisibleAt: null } as const;

/** A yes, and what leads to one, shows each the other's address: never across a block. A no is always free. */
async function hindranceToTake(reads: StoreReads, uid: string, { applicantUid }: ProposalKey) {
  if (!(await isActive(reads, applicantUid))) return refuse("APPLICANT_AWAY");
  return (await isBlocked(reads, uid, applicantUid)) ? refuse("BLOCKED") : ok();
}

/** Puts a proposal on the shortlist. The applicant hears it ten minutes later; until then it can be undone. */
export function shortlistProposal(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, async (scene) => {
    if (scene.proposal.status === "SHORTLISTED" && isRunning(scene.brief))
      return ok({ proposal: scene.proposal });
    const hindered = await hindranceToTake(scene.tx, uid, key);
    if (!hindered.ok) return hindered;
    const moved = isRunning(scene.brief) ? movedProposal(scene, "SHORTLIST", "hirer") : refuse("WRONG_STATE");
    if (!moved.ok) return moved;
    const declineVisibleAt = planToTell(parts, scene, key, shortlistTellsType);
    const listed = { formerStatus: "SENT", declineVisibleAt } as const;
    return ok({ proposal: { ...moved.value.proposal, ...listed }, brief: moved.value.brief });
  });
}

/**
 * Accepts a proposal. The one for the last seat fills the brief in the same transaction: the others
 * read as declined from that moment, and a job tells them.
 */
export function acceptProposal(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, async (found) => {
    const { tx, brief, now, proposal } = found;
    if (proposal.status === "ACCEPTED") return ok({ proposal });
    if (!isRunning(brief)) return refuse("WRONG_STATE");
    const hindered = await hindranceToTake(tx, uid, key);
    if (!hindered.ok) return hindered;
    const record = await getHirerRecord(tx, brief.hirerUid);
    const threads = await readProposalThreads(tx, [proposal]);
    const scene = asApplicantKnows(found);
    const moved = movedProposal(scene, "ACCEPT", "hirer");
    if (!moved.ok) return moved;
    const accepted = { ...moved.value.proposal, ...nothingWaits };
    const line = { event: "ACCEPT", at: now.toISOString() };
    if (moved.value.brief.counts.accepted < brief.seats) {
      noteInThreads(tx, threads, proposal, line);
      tellAccepted(parts, scene);
      return ok({ proposal: accepted, brief: moved.value.brief });
    }

    const briefScene = { tx, now, id: key.briefId, brief: moved.value.brief, record };
    const filled = movedBrief(briefScene, "FILL", "owner");
    if (!filled.ok) return filled;
    noteInThreads(tx, threads, proposal, line);
    tellAccepted(parts, scene);
    planEndOfBrief(tx, parts.clock, key.briefId);
    writeBrief(briefScene, brief.status, filled.value);
    return ok({ proposal: accepted, brief: filled.value });
  });
}

/** Declines with a reason. The applicant hears it ten minutes later; until then it can be taken back. */
export function declineProposal(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  { reason, note }: { reason: DeclineReason; note: string | null },
): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (found) => {
    const { proposal, now } = found;
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
    const scene = asApplicantKnows(found);
    const former = scene.proposal.status;
    if (!isRunning(scene.brief) || (former !== "SENT" && former !== "SHORTLISTED"))
      return refuse("WRONG_STATE");
    const moved = movedProposal(scene, "DECLINE", "hirer");
    if (!moved.ok) return moved;
    const declineVisibleAt = planToTell(parts, scene, key, declineTellsType);
    const declined = { formerStatus: former, declineReason: reason, note: said, declineVisibleAt };
    return ok({ proposal: { ...moved.value.proposal, ...declined }, brief: moved.value.brief });
  });
}

/** Undoes a decline or a shortlist before its applicant was told. */
export function undoDecision(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) => {
    const { proposal, now } = scene;
    if (proposal.status !== "DECLINED" && proposal.status !== "SHORTLISTED") return refuse("WRONG_STATE");
    if (!isUntold(proposal, now)) return refuse("TOO_LATE");
    return isRunning(scene.brief) ? undone(scene) : refuse("WRONG_STATE");
  });
}

function undone(scene: ProposalScene): Result<Required<ProposalChange>> {
  const moved = movedProposal(scene, "TAKE_BACK", "hirer");
  if (!moved.ok) return moved;
  return ok({ proposal: { ...moved.value.proposal, ...nothingWaits }, brief: moved.value.brief });
}

/**
 * The scene without a shortlist that was not told: deciding anew is undoing it first, so that its applicant
 * never reads of it, and what they read until the next decision is told is what they read now.
 */
function asApplicantKnows(scene: ProposalScene): ProposalScene {
  const { proposal, now } = scene;
  if (proposal.status !== "SHORTLISTED" || !isUntold(proposal, now)) return scene;
  const before = undone(scene);
  return before.ok ? { ...scene, ...before.value } : scene;
}

/** Plans to tell the applicant once the decision can’t be undone any more; answers when that is. */
function planToTell(
  { clock }: MarketParts,
  { tx, now, id }: ProposalScene,
  key: ProposalKey,
  type: string,
): string {
  const dueAt = new Date(now.getTime() + TELL_DELAY);
  const declineVisibleAt = dueAt.toISOString();
  enqueue(tx, { type, payload: { ...key, declineVisibleAt }, id: `${type}-${id}`, dueAt }, clock);
  return declineVisibleAt;
}

function tellAccepted({ clock }: MarketParts, { tx, proposal }: ProposalScene): void {
  const { uid, briefId } = proposal;
  notify(tx, clock, { uid, type: "proposal-accepted", briefId, applicantUid: uid });
}
