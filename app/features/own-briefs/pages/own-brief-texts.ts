import { ownerCloseReasons } from "~/domain/brief";
import type { Times } from "~/domain/times";
import { describeClose } from "~/features/briefs/shared/brief-texts";
import { formatDay } from "~/shell/format/price";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { BriefDetailsFragment } from "~/shell/operations/operations.generated";
import { labelOf, valueNamed } from "~/values/choices";
import { isDay } from "~/values/day";
import * as words from "~/words/briefsOwn.generated";
import { formatList } from "~/words/lists";

type Brief = Pick<BriefDetailsFragment, "status" | "closesAt" | "decideBy" | "closeReason">;

/**
 * What state it is in and what that means: "Takes proposals until the end of 12 March 2026".
 */
export function describeState({ status, closesAt, decideBy, closeReason }: Brief, times: Times): string {
  switch (status) {
    case "DRAFT":
      return words.stateDraft();
    case "OPEN":
      return closesAt ? words.stateOpenUntil({ end: times.until(closesAt) }) : words.stateOpen();
    case "SHORTLISTING":
      return decideBy ? words.stateDecideBy({ end: times.until(decideBy) }) : words.stateInReview();
    case "FILLED":
      return words.stateFilled();
    case "CLOSED":
      return closeReason ? words.stateClosedFor({ why: describeClose(closeReason) }) : words.stateClosed();
  }
}

/** State of a brief whose last seat is given, until the applicants are told. */
export function describeFilling(fillsAt: string, times: Times): string {
  return words.stateFilling({ time: times.clock(fillsAt) });
}

/**
 * "12 proposals: 3 new, 2 shortlisted, 6 declined, 1 withdrawn": the parts add up.
 */
export function describeProposals({
  counts,
  status,
}: Pick<BriefDetailsFragment, "counts" | "status">): string {
  const { total, sent, shortlisted, accepted, declined, waitlisted, withdrawn } = counts;
  const hasEnded = status === "FILLED" || status === "CLOSED";
  if (total === 0) return hasEnded ? words.noProposals() : words.noProposalsYet();
  const parts = (
    [
      [sent, words.countNew],
      [shortlisted, words.countShortlisted],
      [accepted, words.countAccepted],
      [declined, words.countDeclined],
      [waitlisted, hasEnded ? words.countLeftWaiting : words.countWaitlisted],
      [withdrawn, words.countWithdrawn],
    ] as const
  )
    .filter(([count]) => count !== 0)
    .map(([count, say]) => say({ count }));
  const proposals = words.countProposals({ count: total });
  if (parts.length === 0) return proposals;
  return words.countedByState({ proposals, states: formatList(parts) });
}

/** What happened, as its hirer reads it. */
export function describeEvent({ event, by }: { event: string; by: string }): string {
  switch (event) {
    case "PUBLISH":
      return words.eventPublish();
    case "SHORTLIST":
      return by === "system" ? words.eventLastDay() : words.eventShortlist();
    case "REOPEN":
      return words.eventReopen();
    case "FILL":
      return words.eventFill();
    case "CLOSE":
      return words.eventClose();
    case "EXPIRE":
      return words.eventExpire();
    default:
      return event;
  }
}

/** The messages on the page that a move led to, by their names in the address. */
export const doneTexts = (): Record<string, { title: string; text: string }> => ({
  published: { title: words.publishedTitle(), text: words.publishedText() },
  changed: { title: words.changedTitle(), text: words.changedText() },
  anew: { title: words.anewTitle(), text: words.anewText() },
  public: { title: words.publicTitle(), text: words.publicText() },
  members: { title: words.membersTitle(), text: words.membersText() },
  shortlisting: { title: words.shortlistingTitle(), text: words.shortlistingText() },
  reopened: { title: words.reopenedTitle(), text: words.reopenedText() },
  closed: { title: words.closedTitle(), text: words.closedText() },
});

/** What was chosen for a move that isn't possible any more, as names and values. */
export function describeChosen({ intent, lastResult }: PostAnswer): [name: string, value: string][] {
  const { reason, closesOn = "", decideOn = "" } = lastResult.initialValue ?? {};
  const why = intent === "close" ? valueNamed(ownerCloseReasons, reason) : null;
  const chosen: [string, string][] = [
    [words.chosenReason(), why ? labelOf(ownerCloseReasons, why) : ""],
    [words.chosenLastDay(), isDay(closesOn) ? formatDay(closesOn) : closesOn],
    [words.chosenReplyDate(), isDay(decideOn) ? formatDay(decideOn) : decideOn],
  ];
  return chosen.filter(([, value]) => value !== "");
}
