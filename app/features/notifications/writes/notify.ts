import { randomUUID } from "node:crypto";
import {
  type AccountMail,
  accountMailType,
  type BriefNotification,
  notificationMailType,
  notificationsCollection,
  type StoredNotification,
  warningId,
} from "~/features/notifications/model/notification";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { NOTIFICATION_KEPT } from "~/values/durations";
import { touchFeed } from "./touch-feed";

/**
 * Records a notification and plans its mail, in the transaction of its cause. Reads nothing.
 * Whether a mail goes out at once, once a day or not at all is the member's setting, read by the
 * job. A cause that changes no other document gives an `id` of its own: a repeat is recognised by
 * it, and its mail keeps its Message-ID. What is told anew is the same notification with a
 * `mailId` of its own: mail limits count by it, and mail programs show no Message-ID twice.
 */
export function notify(
  tx: StoreTransaction,
  clock: Clock,
  about: Pick<BriefNotification, "uid" | "type" | "briefId" | "applicantUid" | "milestone" | "week">,
  id: string = randomUUID(),
  mailId = `notice-${id}`,
): void {
  note(tx, clock, about, { id, at: clock.now().toISOString() });
  enqueue(tx, { type: notificationMailType, payload: { notification: id }, id: mailId }, clock.now());
}

/**
 * Records a move of an account and plans its mail, in the transaction of the move. The mail is sent
 * in every state and with any settings: it is about the account itself.
 */
export function notifyOfAccount(
  tx: StoreTransaction,
  clock: Clock,
  mail: AccountMail & { at: string },
): void {
  const { uid, type, at } = mail;
  const id = type === "account-warned" ? warningId(uid, at) : randomUUID();
  note(tx, clock, { uid, type, briefId: null, applicantUid: null }, { id, at });
  planAccountMail(tx, clock, `account-${id}`, mail);
}

/** Plans the mail alone, for an account that is gone together with its notifications. */
export function planAccountMail(tx: StoreTransaction, clock: Clock, id: string, payload: AccountMail): void {
  enqueue(tx, { type: accountMailType, payload, id }, clock.now());
}

function note(
  tx: StoreTransaction,
  clock: Clock,
  about: Pick<StoredNotification, "uid" | "type" | "briefId" | "applicantUid" | "milestone" | "week">,
  { id, at }: { id: string; at: string },
): void {
  tx.set<StoredNotification>(notificationsCollection, id, {
    ...about,
    unread: true,
    createdAt: `${at}_${id}`,
    expiresAt: new Date(clock.now().getTime() + NOTIFICATION_KEPT).toISOString(),
  });
  touchFeed(tx, clock.now(), about.uid);
}
