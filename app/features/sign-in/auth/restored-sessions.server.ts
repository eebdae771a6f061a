import type { SessionRecord } from "~/domain/session";
import type { Page, Store } from "~/platform/ports/store";
import { sessionsCollection } from "./sessions.server";

const never = new Date(0).toISOString();

/**
 * Removes the provider's last verdicts from the sessions of a restored store: an account may have
 * gone since. Each session is then verified before it is valid again.
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
