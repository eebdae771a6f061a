import type { Query, Store, StoreTransaction, Versioned } from "~/platform/ports/store";

/** Documents per transaction. */
const most = 50;

/** Without a time limit. */
export const always = () => true;

/**
 * Removes or changes a query's results page by page until there are none. False where `hasTime`
 * said that there is no time for another page: the same call continues with the rest.
 */
export async function changeAll<T extends object>(
  store: Store,
  query: Omit<Query, "limit">,
  change: (tx: StoreTransaction, found: Versioned<T>) => void,
  hasTime: () => boolean,
): Promise<boolean> {
  for (;;) {
    if (!hasTime()) return false;
    const found = await store.transact(async (tx) => {
      const page = await tx.query<T>({ ...query, limit: most });
      for (const item of page.items) change(tx, item);
      return page.items.length;
    });
    if (found < most) return true;
  }
}
