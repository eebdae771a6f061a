import { limits } from "~/contract/limits";
import { ok, type Result, refuse } from "~/contract/result";
import type { Store, StoreTransaction, Versioned } from "~/ports/store";
import { listNotifications } from "./list-notifications";
import { type Notification, notificationsCollection } from "./notification";

/** Marks some of what a member was told as read, at most a page of it. Others’ and what is read already stay as they are. */
export function markRead(store: Store, uid: string, ids: readonly string[]): Promise<Result<void>> {
  if (ids.length > limits.page) return Promise.resolve(refuse("TOO_MANY"));
  return store.transact(async (tx) => {
    const found = await tx.getMany<Notification>(notificationsCollection, ids);
    for (const notice of found) if (notice?.data.uid === uid && notice.data.unread) setRead(tx, notice);
    return ok();
  });
}

/** Marks all of it as read, a page at a time. */
export async function markAllRead(store: Store, uid: string): Promise<Result<void>> {
  let more = true;
  while (more) {
    more = await store.transact(async (tx) => {
      const page = await listNotifications(tx, uid, { first: limits.page, after: null }, { unread: true });
      for (const notice of page.items) setRead(tx, notice);
      return page.next !== null;
    });
  }
  return ok();
}

function setRead(tx: StoreTransaction, { id, data }: Versioned<object>): void {
  tx.set(notificationsCollection, id, { ...data, unread: false });
}
