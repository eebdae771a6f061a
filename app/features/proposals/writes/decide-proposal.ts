import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { isFilling, isOverdue } from "~/features/briefs/model/brief";
import { isAnswering } from "~/features/briefs/model/versions";
import { decisionOf, mayUndo, moveDecision, stageOf, tellsAt } from "~/features/proposals/model/decision";
import {
  answersEarlier,
  hasReachedHirer,
  type Proposal,
  type ProposalKey,
} from "~/features/proposals/model/proposal";
import { moveProposal } from "~/features/proposals/model/proposal-moves";
import { hindranceToTake } from "~/features/proposals/reads/hindrance-to-take";
import { listWaiting } from "~/features/proposals/reads/list-waiting";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { changeProposal, decidedProposal, type ProposalChange, type ProposalScene } from "./change-proposal";
import {
  checkNames,
  declined,
  declineEach,
  isSaid,
  type No,
  problemsOfNoes,
  problemsOfReply,
  type Reply,
  readNamed,
} from "./noes";
import { planToTell } from "./tell-later";
import { asApplicantKnows, listUntoldAt, undoEach, undoneForHirer, wasUndone } from "./undo-untold";
import { givePlaces, nextInLine } from "./waiting-list";

type DecidedProposal = Promise<Result<Versioned<Proposal>>>;

/**
 * Puts a proposal on the shortlist. The applicant hears it ten minutes later; until then it can be
 * undone.
 */
export function shortlistProposal(parts: MarketParts, uid: string, key: ProposalKey): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) =>
    scene.proposal.status === "SHORTLISTED" && isRunning(scene.brief)
      ? ok({ proposal: scene.proposal })
      : shortlisted(scene, uid, key),
  );
}

async function shortlisted(
  scene: ProposalScene,
  uid: string,
  key: ProposalKey,
): Promise<Result<ProposalChange>> {
  const hindered = await hindranceToTake(scene.tx, uid, key);
  if (!hindered.ok) return hindered;
  const listed = isRunning(scene.brief) ? decidedProposal(scene, "SHORTLIST") : refuse("WRONG_STATE");
  if (listed.ok) planToTell(scene, listed.value.proposal);
  return listed;
}

/**
 * Accepts a proposal. The applicant hears it ten minutes later; until then it can be undone.
 * Accepting for the last seat declines all other proposals that wait for a reply, in the same
 * transaction, and the brief is filled when they are told. `noes` must then name all of them; where
 * seats are left it is empty. Where one is missing, such as a proposal that came since the hirer
 * looked, or a named one neither waits nor has left, nothing is done (`STALE`).
 */
export function acceptProposal(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  noes: readonly No[] = [],
): DecidedProposal {
  const namable = checkNames(noes);
  if (!namable.ok) return Promise.resolve(namable);
  return changeProposal(parts, { uid, as: "hirer" }, key, async (found) => {
    const { tx, brief, now, proposal } = found;
    const named = await readNamed(tx, key.briefId, noes);
    if (proposal.status === "ACCEPTED") {
      const isSame = noes.every((no, at) => {
        const data = named[at]?.data;
        return data && (data.status === "WITHDRAWN" || isSaid(data, no, now));
      });
      return isSame ? ok({ proposal }) : refuse("WRONG_STATE");
    }
    // After the reply date no yes is given: it would keep the brief from ending.
    if (!isRunning(brief) || isFilling(brief) || isOverdue(brief, now)) return refuse("WRONG_STATE");
    // Nor while its author may still change it: a yes is to words that stand.
    if (answersEarlier(proposal, brief) && isAnswering(brief, now)) return refuse("AUTHOR_ASKED");
    const hindered = await hindranceToTake(tx, uid, key);
    if (!hindered.ok) return hindered;
    const accepted = decidedProposal(asApplicantKnows(found), "ACCEPT");
    if (!accepted.ok) return accepted;
    const fills = accepted.value.brief.counts.accepted >= brief.seats;
    const others = fills
      ? (await listWaiting(tx, key.briefId)).filter(({ data }) => data.uid !== key.applicantUid)
      : [];
    const isNamed = others.every(({ data }) => noes.some(({ applicantUid }) => applicantUid === data.uid));
    const isOfOthers = named.every(
      (one) =>
        one && (one.data.status === "WITHDRAWN" || others.some(({ data }) => data.uid === one.data.uid)),
    );
    if (!isNamed || !isOfOthers || (!fills && noes.length > 0)) return refuse("STALE");
    const problems = problemsOfNoes(brief, noes, others);
    if (problems.length > 0) return refuse("INVALID", { problems });

    planToTell(found, accepted.value.proposal);
    if (!fills) return accepted;
    const after = declineEach({ tx, now, brief: accepted.value.brief }, others, noes);
    return ok({ ...accepted.value, brief: { ...after, fillsAt: tellsAt(now) } });
  });
}

/**
 * Declines with a reason. The applicant hears it ten minutes later; until then it can be undone.
 */
export function declineProposal(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  reply: Reply,
): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) => {
    const { proposal, now } = scene;
    const problems = problemsOfReply(scene.brief, reply);
    if (problems.length > 0) return refuse("INVALID", { problems });
    return isSaid(proposal, reply, now) ? ok({ proposal }) : declinedNow(scene, reply);
  });
}

function declinedNow(scene: ProposalScene, reply: Reply): Result<ProposalChange> {
  const said = isRunning(scene.brief) ? declined(scene, reply) : refuse("WRONG_STATE");
  if (said.ok) planToTell(scene, said.value.proposal);
  return said;
}

/**
 * The same of a proposal that was new when its mail was made, `askedAt`: onto the shortlist, or a
 * no. Refused with ANSWER_STANDS where it stands so already, and with STALE where it was decided
 * about otherwise, or was withdrawn, sent anew or called off by its brief's end since.
 */
export function decideByMail(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  { reply, askedAt }: { reply: Reply | null; askedAt: Date },
): DecidedProposal {
  const to = reply ? "DECLINED" : "SHORTLISTED";
  return changeProposal(parts, { uid, as: "hirer" }, key, (scene) => {
    const { proposal, brief } = scene;
    if (proposal.status === to) return refuse("ANSWER_STANDS");
    const isAnother = proposal.events.some(({ event, at }) => event === "SEND" && at > askedAt.toISOString());
    if (proposal.status !== "SENT" || isAnother || !isRunning(brief)) return refuse("STALE");
    if (!reply) return shortlisted(scene, uid, key);
    return problemsOfReply(brief, reply).length > 0 ? refuse("STALE") : declinedNow(scene, reply);
  });
}

/**
 * Declines several, each with a reason, in one transaction. Withdrawn ones need none and are
 * skipped, like those that were just declined with the same words. If any other doesn’t wait for a
 * reply any more, nothing is done (`STALE`). Answers the first of them.
 */
export function declineProposals(
  parts: MarketParts,
  uid: string,
  briefId: string,
  noes: readonly No[],
): DecidedProposal {
  const [first] = noes;
  const namable = checkNames(noes);
  if (!namable.ok) return Promise.resolve(namable);
  if (!first) return Promise.resolve(refuse("INVALID", { problems: [{ field: "", code: "nameSomeone" }] }));
  const key = { briefId, applicantUid: first.applicantUid };
  return changeProposal(parts, { uid, as: "hirer" }, key, async ({ tx, now, brief, proposal }) => {
    const named = await readNamed(tx, briefId, noes);
    const waiting: Versioned<Proposal>[] = [];
    for (const [at, no] of noes.entries()) {
      const found = named[at];
      if (!found || !hasReachedHirer(found.data)) return refuse("NOT_FOUND");
      const { status } = found.data;
      if (status === "SENT" || status === "SHORTLISTED") waiting.push(found);
      else if (status !== "WITHDRAWN" && !isSaid(found.data, no, now)) return refuse("STALE");
    }
    if (!isRunning(brief) && waiting.length > 0) return refuse("WRONG_STATE");
    const problems = problemsOfNoes(brief, noes, waiting);
    if (problems.length > 0) return refuse("INVALID", { problems });
    // The returned proposal is written with the others.
    return ok({ proposal, brief: declineEach({ tx, now, brief }, waiting, noes) });
  });
}

/**
 * Undoes a decision before its applicant was told. With `all`, every no that was given in the same
 * moment; the decisions that came with the last seat can only be undone together. `tellsAt`
 * identifies the decision: when it was to be told, as ISO 8601 UTC. Where that one is already
 * undone, such as in another tab, nothing happens (`ok`); where a later one has followed it, or it
 * was told, that is refused. Null means the current decision, whichever it is.
 */
export function undoDecision(
  parts: MarketParts,
  uid: string,
  key: ProposalKey,
  { all = false, tellsAt = null }: { all?: boolean; tellsAt?: string | null } = {},
): DecidedProposal {
  return changeProposal(parts, { uid, as: "hirer" }, key, async (scene) => {
    const { proposal, brief, now } = scene;
    const { status } = proposal;
    const decision = decisionOf(proposal);
    if (tellsAt !== null && tellsAt !== decision?.tellsAt) {
      if (wasUndone(proposal, tellsAt)) return ok({ proposal });
      return refuse(tellsAt <= now.toISOString() ? "TOO_LATE" : "WRONG_STATE");
    }
    if (moveProposal(status, "TAKE_BACK", "hirer") === null) return refuse("WRONG_STATE");
    const isOpen = moveDecision(stageOf(proposal, now), "UNDO", "hirer") !== null;
    if (decision === null || !isOpen) return refuse("TOO_LATE");
    if (!isRunning(brief) || !mayUndo(decision, brief)) return refuse("WRONG_STATE");
    const isAlone = !isFilling(brief) && !(all && status === "DECLINED");
    if (isAlone) return undoneForHirer(scene);
    const undone = isFilling(brief) ? (["DECLINED", "ACCEPTED"] as const) : (["DECLINED"] as const);
    const others = await listUntoldAt(scene.tx, proposal, decision.tellsAt, undone);
    const line = await nextInLine(scene.tx, key.briefId, brief, 0);
    const before = undoneForHirer(scene);
    if (!before.ok) return before;
    const after = undoEach({ ...scene, brief: before.value.brief }, others);
    // Places freed while the brief was about to be filled are still to be given away.
    return ok({ proposal: before.value.proposal, brief: givePlaces(scene.tx, parts.clock, after, line) });
  });
}
