import type { ProposalCardFragment } from "~/web/operations/operations.generated";
import { describeTelling, nameOf } from "./decide-words";

/** What was just decided about whom, in the address of the page that the decision led to. */
const names = { what: "decided", whom: "whom" } as const;

/** A decision that was just made, for the page that it led to. */
export interface Decided extends Pick<ProposalCardFragment, "applicantUid" | "applicant" | "tellsAt"> {
  what: string;
  /** Whether it can still be undone. */
  mayUndo: boolean;
  /** The brief is about to be filled. */
  filled: boolean;
}

/** What a decision did, for whoever reads the page after it; null for what no decision of ours is called. */
export function describeDecided(decided: Decided): { title: string; text: string } | null {
  const name = nameOf(decided);
  const hears = describeTelling(decided.tellsAt);
  switch (decided.what) {
    case "shortlist":
      return { title: `${name} is on your shortlist`, text: hears };
    case "accept":
      return {
        title: `You accepted ${name}`,
        text: decided.filled ? `${hears} So does everyone else, and the brief is filled then.` : hears,
      };
    case "decline":
      return { title: `You declined ${name}`, text: hears };
    case "declines":
      return { title: `You declined ${name} and others`, text: hears };
    case "undo":
      return {
        title: `Undone: ${name}`,
        text: "They weren’t told anything. The proposal is where it was before.",
      };
    default:
      return null;
  }
}

/** A page's address with what was decided on it. */
export function withDecided(address: string, what: string, whom: string): string {
  const { pathname, searchParams } = new URL(withoutDecided(address), "http://internal.invalid");
  searchParams.set(names.what, what);
  searchParams.set(names.whom, whom);
  return `${pathname}?${searchParams}`;
}

/** A page's address without it: the next decision says its own. */
export function withoutDecided(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://internal.invalid");
  for (const name of Object.values(names)) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What a page's address says was decided; null for nothing. */
export function decidedIn(search: URLSearchParams): { what: string; whom: string } | null {
  const [what, whom] = [search.get(names.what), search.get(names.whom)];
  return what && whom ? { what, whom } : null;
}
