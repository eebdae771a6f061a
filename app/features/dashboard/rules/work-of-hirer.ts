import { briefFields } from "~/content/fields/brief-fields";
import { emptyContent, isSameContent } from "~/content/fields/content";
import { waitingForReply } from "~/content/proposal";
import { type Brief, isFilling, momentsOf, placesTaken, takesProposals } from "~/features/briefs/rules/brief";
import type { Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/platform/values/sort-key";
import { type WorkLine, workLine } from "./work-line";

/** How long before its end a brief without proposals to review is on the list, in ms. */
const LAST_DAYS = 2 * 86_400_000;

/**
 * A hirer's waiting work in a running brief: proposals without a reply, or its last day without any
 * proposal.
 */
export function runningLines({ id, data: brief }: Versioned<Brief>, now: Date): WorkLine[] {
  const { title, writtenIn, counts, cap } = brief;
  const { closesAt, decideBy } = momentsOf(brief);
  const about = { brief: { id, title, writtenIn } };
  const count = waitingForReply(counts);
  if (count > 0) return [workLine("REVIEW", { ...about, count, due: decideBy })];
  const isLastDays = closesAt !== null && Date.parse(closesAt) <= now.getTime() + LAST_DAYS;
  return takesProposals(brief, now) && isLastDays && !isFilling(brief)
    ? [workLine("BRIEF_CLOSES", { ...about, count: placesTaken(brief), of: cap, due: closesAt })]
    : [];
}

/** A draft by its title; none while it is empty. */
export function draftLines({ id, data }: Versioned<Brief>): WorkLine[] {
  if (isSameContent(briefFields, data, emptyContent(briefFields))) return [];
  const { title, writtenIn, updatedAt } = data;
  return [workLine("BRIEF_DRAFT", { brief: { id, title, writtenIn }, since: timeOfKey(updatedAt) })];
}
