import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { isFilling } from "~/features/briefs/model/brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/writes/proposal-threads";
import { notify } from "~/features/notifications/writes/notify";
import { withProposalMoved } from "~/features/proposals/model/counts";
import { undecided } from "~/features/proposals/model/decision";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { ok, refuse } from "~/values/result";
import { changeProposal, movedProposal, type ProposalScene } from "./change-proposal";
import { readNoesOfLastSeat, undoEach } from "./undo-untold";
import { givePlaceBack, nextInLine } from "./waiting-list";

/**
 * Withdraws a proposal before it is answered or its brief has ended. Its place goes to the next in
 * line.
 */
export function withdrawProposal(parts: MarketParts, uid: string, briefId: string) {
  return changeProposal(parts, { uid, as: "applicant" }, { briefId, applicantUid: uid }, async (scene) => {
    const { tx, proposal } = scene;
    if (proposal.status === "WITHDRAWN") return ok({ proposal });
    // The end of the brief has answered all waiting proposals, and that answer stays.
    if (!isRunning(scene.brief)) return refuse("WRONG_STATE");
    const waited = proposal.status === "WAITLISTED";
    // Without this yes the brief isn’t filled, so the noes that came with it are undone.
    const callsOff = proposal.status === "ACCEPTED" && isFilling(scene.brief);
    const declined = callsOff ? await readNoesOfLastSeat(scene) : [];
    const line = waited ? null : await nextInLine(tx, briefId, scene.brief, 1);
    const threads = await readProposalThreads(tx, [proposal]);
    // An untold decision neither blocks withdrawing nor is told any more.
    const moved = movedProposal(asTheyKnowIt(scene), "WITHDRAW", "applicant");
    if (!moved.ok) return moved;
    const counted = callsOff
      ? undoEach({ ...scene, brief: moved.value.brief }, declined, "CALL_OFF")
      : moved.value.brief;
    const brief = line ? givePlaceBack(tx, parts.clock, counted, line) : counted;
    // The hirer counts on this applicant, and can choose another one now.
    if (proposal.status === "ACCEPTED")
      notify(tx, parts.clock, {
        uid: proposal.hirerUid,
        type: "proposal-accept-undone",
        briefId,
        applicantUid: uid,
      });
    if (!waited) noteInThreads(tx, threads, proposal, { event: "WITHDRAW", at: scene.now.toISOString() });
    return ok({ proposal: { ...moved.value.proposal, ...undecided }, brief });
  });
}

/** The scene before an untold decision. */
function asTheyKnowIt(scene: ProposalScene): ProposalScene {
  const { proposal, brief, now } = scene;
  const { status } = seenBy("applicant", proposal, brief, now);
  if (status === proposal.status) return scene;
  return {
    ...scene,
    proposal: { ...proposal, status },
    brief: { ...brief, counts: withProposalMoved(brief.counts, proposal.status, status) },
  };
}
