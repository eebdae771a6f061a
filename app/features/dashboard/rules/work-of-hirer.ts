import { briefFields } from "~/content/fields/brief-fields";
import { emptyContent, isSameContent } from "~/content/fields/content";
import { waitingForReply } from "~/content/proposal";
import { type Brief, isFilling, takesProposals } from "~/features/briefs/rules/brief";
import type { Versioned } from "~/platform/ports/store";
import { dayOf, daysAfter } from "~/platform/values/days";
import { type WorkLine, workLine } from "./work-line";

/**
 * A hirer's waiting work in a running brief: proposals without a reply, or its last day without any
 * proposal.
 */
export function runningLines({ id, data: brief }: Versioned<Brief>, now: Date): WorkLine[] {
  const { title, counts, closesOn, decideOn, cap } = brief;
  const about = { brief: { id, title } };
  const count = waitingForReply(counts);
  if (count > 0) return [workLine("REVIEW", { ...about, count, due: decideOn })];
  const isLastDays = closesOn !== null && closesOn <= daysAfter(dayOf(now), 1);
  return takesProposals(brief, now) && isLastDays && !isFilling(brief)
    ? [workLine("BRIEF_CLOSES", { ...about, count: counts.places, of: cap, due: closesOn })]
    : [];
}

/** How many characters of the problem replace a missing title. */
const TITLE_FROM_PROBLEM = 80;

/** A draft, by its title or the beginning of its problem; none while both are empty. */
export function draftLines({ id, data }: Versioned<Brief>): WorkLine[] {
  if (isSameContent(briefFields, data, emptyContent(briefFields))) return [];
  const { title, problem, updatedAt } = data;
  // By code points: half of a surrogate pair can't be sent.
  const beginning = problem && [...problem].slice(0, TITLE_FROM_PROBLEM).join("");
  const about = { brief: { id, title: title ?? beginning }, since: updatedAt.slice(0, 10) };
  return [workLine("BRIEF_DRAFT", about)];
}
