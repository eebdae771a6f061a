import { waitingForReply } from "~/domain/proposal";
import type { Times } from "~/domain/times";
import { describeWaitingForReply } from "~/features/proposals/shared/waiting-texts";
import { briefPath, proposalPath } from "~/paths";
import type { DashboardQuery } from "~/shell/operations/operations.generated";
import * as words from "~/words/dashboardWork.generated";
import type { StateLine } from "./state-lines";

/** How the reader reads moments, and that of the page (ISO 8601 UTC). */
interface TimesOfPage {
  times: Times;
  now: string;
}

type Read = NonNullable<DashboardQuery["viewer"]>["dashboard"];

/**
 * A hirer's brief: "5 wait for your reply · 2 unread messages · 8 of 25 places · closes in 6 days".
 */
export function lineOfBrief(
  { brief, unread }: Read["running"][number],
  { times, now }: TimesOfPage,
): StateLine {
  const { id, title, writtenIn, status, counts, cap, closesAt, decideBy, fillsAt } = brief;
  const isOpen = status === "OPEN";
  const unreadText = unread > 0 && words.unread({ count: unread });
  const closes = isOpen && closesAt ? times.daysTo(closesAt, now) : null;
  return {
    id,
    title: title ?? words.untitled(),
    lang: title && writtenIn,
    to: briefPath(id),
    text: fillsAt
      ? joinFacts(words.fillsAt({ time: times.clock(fillsAt) }), unreadText)
      : joinFacts(
          describeWaitingForReply(waitingForReply(counts)),
          unreadText,
          isOpen && words.places({ taken: String(counts.places), all: String(cap) }),
          closes && words.lineCloses({ near: closes }),
          !closes && decideBy && replyBy(decideBy, { times, now }),
        ),
  };
}

/** A proposal as its applicant reads it, beside its state: "reply by 18 December, in 20 days". */
export function lineOfProposal(
  { brief, status, placeInLine, due }: Read["proposals"][number],
  { times, now }: TimesOfPage,
): StateLine {
  const near = due && times.daysTo(due, now);
  return {
    id: brief.id,
    title: brief.title ?? words.untitledBrief(),
    lang: brief.title && brief.writtenIn,
    to: proposalPath(brief.id),
    text: joinFacts(
      placeInLine !== null && words.lineNumber({ place: String(placeInLine) }),
      status === "DRAFT" ? near && words.lineCloses({ near }) : due && replyBy(due, { times, now }),
    ),
  };
}

function replyBy(by: string, { times, now }: TimesOfPage): string {
  const near = times.daysTo(by, now);
  const time = times.shortUntil(by, now);
  return near ? words.lineReplyByNear({ time, near }) : words.lineReplyBy({ time });
}

function joinFacts(...facts: (string | false | null)[]): string {
  // A non-breaking space before each point keeps it from the beginning of a line.
  return facts.filter(Boolean).join("\u00a0· ");
}
