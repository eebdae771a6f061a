import type { Store } from "~/platform/ports/store";

/** Everything of a collection, by id. */
export async function readCollection<T>(store: Store, collection: string): Promise<Map<string, T>> {
  const all = new Map<string, T>();
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof store.query<T>>> = await store.query<T>({
      collection,
      limit: 100,
      after,
    });
    for (const { id, data } of page.items) all.set(id, data);
    after = page.next;
  } while (after !== null);
  return all;
}
