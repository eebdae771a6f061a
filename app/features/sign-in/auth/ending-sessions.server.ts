import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { endSessions } from "./own-sessions.server";

/**
 * Suspends a member, or makes another change that ends their sessions. While the site is read-only
 * it ends at least the sessions: the member reads nothing more, and can't sign in until the site
 * opens. The error tells the caller that the change was not made.
 */
export async function endingSessions<R>(store: Store, uid: string, suspend: () => Promise<R>): Promise<R> {
  try {
    return await suspend();
  } catch (error) {
    // Only the write failed, so the change itself was permitted.
    if (error instanceof StoreReadOnlyError) await endSessions(store, uid, () => true);
    throw error;
  }
}
