import type { ProposalStatus } from "~/domain/proposal";
import { type Brief, hasProposals } from "~/features/briefs/model/brief";
import { isMoved } from "~/features/briefs/model/first-dates";
import { isOfDates } from "~/features/briefs/model/mending";
import { versionOf } from "~/features/briefs/model/versions";
import type { BriefNotificationKind } from "~/features/notifications/model/notification";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ANSWER_REMINDED_AFTER } from "~/values/durations";

/**
 * Jobs that tell the waiting applicants of a brief. Their handlers are in the proposals feature.
 */
export const briefEndedType: JobType<{ brief: string }> = { name: "brief-ended", lane: "moves" };
export const tellWaitingType: JobType<Telling> = { name: "tell-waiting", lane: "moves" };

/** Tells those who began something with a brief and sent no proposal that it has ended. */
export const tellFollowersType: JobType<Following> = { name: "tell-followers", lane: "moves" };

/** Tells those concerned what its hirer changed in a brief. */
export const tellEditType: JobType<ToldEdit> = { name: "tell-edit", lane: "moves" };

export interface ToldEdit extends Following {
  /** `BriefEdit.tellsAt` of what is told. */
  tellsAt: string;
}

interface Following {
  brief: string;
  /** The cursor of a run that ran out of time: the list, and the place in it. */
  from?: { list: number; after: string | null };
}

export interface Telling {
  brief: string;
  /** Its name in stored jobs, which another release may run. */
  notice: BriefNotificationKind;
  /** ISO 8601 UTC: proposals sent later already know it. */
  at: string;
  /** The key of a notification that may be repeated: each key is told to a reader once. */
  about?: string;
  /** The cursor of a run that ran out of time; `after` is null for the beginning. */
  from?: { status: ProposalStatus; after: string | null };
}

/** Plans to tell every waiting applicant how the brief ended, and everyone with something open. */
export function planEndOfBrief(tx: StoreTransaction, clock: Clock, id: string): void {
  enqueue(tx, oneFor(briefEndedType, { brief: id }), clock.now());
  enqueue(tx, oneFor(tellFollowersType, { brief: id }), clock.now());
}

type ToTell = Pick<Telling, "brief" | "at" | "about"> & { notification: BriefNotificationKind };

/** Plans to tell every waiting applicant something about the brief, now or when it is due. */
export function planToTellWaiting(
  tx: StoreTransaction,
  clock: Clock,
  { notification, ...told }: ToTell,
  dueAt: Date | null = null,
): void {
  const { brief, at, about = at } = told;
  const payload = { ...told, notice: notification };
  const id = `${notification}-${brief}-${about}`;
  enqueue(tx, { type: tellWaitingType, payload, id, ...(dueAt && { dueAt }) }, clock.now());
}

/**
 * Plans to tell what changed in a published brief, where something did. Of new dates alone, and of
 * a new version, those who wait hear at once: they count on them, and have to answer.
 */
export function planToTellEdit(
  tx: StoreTransaction,
  clock: Clock,
  { id, before, after }: { id: string; before: Brief; after: Brief },
): void {
  const edit = after.edits?.at(-1);
  if (!edit || after.edits === before.edits) return;
  const { tellsAt } = edit;
  const payload = { brief: id, tellsAt };
  enqueue(tx, { ...oneFor(tellEditType, payload), dueAt: new Date(tellsAt) }, clock.now());
  if (hasProposals(before) && isMoved(before, after) && isOfDates(edit))
    planToTellWaiting(tx, clock, { brief: id, notification: "brief-dates-moved", at: edit.at });
  if (versionOf(after) === versionOf(before)) return;
  const anew = { brief: id, at: edit.at };
  planToTellWaiting(tx, clock, { ...anew, notification: "brief-asks-anew" });
  const later = new Date(Date.parse(edit.at) + ANSWER_REMINDED_AFTER);
  planToTellWaiting(tx, clock, { ...anew, notification: "brief-answer-reminder" }, later);
}
