import { proposalCounts, proposalStates } from "~/content/proposal";
import { labelOf } from "~/platform/values/choices";
import { formatClock } from "~/shell/format/price";
import type { ProposalCardFragment, ProposalStatus } from "~/shell/operations/operations.generated";

/** The states by which a hirer reads proposals, in the order in which they are decided. */
export const decisionStates = ["SENT", "SHORTLISTED", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** What a state is called for the hirer, to whom what was sent is new. */
export function describeStatus(status: ProposalStatus): string {
  return status === "SENT" ? "New" : labelOf(proposalStates, status);
}

/** Said where a no has no reason. */
export const noReason = "Choose a reason. They will read it.";

/** What stands above the proposals of a state. */
export const sectionTitles: Record<DecisionState, string> = {
  SENT: "New",
  SHORTLISTED: "Shortlisted",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
};

/** What an applicant is called; one who can't be read any more has no name here. */
export function nameOf({ applicant }: { applicant: { profile: { displayName: string } } | null }): string {
  return applicant?.profile.displayName ?? "A member who left";
}

/** When an applicant hears of a decision, without a full stop. They may be told some moments after its ten minutes. */
export function describeTelling(
  { tellsAt, told }: Pick<ProposalCardFragment, "tellsAt" | "told">,
  name?: string,
): string {
  const [who, hears, has, is] = name ? [name, "hears", "has", "is"] : ["They", "hear", "have", "are"];
  if (tellsAt) return `${who} ${hears} it at ${formatClock(tellsAt)}`;
  return told ? `${who} ${has} been told` : `${who} ${is} being told now`;
}

/** Where a hirer confirms or explains a decision; `back` is the page that they came from and go back to. */
export function stepPath(own: string, decide: "decline", back: string | null): string {
  return `${own}?${new URLSearchParams({ decide, ...(back && { back }) })}`;
}

/** How many of a brief’s proposals its hirer reads in one state; null where nobody counts those that they may read. */
export function countOf(
  { counts }: { counts: Record<(typeof proposalCounts)[Exclude<DecisionState, "WITHDRAWN">], number> },
  state: DecisionState,
): number | null {
  return state === "WITHDRAWN" ? null : counts[proposalCounts[state]];
}
