import type { Page, StoreReads } from "~/ports/store";
import { type PageArgs, toQueryPage } from "../pages";
import type { AccountNotification } from "./account-notice";
import { type Notification, notificationsCollection } from "./notification";

/** What a member was told, newest first: all of it, or what is unread. */
export function listNotifications(
  reads: StoreReads,
  uid: string,
  page: PageArgs,
  { unread = false } = {},
): Promise<Page<Notification | AccountNotification>> {
  return reads.query<Notification | AccountNotification>({
    collection: notificationsCollection,
    where: unread ? { uid, unread } : { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}
