/** A proposal's words that both halves use (domain.md). */
export const proposalStatuses = [
  "draft",
  "sent",
  "shortlisted",
  "waitlisted",
  "accepted",
  "declined",
  "withdrawn",
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Why a hirer says no, as [value, label that the applicant reads]. */
export const declineReasons = [
  ["experience", "Other proposals showed closer experience"],
  ["must-haves", "A must-have is missing"],
  ["rate", "The rate doesn’t fit the budget"],
  ["dates", "The dates don’t fit"],
  ["unclear", "The proposal left too much open"],
  ["other", "Another reason"],
] as const;
export type DeclineReason = (typeof declineReasons)[number][0];

/** What the product itself gives as the reason when a brief ends with people waiting. */
export type EndReason = "filled" | "no-fit" | "budget" | "cancelled" | "elsewhere" | "expired";

/** What is said to one must-have. */
export interface ProposalAnswer {
  /** The must-have that was read when this was written; absent where nobody said. */
  mustHave?: string | null;
  /** Null while it isn't said, which only a draft may leave open. */
  met: boolean | null;
  evidence: string | null;
}
