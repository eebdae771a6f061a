import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { takeTurn } from "~/features/accounts/rules/member";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { freshIdToken } from "~/features/sign-in/auth/fresh-id-token.server";
import {
  type OpenedSession,
  type Session,
  sessionsCollection,
  toRecord,
} from "~/features/sign-in/auth/sessions.server";

/**
 * A session in place of the one that ended with a change of address, for the browser that finished it: the
 * provider may end tokens with the change. Null where the provider gives no answer, or the change was undone: its member signs in anew.
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
  const isOpened = await store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    // Undone meanwhile, which ended all sessions.
    if (account?.email !== session.email) return false;
    takeTurn(tx, { uid, account });
    tx.set(sessionsCollection, session.id, toRecord(session));
    return true;
  });
  return isOpened ? { cookie, session, confirms: false } : null;
}
