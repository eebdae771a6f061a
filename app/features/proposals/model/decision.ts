import { type Brief, isFilling } from "~/features/briefs/model/brief";
import { TELL_DELAY } from "~/values/durations";
import type { Proposal, ProposalKey } from "./proposal";
import type { ProposalActor } from "./proposal-moves";

/** A hirer's decision that its applicant doesn't know yet: untold. */
export interface Decision {
  to: "SHORTLISTED" | "ACCEPTED" | "DECLINED";
  /** The state that the applicant reads until then, and that undoing leads back to. */
  from: "SENT" | "SHORTLISTED";
  /** ISO 8601 UTC: when the applicant is told, and until when it can be undone. */
  tellsAt: string;
}

export type DecisionEvent = "GIVE" | "UNDO" | "TELL" | "CALL_OFF";

/** None, also once it was told or undone; untold; due, from `tellsAt` until its job has told it. */
export type DecisionStage = "NONE" | "UNTOLD" | "DUE";

type Move = { to: "UNTOLD" | "TOLD" | "FORMER"; by: readonly ProposalActor[] };

/**
 * The decision's state machine, as `proposal-moves.ts` is the proposal's; what is not here is
 * refused. `UNDO` is the hirer's for ten minutes. `CALL_OFF` takes a decision back, however late:
 * its hirer decides anew, or a yes can't be told, with its noes. Withdrawing and the end of a brief
 * end a decision by the proposal's own move.
 */
export const decisionMoves: Record<DecisionStage, Partial<Record<DecisionEvent, Move>>> = {
  NONE: {
    GIVE: { to: "UNTOLD", by: ["hirer"] },
  },
  UNTOLD: {
    UNDO: { to: "FORMER", by: ["hirer"] },
    CALL_OFF: { to: "FORMER", by: ["hirer", "system"] },
  },
  DUE: {
    TELL: { to: "TOLD", by: ["system"] },
    CALL_OFF: { to: "FORMER", by: ["hirer", "system"] },
  },
};

/** What becomes of the decision, or null when this actor may not cause it at this stage. */
export function moveDecision(
  stage: DecisionStage,
  event: DecisionEvent,
  actor: ProposalActor,
): Move["to"] | null {
  const move = decisionMoves[stage][event];
  return move?.by.includes(actor) ? move.to : null;
}

/** The untold decision about a proposal; null for none. Only this file knows how it is stored. */
export function decisionOf({ status, formerStatus, declineVisibleAt }: Proposal): Decision | null {
  if (formerStatus === null || declineVisibleAt === null) return null;
  const isDecided = status === "SHORTLISTED" || status === "ACCEPTED" || status === "DECLINED";
  return isDecided ? { to: status, from: formerStatus, tellsAt: declineVisibleAt } : null;
}

export function stageOf(proposal: Proposal, now: Date): DecisionStage {
  const decision = decisionOf(proposal);
  if (decision === null) return "NONE";
  return now.toISOString() < decision.tellsAt ? "UNTOLD" : "DUE";
}

/** When a decision of this moment is told, as ISO 8601 UTC. */
export function tellsAt(now: Date): string {
  return new Date(now.getTime() + TELL_DELAY).toISOString();
}

/**
 * Whether an untold decision may be undone as its brief stands. Once the last seat is given, only
 * the decisions made with it may: undoing another would leave a proposal waiting for a reply in a
 * brief that is about to be filled.
 */
export function mayUndo({ tellsAt }: Pick<Decision, "tellsAt">, brief: Brief): boolean {
  return !isFilling(brief) || tellsAt === brief.fillsAt;
}

/**
 * Whether the job that was planned for this decision has to tell it now: not where it was undone,
 * followed by another (which plans a job of its own), or told already.
 */
export function isToTell(
  proposal: Proposal,
  { to, tellsAt }: Pick<Decision, "to" | "tellsAt">,
  now: Date,
): boolean {
  const decision = decisionOf(proposal);
  const isThis = decision?.to === to && decision.tellsAt === tellsAt;
  return isThis && moveDecision(stageOf(proposal, now), "TELL", "system") !== null;
}

/**
 * A proposal sent while the last seat is given waits in line, and keeps its place there unless the
 * brief is filled. Its applicant reads it as sent: waiting would give the untold yes away.
 */
export function isHeld({ status, formerStatus }: Proposal): boolean {
  return status === "WAITLISTED" && formerStatus !== null;
}

/** The state that the applicant reads while the decision, or being held, is secret. */
export function statusBefore(proposal: Proposal): Proposal["status"] {
  return isHeld(proposal) ? "SENT" : (decisionOf(proposal)?.from ?? proposal.status);
}

/** What a proposal stores of its decision. `status` is the proposal's own move. */
type Stored = Pick<Proposal, "formerStatus" | "declineVisibleAt" | "declineReason" | "note">;

export const undecided: Stored = {
  formerStatus: null,
  declineReason: null,
  note: null,
  declineVisibleAt: null,
};

/** The same of a proposal that is held. */
export const held: Stored = { ...undecided, formerStatus: "SENT" };

/**
 * What is stored after a decision of this moment, about the proposal as it was before; null where
 * it may not be given. A no brings its words.
 */
export function given(before: Proposal, now: Date): Stored | null {
  const { status } = before;
  if (status !== "SENT" && status !== "SHORTLISTED") return null;
  if (moveDecision(stageOf(before, now), "GIVE", "hirer") === null) return null;
  return { ...undecided, formerStatus: status, declineVisibleAt: tellsAt(now) };
}

/** What is stored once it is told. A no keeps its moment: those of one press are listed by it. */
export function told({ status, declineVisibleAt, declineReason, note }: Proposal): Stored {
  const saidAt = status === "DECLINED" ? declineVisibleAt : null;
  return { formerStatus: null, declineVisibleAt: saidAt, declineReason, note };
}

/** What is stored once the end of the brief is the answer, told at once. */
export function endedBy(declineReason: Proposal["declineReason"], now: Date): Omit<Stored, "note"> {
  return { formerStatus: null, declineReason, declineVisibleAt: now.toISOString() };
}

/** For a query: the proposals whose decision is, or was, told at this moment. */
export function whereTold(tellsAt: string): { declineVisibleAt: string } {
  return { declineVisibleAt: tellsAt };
}

/** What the job gets that tells a decision. Planned jobs have this name for `tellsAt`. */
export interface Untold extends ProposalKey {
  declineVisibleAt: string;
}

export function toUntold(
  { briefId, uid }: Pick<Proposal, "briefId" | "uid">,
  { tellsAt }: Pick<Decision, "tellsAt">,
): Untold {
  return { briefId, applicantUid: uid, declineVisibleAt: tellsAt };
}

export function tellsAtOf({ declineVisibleAt }: Untold): string {
  return declineVisibleAt;
}
