import { type MemberState, nameOrState } from "~/domain/member-state";
import { proposalCounts } from "~/domain/proposal";
import type { Times } from "~/domain/times";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/proposalsDecision.generated";

/** The states by which a hirer reads proposals, in the order in which they are decided. */
export const decisionStates = ["SENT", "SHORTLISTED", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** An applicant's name. */
export function nameOf({
  applicant,
  applicantState,
}: {
  applicant: { profile: { displayName: string } } | null;
  applicantState: MemberState;
}): string {
  return nameOrState(applicant?.profile.displayName, applicantState);
}

/** When an applicant is told of a decision. The job may run some moments after the ten minutes. */
export function describeTelling(
  { tellsAt, told }: Pick<ProposalCardFragment, "tellsAt" | "told">,
  times: Times,
  name?: string,
): string {
  if (tellsAt) {
    const time = times.clock(tellsAt);
    return name ? words.hearsAt({ name, time }) : words.theyHearAt({ time });
  }
  if (told) return name ? words.wasTold({ name }) : words.theyWereTold();
  return name ? words.isBeingTold({ name }) : words.theyAreBeingTold();
}

/**
 * Where a hirer confirms or explains a decision; `back` is the page that they came from and go back
 * to.
 */
export function stepPath(own: string, decide: "decline", back: string | null): string {
  return `${own}?${new URLSearchParams({ decide, ...(back && { back }) })}`;
}

/**
 * How many of a brief’s proposals its hirer reads in one state; null for withdrawn ones, of which
 * no count is kept.
 */
export function countOf(
  { counts }: { counts: Record<(typeof proposalCounts)[Exclude<DecisionState, "WITHDRAWN">], number> },
  state: DecisionState,
): number | null {
  return state === "WITHDRAWN" ? null : counts[proposalCounts[state]];
}
