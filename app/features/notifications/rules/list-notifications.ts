import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import {
  isKnown,
  type Notification,
  notificationsCollection,
  type StoredNotification,
  warningId,
} from "./notification";

/**
 * What a member was told, newest first: all of it, or what is unread. A page may have fewer than it asks for and not
 * be the last.
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

/** So many of the last warnings are looked at: nobody is warned as often and reads none. */
const WARNINGS_READ = 10;

/** Warnings that the member has yet to read, the newest first; nothing is read for who was never warned. */
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
