import { fitAspects, fitStates } from "~/contract/brief";
import { labelOf } from "~/contract/choices";
import { proposalCounts, proposalStates } from "~/contract/proposal";
import type {
  FitFieldsFragment,
  ProposalCardFragment,
  ProposalStatus,
} from "~/web/operations/operations.generated";

/** The states by which a hirer reads proposals, in the order in which they are decided. */
export const decisionStates = ["SENT", "SHORTLISTED", "ACCEPTED", "DECLINED"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** What a state is called for the hirer, to whom what was sent is new. */
export function describeStatus(status: ProposalStatus): string {
  return status === "SENT" ? "New" : labelOf(proposalStates, status);
}

/** Said where a no has no reason. */
export const noReason = "Choose a reason: they will read it.";

/** What an empty list of a state says. */
export const emptyWords: Record<DecisionState, string> = {
  SENT: "Nobody waits for a first look.",
  SHORTLISTED: "Nobody is on the shortlist yet.",
  ACCEPTED: "Nobody is accepted yet.",
  DECLINED: "No one declined yet.",
};

/** What an applicant is called; one who can't be read any more has no name here. */
export function nameOf({ applicant }: Pick<ProposalCardFragment, "applicant">): string {
  return applicant?.profile.displayName ?? "A member who left";
}

/** "2 of 3 must-haves met". */
export function describeMustHaves(
  mustHaves: readonly unknown[],
  answers: readonly { met: boolean | null }[],
): string {
  if (mustHaves.length === 0) return "None asked";
  const met = mustHaves.filter((_mustHave, index) => answers[index]?.met).length;
  return `${met} of ${mustHaves.length} met`;
}

/** The fit checklist in a line: "Met: skills, dates. Not met: rate. Not known: place of work." */
export function describeFit(fit: readonly Pick<FitFieldsFragment, "aspect" | "state">[]): string {
  return fitStates
    .map(([state, words]) => [words, fit.filter((line) => line.state === state)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([words, lines]) => {
      const aspects = lines.map(({ aspect }) => labelOf(fitAspects, aspect).toLowerCase());
      return `${words}: ${aspects.join(", ")}.`;
    })
    .join(" ");
}

/** "1 person waits", "3 people wait": the noun and its verb for a number. */
export function countPeople(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? `person ${one}` : `people ${many}`}`;
}

/** Where a hirer confirms or explains a decision; `back` is the page that they came from and go back to. */
export function stepPath(own: string, decide: "accept" | "decline", back: string | null): string {
  return `${own}?${new URLSearchParams({ decide, ...(back && { back }) })}`;
}

/** How many of a brief’s proposals its hirer reads in one state. */
export function countOf(
  { counts }: { counts: Record<(typeof proposalCounts)[DecisionState], number> },
  state: DecisionState,
): number {
  return counts[proposalCounts[state]];
}
