import {
  isKnown,
  type Notification,
  notificationsCollection,
  type StoredNotification,
  warningId,
} from "~/features/notifications/model/notification";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";

/**
 * A member's notifications, newest first: all or the unread ones. A page may have fewer than it
 * asks for and not be the last.
 */
export async function listNotifications(
  reads: StoreReads,
  uid: string,
  page: PageArgs,
  { unread = false } = {},
): Promise<Page<Notification>> {
  const { items, ...place } = await reads.query<StoredNotification>({
    collection: notificationsCollection,
    where: unread ? { uid, unread } : { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
  return { ...place, items: items.filter(isKnown) };
}

/** Only this many of the last warnings are checked: more unread ones are not to be expected. */
const WARNINGS_READ = 10;

/**
 * The member's unread warnings, the newest first; nothing is read for a member without warnings.
 */
export async function listUnseenWarnings(
  reads: StoreReads,
  uid: string,
  { events = [] }: { events?: readonly { event: string; at: string }[] },
): Promise<Versioned<Notification>[]> {
  const given = events.filter(({ event }) => event === "WARN").slice(-WARNINGS_READ);
  if (given.length === 0) return [];
  const ids = given.reverse().map(({ at }) => warningId(uid, at));
  const warnings = await reads.getMany<Notification>(notificationsCollection, ids);
  return warnings.filter((warning) => warning !== null).filter(({ data }) => data.unread);
}
