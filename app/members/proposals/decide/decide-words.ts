import { fitStateWords } from "~/members/words/brief-words";
import type {
  FitFieldsFragment,
  ProposalCardFragment,
  ProposalStatus,
} from "~/web/operations/operations.generated";

/** The states by which a hirer reads proposals, in the order in which they are decided. */
export const decisionStates = ["SENT", "SHORTLISTED", "ACCEPTED", "DECLINED"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** What a state is called, and what its empty list says. */
export const stateWords: Record<DecisionState, { title: string; none: string }> = {
  SENT: { title: "New", none: "Nobody waits for a first look." },
  SHORTLISTED: { title: "Shortlisted", none: "Nobody is on the shortlist yet." },
  ACCEPTED: { title: "Accepted", none: "Nobody is accepted yet." },
  DECLINED: { title: "Declined", none: "Nobody has got a no." },
};

export const statusWords: Record<ProposalStatus, string> = {
  DRAFT: "Draft",
  SENT: "New",
  SHORTLISTED: "Shortlisted",
  WAITLISTED: "Waiting in line",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
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

const aspects: Record<FitFieldsFragment["aspect"], string> = {
  SKILLS: "skills",
  MUST_HAVES: "must-haves",
  RATE: "rate",
  DATES: "dates",
  WORKPLACE: "place of work",
};

/** The fit checklist in a line: "Met: skills, dates. Not met: rate. Not known: place of work." */
export function describeFit(fit: readonly Pick<FitFieldsFragment, "aspect" | "state">[]): string {
  return (["MET", "NOT_MET", "UNKNOWN"] as const)
    .map((state) => [fitStateWords[state], fit.filter((line) => line.state === state)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([words, lines]) => `${words}: ${lines.map(({ aspect }) => aspects[aspect]).join(", ")}.`)
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
  { counts }: { counts: Record<Lowercase<DecisionState>, number> },
  state: DecisionState,
): number {
  switch (state) {
    case "SENT":
      return counts.sent;
    case "SHORTLISTED":
      return counts.shortlisted;
    case "ACCEPTED":
      return counts.accepted;
    case "DECLINED":
      return counts.declined;
  }
}
