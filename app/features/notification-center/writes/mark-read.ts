import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import {
  notificationsCollection,
  type StoredNotification,
} from "~/features/notifications/model/notification";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreTransaction, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";

interface Parts {
  store: Store;
  clock: Clock;
}

/**
 * Marks some of a member's notifications as read, at most a page of them. Other members' and read
 * ones stay as they are.
 */
export function markRead(
  { store, clock }: Parts,
  uid: string,
  ids: readonly string[],
): Promise<Result<void>> {
  if (ids.length > limits.page) return Promise.resolve(refuse("TOO_MANY"));
  return store.transact(async (tx) => {
    const found = await tx.getMany<StoredNotification>(notificationsCollection, ids);
    const unread = found.filter((one) => one !== null).filter(({ data }) => data.uid === uid && data.unread);
    setRead(tx, clock, uid, unread);
    return ok();
  });
}

/**
 * Marks all notifications as read, a page at a time, except warnings: those are read one by one.
 */
export async function markAllRead({ store, clock }: Parts, uid: string): Promise<Result<void>> {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await store.transact(async (tx) => {
      const page = await listNotifications(tx, uid, { first: limits.page, after: from }, { unread: true });
      const read = page.items.filter(({ data }) => data.type !== "account-warned");
      setRead(tx, clock, uid, read);
      return page.next;
    });
  } while (after !== null);
  return ok();
}

/** Updates the bell on the member's other open pages. */
function setRead(tx: StoreTransaction, clock: Clock, uid: string, read: readonly Versioned<object>[]): void {
  for (const { id, data } of read) tx.set(notificationsCollection, id, { ...data, unread: false });
  if (read.length > 0) touchFeed(tx, clock.now(), uid);
}
