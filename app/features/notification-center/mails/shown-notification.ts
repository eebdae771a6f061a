import { timesIn } from "~/domain/times";
import { accountNotifications } from "~/features/accounts/mails/account-notifications";
import { type Account, wordsOf as accountWordsOf } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import type { AccountNotification, Notification } from "~/features/notifications/model/notification";
import { paths } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import * as words from "~/words/notifications.generated";
import { briefNotifications, textsOf } from "./brief-notifications";
import { authorOf, type NotificationAuthor } from "./notification-author";
import { withScene } from "./read-notification";

/**
 * A notification as the page of all shows it: in the words of its mail, with the present state of
 * its subject.
 */
export interface ShownNotification {
  line: string;
  /** Null if it is no longer current. */
  detail: string | null;
  /** Its page on our site; null if there is nothing to open. */
  path: string | null;
  /** Always false if it is no longer current. */
  unread: boolean;
  /** It asks its member for something that isn't done. */
  asks: boolean;
  /** ISO 8601 UTC. */
  createdAt: string;
  /**
   * The member who caused it, by the name in its line; null for the product's own, and for members
   * without a name.
   */
  by: NotificationAuthor | null;
}

export async function showNotification(
  reads: StoreReads,
  account: Account,
  notification: Notification,
  now: Date,
): Promise<ShownNotification> {
  const createdAt = notification.createdAt.split("_", 1)[0] ?? "";
  if (notification.briefId === null)
    return { ...showOfAccount(account, notification, createdAt), createdAt, by: null };
  const found = await withScene(reads, notification, now);
  if (!found)
    return {
      ...{ line: words.briefGone(), detail: null, path: null, unread: false, asks: false },
      ...{ createdAt, by: null },
    };
  const { subject, lead } = textsOf(found, sayEndIn(settingsOf(account).timeZone, now));
  const { path, asks = false } = briefNotifications[notification.type];
  return {
    line: subject,
    detail: found.tells ? lead : null,
    path: found.opens ? path(notification) : null,
    unread: found.tells && notification.unread,
    asks: found.tells && asks,
    createdAt,
    by: await authorOf(reads, found),
  };
}

function showOfAccount(account: Account, { type, unread }: AccountNotification, at: string) {
  const { subject, lead, path = paths.app, reason, showsReason, isOver } = accountNotifications[type];
  const tells = !isOver?.(account);
  const own = showsReason && reason && accountWordsOf(account, reason, at);
  const detail = tells ? own || lead(account.deletesAt ?? null, timesIn(settingsOf(account).timeZone)) : null;
  return { line: subject(), detail, path, unread: unread && tells, asks: false };
}
