import { randomUUID } from "node:crypto";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { NOTICE_KEPT } from "~/platform/values/times";
import { touchFeed } from "./feed";

/** What a member is told about. The first word says which setting decides about mails. */
export type NoticeType =
  | "proposal-received"
  | "proposal-promoted"
  | "proposal-shortlisted"
  | "proposal-accepted"
  | "proposal-accept-undone"
  | "proposal-declined"
  | "brief-dates-moved"
  | "brief-hidden"
  | "brief-shown"
  | "brief-shortlisting"
  | "brief-reminder"
  | "brief-expired"
  | "brief-clarified"
  | "question-asked"
  | "question-answered"
  | "question-removed";

/** `notifications/{id}` (domain.md). */
export interface Notification {
  uid: string;
  type: NoticeType;
  briefId: string;
  /** Whose proposal it is about; null where it is about the brief alone. */
  applicantUid: string | null;
  /** Until its member followed it, opened what it is about, or marked it as read. */
  unread: boolean;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
  expiresAt: string;
}

export const notificationsCollection = "notifications";
export const noticeMailType = "notice-mail";

/**
 * Notes something for a member and plans its mail, in the transaction of its cause. Reads nothing.
 * Whether a mail goes out at once, once a day or not at all is the member's setting, read by the job.
 * A cause that changes nothing else gives an `id` of its own: when it comes again it is known by it,
 * and its mail keeps its Message-ID.
 */
export function notify(
  tx: StoreTransaction,
  clock: Clock,
  notice: Pick<Notification, "uid" | "type" | "briefId" | "applicantUid">,
  id: string = randomUUID(),
): void {
  const now = clock.now();
  tx.set<Notification>(notificationsCollection, id, {
    ...notice,
    unread: true,
    createdAt: `${now.toISOString()}_${id}`,
    expiresAt: new Date(now.getTime() + NOTICE_KEPT).toISOString(),
  });
  touchFeed(tx, clock, notice.uid);
  enqueue(tx, { type: noticeMailType, payload: { notification: id }, id: `notice-${id}` }, clock);
}
