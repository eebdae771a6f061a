import { alignAnswers } from "~/domain/align-answers";
import type { MarketParts } from "~/features/accounts/model/member";
import { versionOf } from "~/features/briefs/model/versions";
import { notify } from "~/features/notifications/writes/notify";
import { unansweredMustHaves } from "~/features/proposals/model/check-proposal";
import {
  answersEarlier,
  hasReachedHirer,
  isWaiting,
  type Proposal,
} from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok, refuse } from "~/values/result";
import { changeProposal } from "./change-proposal";

/**
 * Its author says that a proposal holds for the brief's version that they read: refused as `STALE`
 * where there is a newer one, and as `INVALID` where that asks a must-have which the proposal
 * doesn't answer. It keeps its place and its words; answers to must-haves that are gone go.
 * Judged by the state that its author knows, so that no untold decision is given away.
 */
export function confirmProposal(parts: MarketParts, uid: string, briefId: string, version: number) {
  return changeProposal(parts, { uid, as: "applicant" }, { briefId, applicantUid: uid }, (scene) => {
    const { tx, now, proposal, brief } = scene;
    if (!isWaiting(seenBy("applicant", proposal, brief, now))) return refuse("WRONG_STATE");
    if (version !== versionOf(brief)) return refuse("STALE");
    // The button was pressed twice.
    if (!answersEarlier(proposal, brief)) return ok({ proposal });
    const problems = unansweredMustHaves(proposal, brief);
    if (problems.length > 0) return refuse("INVALID", { problems });
    const answers = alignAnswers(brief.mustHaves, proposal.answers).answers.flatMap((one) => one ?? []);
    tellAnswer(tx, parts.clock, proposal);
    return ok({ proposal: { ...proposal, answers, version } });
  });
}

/** Tells its hirer that a new version is answered, where they read the proposal. */
export function tellAnswer(tx: StoreTransaction, clock: Clock, proposal: Proposal): void {
  const { briefId, uid, hirerUid } = proposal;
  if (!hasReachedHirer(proposal)) return;
  notify(tx, clock, { uid: hirerUid, type: "proposal-answers-anew", briefId, applicantUid: uid });
}
