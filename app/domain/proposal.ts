import { labelOf } from "~/values/choices";
import * as labels from "~/words/labels.generated";
import type { CloseReason } from "./brief";

/** What a proposal's id is made of: no brief's has its sign. */
export function keyOfProposal(id: string): { briefId: string; applicantUid: string } {
  const at = id.indexOf("_");
  return { briefId: id.slice(0, Math.max(0, at)), applicantUid: id.slice(at + 1) };
}

/** The terms of proposals that server and browser share (domain.md). */
export const proposalStates = [
  ["DRAFT", labels.proposalDraft],
  ["SENT", labels.proposalSent],
  ["SHORTLISTED", labels.proposalShortlisted],
  ["WAITLISTED", labels.proposalWaitlisted],
  ["ACCEPTED", labels.proposalAccepted],
  ["DECLINED", labels.proposalDeclined],
  ["WITHDRAWN", labels.proposalWithdrawn],
] as const;
export type ProposalStatus = (typeof proposalStates)[number][0];
/** The hirer's name of a state: a sent proposal is new to them. */
export function labelForHirer(status: ProposalStatus): string {
  return status === "SENT" ? labels.proposalNew() : labelOf(proposalStates, status);
}

export const proposalStatuses = proposalStates.map(([status]) => status);

/** The words for a count of proposals, by their status. Drafts are not counted. */
export const proposalCounts = {
  SENT: "sent",
  SHORTLISTED: "shortlisted",
  WAITLISTED: "waitlisted",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
} as const satisfies Record<Exclude<ProposalStatus, "DRAFT">, string>;

/**
 * The number of a brief's proposals that wait for a reply: its hirer reads them, and owes each a
 * yes or a no.
 */
export function waitingForReply({ sent, shortlisted }: { sent: number; shortlisted: number }): number {
  return sent + shortlisted;
}

/** Why a hirer declines, as [value, label for the applicant]. */
export const declineReasons = [
  ["EXPERIENCE", labels.declineExperience],
  ["MUST_HAVES", labels.declineMustHaves],
  ["RATE", labels.declineRate],
  ["DATES", labels.declineDates],
  ["UNCLEAR", labels.declineUnclear],
  ["OTHER", labels.declineOther],
] as const;
export type DeclineReason = (typeof declineReasons)[number][0];

/** Those that can be true of a proposal for a brief. */
export function possibleDeclineReasons({ mustHaves }: { mustHaves: readonly unknown[] }) {
  return declineReasons.filter(([reason]) => reason !== "MUST_HAVES" || mustHaves.length > 0);
}

/** Why a proposal was declined: the hirer's reason, or how the brief ended. */
export type EndReason = DeclineReason | CloseReason | "FILLED";

/** The explanation of `FILLED` for applicants. */
export { othersChosen as filledText } from "~/words/content.generated";

/** The answer to one must-have. */
export interface ProposalAnswer {
  /** The must-have's text when this was written; absent if unknown. */
  mustHave?: string | null;
  /** Null if unanswered, which only a draft may be. */
  met: boolean | null;
  evidence: string | null;
  /** The applicant's case that shows it; absent or null for none. It may be gone by now. */
  caseId?: string | null;
}
