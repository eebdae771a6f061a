import { proposalStates, waitingForReply } from "~/content/proposal";
import { briefLooks, proposalLooks } from "~/features/market/parts/state-looks";
import { describeWaitingForReply } from "~/features/proposals/parts/waiting-texts";
import { briefPath, proposalPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { describeDaysTo } from "~/shell/format/days-left";
import { formatClock, formatShortDay } from "~/shell/format/price";
import type { DashboardQuery } from "~/shell/operations/operations.generated";
import type { StateLine } from "./state-lines";

type Read = NonNullable<DashboardQuery["viewer"]>["dashboard"];

/**
 * A hirer's brief: "5 wait for your reply · 2 unread messages · 8 of 25 places · closes in 6 days".
 * `today` is an ISO date.
 */
export function lineOfBrief({ brief, unread }: Read["running"][number], today: string): StateLine {
  const { id, title, status, counts, cap, closesOn, decideOn, fillsAt } = brief;
  const isOpen = status === "OPEN";
  const unreadText = unread > 0 && (unread === 1 ? "1 unread message" : `${unread} unread messages`);
  const closes = isOpen && closesOn ? describeDaysTo(closesOn, today) : null;
  return {
    id,
    title: title ?? "Untitled",
    to: briefPath(id),
    sign: briefLooks[fillsAt ? "FILLED" : status][1],
    text: fillsAt
      ? joinFacts(
          `You said yes: the brief is filled at ${formatClock(fillsAt)}, and you can undo it until then`,
          unreadText,
        )
      : joinFacts(
          !isOpen && "In review",
          describeWaitingForReply(waitingForReply(counts)),
          unreadText,
          isOpen && `${counts.places} of ${cap} places`,
          closes && `closes ${closes}`,
          !closes && decideOn && replyBy(decideOn, today),
        ),
  };
}

/** A proposal as its applicant reads it: "Shortlisted · reply by 18 December, in 20 days". */
export function lineOfProposal(
  { brief, status, placeInLine, due }: Read["proposals"][number],
  today: string,
): StateLine {
  const near = due && describeDaysTo(due, today);
  return {
    id: brief.id,
    title: brief.title ?? "A brief",
    to: proposalPath(brief.id),
    sign: proposalLooks[status][1],
    text: joinFacts(
      labelOf(proposalStates, status),
      placeInLine !== null && `number ${placeInLine}`,
      status === "DRAFT" ? near && `closes ${near}` : due && replyBy(due, today),
    ),
  };
}

function replyBy(day: string, today: string): string {
  const near = describeDaysTo(day, today);
  return `reply by ${formatShortDay(day, today)}${near ? `, ${near}` : ""}`;
}

function joinFacts(...facts: (string | false | null)[]): string {
  // A non-breaking space before each point keeps it from the beginning of a line.
  return facts.filter(Boolean).join("\u00a0· ");
}
