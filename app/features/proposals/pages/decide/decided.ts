import type { Times } from "~/content/times";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { describeTelling, nameOf } from "./decide-texts";

/** The query names for the decision that led to a page, and its applicant. */
const names = { what: "decided", whom: "whom", more: "more" } as const;

/** The decision that led to a page. */
export interface Decided
  extends Pick<ProposalCardFragment, "applicantUid" | "applicant" | "tellsAt" | "told"> {
  what: string;
  /** Whether it can still be undone. */
  mayUndo: boolean;
  /** The decision is about to fill the brief. */
  filled: boolean;
  /** The number of other applicants with the same decision. */
  more: number;
  /** The name of the other applicant; null unless there is exactly one. */
  other: string | null;
}

/** What a decision did, as the page after it says it; null for an unknown decision. */
export function describeDecided(decided: Decided, times: Times): { title: string; text: string } | null {
  const name = nameOf(decided);
  const hears = `${describeTelling(decided, times)}.`;
  const all = decided.more > 0 ? `${name} and ${decided.other ?? `${decided.more} more`}` : name;
  switch (decided.what) {
    case "shortlist":
      return { title: `${name} is on your shortlist`, text: hears };
    case "accept":
      return {
        title: `You accepted ${name}`,
        text: decided.filled
          ? `${hears} So does everyone who hasn’t heard yet, and the brief is filled then.`
          : hears,
      };
    case "decline":
      return { title: `You declined ${name}`, text: hears };
    case "declines":
      return { title: `You declined ${all}`, text: hears };
    case "undo":
      return {
        title: `Undone: ${all}`,
        text: `They weren’t told anything. ${decided.more > 0 ? "The proposals are where they were" : "The proposal is where it was"} before.`,
      };
    default:
      return null;
  }
}

/** A page's address with a decision, its applicant, and the number of others with the same one. */
export function withDecided(address: string, what: string, whom: string, more = 0): string {
  const { pathname, searchParams } = new URL(withoutDecided(address), "http://internal.invalid");
  searchParams.set(names.what, what);
  searchParams.set(names.whom, whom);
  if (more > 0) searchParams.set(names.more, String(more));
  return `${pathname}?${searchParams}`;
}

/** A page's address without a decision, before the next one is added. */
export function withoutDecided(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://internal.invalid");
  for (const name of Object.values(names)) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The decision in a page's address; null for none. */
export function decidedIn(search: URLSearchParams): { what: string; whom: string; more: number } | null {
  const [what, whom, more] = [search.get(names.what), search.get(names.whom), search.get(names.more) ?? ""];
  return what && whom ? { what, whom, more: /^[1-9]\d?$/.test(more) ? Number(more) : 0 } : null;
}
