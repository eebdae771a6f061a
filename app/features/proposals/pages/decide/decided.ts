import type { Times } from "~/domain/times";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/proposalsDecision.generated";
import { describeTelling, nameOf } from "./decide-texts";

/** The query names for the decision that led to a page, and its applicant. */
const names = { what: "decided", whom: "whom", more: "more" } as const;

/** The decision that led to a page. */
export interface Decided
  extends Pick<ProposalCardFragment, "applicantUid" | "applicant" | "applicantState" | "tellsAt" | "told"> {
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
  const { what, more, filled } = decided;
  const telling = describeTelling(decided, times);
  switch (what) {
    case "shortlist":
      return { title: words.didShortlist({ name }), text: telling };
    case "accept":
      return { title: words.didAccept({ name }), text: filled ? words.didFill({ telling }) : telling };
    case "decline":
      return { title: words.didDecline({ names: name }), text: telling };
    case "declines":
      return { title: words.didDecline({ names: namesOf(decided) }), text: telling };
    case "undo":
      return {
        title: words.didUndo({ names: namesOf(decided) }),
        text: words.undoneText({ count: more + 1 }),
      };
    default:
      return null;
  }
}

/** "Ann", "Ann and Ben", "Ann and 3 more". */
function namesOf(decided: Decided): string {
  const { more, other } = decided;
  const name = nameOf(decided);
  if (more === 0) return name;
  return other === null ? words.namedAndMore({ name, more }) : words.namedAndOther({ name, other });
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
