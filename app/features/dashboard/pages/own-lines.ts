import { proposalStates, waitingForReply } from "~/content/proposal";
import type { Times } from "~/content/times";
import { briefLooks, proposalLooks } from "~/features/market/parts/state-looks";
import { describeWaitingForReply } from "~/features/proposals/parts/waiting-texts";
import { briefPath, proposalPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import type { DashboardQuery } from "~/shell/operations/operations.generated";
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
  const { id, title, status, counts, cap, closesAt, decideBy, fillsAt } = brief;
  const isOpen = status === "OPEN";
  const unreadText = unread > 0 && (unread === 1 ? "1 unread message" : `${unread} unread messages`);
  const closes = isOpen && closesAt ? times.daysTo(closesAt, now) : null;
  return {
    id,
    title: title ?? "Untitled",
    to: briefPath(id),
    sign: briefLooks[fillsAt ? "FILLED" : status][1],
    text: fillsAt
      ? joinFacts(
          `You said yes: the brief is filled at ${times.clock(fillsAt)}, and you can undo it until then`,
          unreadText,
        )
      : joinFacts(
          !isOpen && "In review",
          describeWaitingForReply(waitingForReply(counts)),
          unreadText,
          isOpen && `${counts.places} of ${cap} places`,
          closes && `closes ${closes}`,
          !closes && decideBy && replyBy(decideBy, { times, now }),
        ),
  };
}

/** A proposal as its applicant reads it: "Shortlisted · reply by 18 December, in 20 days". */
export function lineOfProposal(
  { brief, status, placeInLine, due }: Read["proposals"][number],
  { times, now }: TimesOfPage,
): StateLine {
  const near = due && times.daysTo(due, now);
  return {
    id: brief.id,
    title: brief.title ?? "A brief",
    to: proposalPath(brief.id),
    sign: proposalLooks[status][1],
    text: joinFacts(
      labelOf(proposalStates, status),
      placeInLine !== null && `number ${placeInLine}`,
      status === "DRAFT" ? near && `closes ${near}` : due && replyBy(due, { times, now }),
    ),
  };
}

function replyBy(by: string, { times, now }: TimesOfPage): string {
  const near = times.daysTo(by, now);
  return `reply by ${times.shortUntil(by, now)}${near ? `, ${near}` : ""}`;
}

function joinFacts(...facts: (string | false | null)[]): string {
  // A non-breaking space before each point keeps it from the beginning of a line.
  return facts.filter(Boolean).join("\u00a0· ");
}
