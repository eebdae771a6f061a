import type { ProposalStatus } from "~/content/proposal";
import type { BriefNotificationKind } from "~/features/notifications/rules/notification";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";

/** Jobs that tell those who wait for an answer to a brief. Their handlers are with the proposals that wait. */
export const briefEndedType: JobType<{ brief: string }> = { name: "brief-ended", lane: "moves" };
export const tellWaitingType: JobType<Telling> = { name: "tell-waiting", lane: "moves" };

export interface Telling {
  brief: string;
  notice: BriefNotificationKind;
  /** ISO 8601 UTC: whoever sent a proposal later knows it already. */
  at: string;
  /** What is told, where that may be said again: of it nobody is told twice. */
  about?: string;
  /** Where a telling that ran out of time goes on; `after` null for the beginning. */
  from?: { status: ProposalStatus; after: string | null };
}

/** Plans that everybody who still waits is told how the brief ended. */
export function planEndOfBrief(tx: StoreTransaction, clock: Clock, id: string): void {
  enqueue(tx, oneFor(briefEndedType, { brief: id }), clock.now());
}

/** Plans that everybody who waits for an answer is told something about the brief. */
export function planToTellWaiting(tx: StoreTransaction, clock: Clock, telling: Telling): void {
  const { brief, notice, at, about = at } = telling;
  enqueue(tx, { type: tellWaitingType, payload: telling, id: `${notice}-${brief}-${about}` }, clock.now());
}
