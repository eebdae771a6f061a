import type { Query, Store, StoreTransaction, Versioned } from "~/ports/store";

const most = 50;

/** Pages through what a query finds until nothing is left of it. */
export async function removeAll<T extends object>(
  store: Store,
  query: Omit<Query, "limit">,
  remove: (tx: StoreTransaction, found: Versioned<T>) => void,
): Promise<void> {
  let found = most;
  while (found === most) {
    found = await store.transact(async (tx) => {
      const page = await tx.query<T>({ ...query, limit: most });
      for (const item of page.items) remove(tx, item);
      return page.items.length;
    });
  }
}
