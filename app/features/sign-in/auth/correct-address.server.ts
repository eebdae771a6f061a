import type { Session } from "~/domain/session";
import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import type { StoreTransaction } from "~/platform/ports/store";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import type { AuthParts } from "./auth-parts";
import { freshIdToken } from "./fresh-id-token.server";
import { findSessions } from "./own-sessions.server";
import { type OpenedSession, sessionsCollection, toRecord } from "./sessions.server";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/** `not-pending`: its address is proven, or it is being removed. */
export type CorrectionRefusal = IdentityCode | "not-pending" | "proof-too-old";

/**
 * Corrects the mistyped address of an unproven account, and opens its session anew: the provider
 * may end tokens with a change of address. The account's other sessions end, and links to the
 * former address open nothing any more.
 *
 * If another account has the address, the answer and the page are exactly the same: the next link
 * goes to that mailbox, and signs its reader in to the account there. This account then stays
 * unproven, and is removed after seven days; the provider knows it by a placeholder.
 *
 * `address` is one that `parseEmailAddress` gave.
 */
export async function correctAddress(
  { identity, sessions, store, clock }: AuthParts,
  session: Session,
  address: string,
): Promise<Result<OpenedSession, CorrectionRefusal>> {
  const { uid } = session;
  // Our own record first: from here on no link to the former address proves the account.
  const isSet = await setAddress([session.email, address], address);
  if (!isSet) return refuse("not-pending");
  let changed = await identity.changeEmail(uid, address, within);
  // The former address must become free in any case: its real owner may want to sign up with it.
  if (!changed.ok && changed.code === "email-already-in-use")
    changed = await identity.changeEmail(uid, placeholderOf(uid), within);
  if (!changed.ok) {
    await setAddress([address], session.email);
    return changed;
  }
  const token = await freshIdToken(identity, uid);
  const opened = { attempt: session.attempt, draft: null, device: session.device };
  const minted = token.ok ? await sessions.mint(token.value.idToken, opened) : token;
  if (!minted.ok) return minted;
  const { cookie } = minted.value;
  const renewed: Session = { ...minted.value.session, email: address };
  return store.transact(async (tx) => {
    const endAll = await findSessions(tx, uid);
    // An account that was proven meanwhile belongs to the owner of the proven address, and so do
    // its sessions.
    const account = await findPending(tx, [address]);
    if (!account) return refuse("not-pending");
    endAll(clock);
    takeTurn(tx, { uid, account });
    tx.set(sessionsCollection, renewed.id, toRecord(renewed));
    return ok({ cookie, session: renewed, confirms: false });
  });

  async function findPending(tx: StoreTransaction, addresses: readonly string[]): Promise<Account | null> {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    const isOurs = account?.status === "PENDING" && account.deletesAt === undefined;
    return isOurs && addresses.includes(account.email) ? account : null;
  }

  function setAddress(from: readonly string[], to: string): Promise<boolean> {
    return store.transact(async (tx) => {
      const account = await findPending(tx, from);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account, ...addressed(to) });
      return account !== null;
    });
  }
}

/**
 * The provider's address for an account whose own belongs to another one. It can't receive mail
 * (RFC 2606).
 */
const placeholderOf = (uid: string) => `${uid.toLowerCase()}@unproven.invalid`;
