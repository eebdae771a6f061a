import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { type AccountNotification, warningNoticeId } from "./account-notice";
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

/** So many of the last warnings are looked at: nobody is warned as often and reads none. */
const WARNINGS_READ = 10;

/** Warnings that the member has yet to read, the newest first; nothing is read for who was never warned. */
export async function listUnseenWarnings(
  reads: StoreReads,
  uid: string,
  { events = [] }: { events?: readonly { event: string; at: string }[] },
): Promise<Versioned<AccountNotification>[]> {
  const given = events.filter(({ event }) => event === "WARN").slice(-WARNINGS_READ);
  if (given.length === 0) return [];
  const ids = given.reverse().map(({ at }) => warningNoticeId(uid, at));
  const notices = await reads.getMany<AccountNotification>(notificationsCollection, ids);
  return notices.filter((notice) => notice !== null).filter(({ data }) => data.unread);
}
