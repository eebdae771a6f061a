import { waitingForReply } from "~/domain/proposal";
import * as words from "~/words/proposals.generated";

interface Waiting {
  sent: number;
  shortlisted: number;
  waitlisted: number;
}

/** "5 people wait for your reply and 3 are on the waiting list"; null if both are zero. */
export function describeWaiting(counts: Waiting): string | null {
  const { waitlisted } = counts;
  const waiting = waitingForReply(counts);
  if (waiting === 0) return waitlisted === 0 ? null : words.waitlisted({ waitlisted });
  return waitlisted === 0 ? words.waiting({ waiting }) : words.waitingAndWaitlisted({ waiting, waitlisted });
}

/** "5 wait for your reply"; null for none. */
export function describeWaitingForReply(waiting: number): string | null {
  return waiting === 0 ? null : words.waitingShortly({ waiting });
}

/** "Review 5 proposals": the text of the link to those that wait for a reply. */
export function reviewText(waiting: number): string {
  return words.review({ waiting });
}
