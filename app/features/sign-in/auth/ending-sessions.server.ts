import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { endSessions } from "./own-sessions.server";

/**
 * Suspends a member, or does more that ends their sessions, or at least ends their sessions while the site is read-only and takes nothing else: they read
 * nothing more, and can't sign in before it opens. The caller is told that it was not done.
 */
export async function endingSessions<R>(store: Store, uid: string, suspend: () => Promise<R>): Promise<R> {
  try {
    return await suspend();
  } catch (error) {
    // It was about to be written, so it was allowed.
    if (error instanceof StoreReadOnlyError) await endSessions(store, uid, () => true);
    throw error;
  }
}
