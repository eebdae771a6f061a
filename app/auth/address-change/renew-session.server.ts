import type { AuthParts } from "../auth-parts";
import { freshIdToken } from "../fresh-id-token.server";
import { type OpenedSession, type Session, sessionsCollection, toRecord } from "../sessions.server";

/**
 * A session in place of the one that ended with a change of address, for the browser that finished it: the
 * provider may end tokens with the change. Null where the provider gives no answer: its member signs in anew.
 */
export async function renewSession(
  { identity, sessions, store }: AuthParts,
  { uid, device }: Session,
): Promise<OpenedSession | null> {
  const token = await freshIdToken(identity, uid);
  const opened = { attempt: null, draft: null, device };
  const minted = token.ok ? await sessions.mint(token.value.idToken, opened) : token;
  if (!minted.ok) return null;
  const { cookie, session } = minted.value;
  await store.transact(async (tx) => tx.set(sessionsCollection, session.id, toRecord(session)));
  return { cookie, session, confirms: false };
}
