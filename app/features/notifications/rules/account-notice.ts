import { randomUUID } from "node:crypto";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { NOTICE_KEPT } from "~/platform/values/times";
import { touchFeed } from "./feed";
import { type Notification, notificationsCollection } from "./notification";

/** What a member is told about their account itself. */
export type AccountNoticeType =
  | "account-warned"
  | "account-suspended"
  | "account-reinstated"
  | "account-deleting"
  | "account-kept"
  | "account-gone";

/** Kept with the notices of the market; there is no brief that it is about. */
export interface AccountNotification extends Omit<Notification, "type" | "briefId"> {
  type: AccountNoticeType;
  briefId: null;
}

export const accountMailType = "account-mail";

/** What the job of its mail carries. */
export interface AccountNotice {
  uid: string;
  /** Its address: the account may be gone when the mail is sent. */
  to: string;
  type: AccountNoticeType;
  deletesAt: string | null;
  /** When it was, ISO 8601 UTC: an administrator's words of then are sent. Absent in jobs of an older release. */
  at?: string;
}

/** A notice of a warning has an id that follows from when it was given, so that whether it was seen is found out by it. */
export function warningNoticeId(uid: string, at: string): string {
  return `warned-${uid}-${Date.parse(at)}`;
}

/**
 * Notes a move of an account and plans its mail, in the transaction of the move. It is sent whatever
 * the member chose and whatever state they are in: it is about the account itself.
 */
export function noteAccount(
  tx: StoreTransaction,
  clock: Clock,
  { uid, to, type, deletesAt, at }: AccountNotice & { at: string },
): void {
  const now = clock.now();
  const id = type === "account-warned" ? warningNoticeId(uid, at) : randomUUID();
  tx.set<AccountNotification>(notificationsCollection, id, {
    uid,
    type,
    briefId: null,
    applicantUid: null,
    unread: true,
    createdAt: `${at}_${id}`,
    expiresAt: new Date(now.getTime() + NOTICE_KEPT).toISOString(),
  });
  touchFeed(tx, clock, uid);
  planAccountMail(tx, clock, `account-${id}`, { uid, to, type, deletesAt, at });
}

/** Plans the mail alone, for an account that is gone with its notices. */
export function planAccountMail(
  tx: StoreTransaction,
  clock: Clock,
  id: string,
  payload: AccountNotice,
): void {
  enqueue(tx, { type: accountMailType, payload, id }, clock);
}
