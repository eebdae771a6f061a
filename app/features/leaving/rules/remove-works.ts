import type { MarketParts } from "~/features/accounts/rules/member";
import { feedsCollection, referencesFeed, touchFeed } from "~/features/notifications/rules/feed";
import { type Work, worksCollection } from "~/features/references/rules/work";
import { changeAll } from "~/platform/jobs/steps.server";
import type { Query } from "~/platform/ports/store";

/** The works of a member, on either side. */
export function worksOf(uid: string): Omit<Query, "limit">[] {
  const collection = worksCollection;
  const orderBy = { field: "createdAt", direction: "asc" } as const;
  return [
    { collection, where: { uid }, orderBy },
    { collection, where: { hirerUid: uid }, orderBy },
  ];
}

/**
 * Removes what the member wrote about others, and what others wrote about them: a reference goes
 * with either account. Idempotent; false when out of time.
 */
export async function removeWorks(
  { store, clock }: MarketParts,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  for (const query of worksOf(uid)) {
    const isDone = await changeAll<Work>(
      store,
      query,
      (tx, { id, data }) => {
        tx.delete(worksCollection, id);
        touchFeed(tx, clock.now(), referencesFeed(data.uid === uid ? data.hirerUid : data.uid));
      },
      hasTime,
    );
    if (!isDone) return false;
  }
  await store.transact(async (tx) => tx.delete(feedsCollection, referencesFeed(uid)));
  return true;
}
