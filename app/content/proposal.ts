import type { CloseReason } from "./brief";

/** A proposal's words that both halves use (domain.md). */
export const proposalStates = [
  ["DRAFT", "Draft"],
  ["SENT", "Sent"],
  ["SHORTLISTED", "Shortlisted"],
  ["WAITLISTED", "On the waiting list"],
  ["ACCEPTED", "Accepted"],
  ["DECLINED", "Declined"],
  ["WITHDRAWN", "Withdrawn"],
] as const;
export type ProposalStatus = (typeof proposalStates)[number][0];
export const proposalStatuses = proposalStates.map(([status]) => status);

/** What a count of proposals is called, by their status. Nobody counts drafts. */
export const proposalCounts = {
  SENT: "sent",
  SHORTLISTED: "shortlisted",
  WAITLISTED: "waitlisted",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
} as const satisfies Record<Exclude<ProposalStatus, "DRAFT">, string>;

/** How many proposals of a brief wait for a reply: its hirer reads them, and owes each a yes or a no. */
export function waitingForReply({ sent, shortlisted }: { sent: number; shortlisted: number }): number {
  return sent + shortlisted;
}

/** Why a hirer says no, as [value, label that the applicant reads]. */
export const declineReasons = [
  ["EXPERIENCE", "Other proposals showed closer experience"],
  ["MUST_HAVES", "A must-have is missing"],
  ["RATE", "The price doesn’t fit the budget"],
  ["DATES", "The dates don’t fit"],
  ["UNCLEAR", "The proposal left too much open"],
  ["OTHER", "Another reason"],
] as const;
export type DeclineReason = (typeof declineReasons)[number][0];

/** Why a proposal got a no: the hirer's reason, or how the brief ended. */
export type EndReason = DeclineReason | CloseReason | "FILLED";

/** What `FILLED` means to those who hear it. */
export const filledWords = "Others were chosen.";

/** What is said to one must-have. */
export interface ProposalAnswer {
  /** The must-have that was read when this was written; absent where nobody said. */
  mustHave?: string | null;
  /** Null while it isn't said, which only a draft may leave open. */
  met: boolean | null;
  evidence: string | null;
}
