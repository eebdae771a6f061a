import type { Page, Store } from "~/platform/ports/store";
import { type SessionRecord, sessionsCollection } from "./sessions.server";

const never = new Date(0).toISOString();

/**
 * Forgets what the provider last said of the sessions of a restored store: its account may have gone since. So
 * each is asked about before it counts again.
 */
export async function askAgainAboutSessions(store: Store): Promise<void> {
  let after: string | null = null;
  do {
    const page: Page<SessionRecord> = await store.query({
      collection: sessionsCollection,
      limit: 100,
      after,
    });
    await store.transact(async (tx) => {
      for (const { id, data } of page.items)
        tx.set<SessionRecord>(sessionsCollection, id, { ...data, verifiedAt: never });
    });
    after = page.next;
  } while (after !== null);
}
