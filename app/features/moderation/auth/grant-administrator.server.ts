import { readClaims } from "~/domain/claims";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import { changeSessions } from "~/features/sign-in/auth/own-sessions.server";
import { removePasskeys } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import type { Clock } from "~/platform/ports/clock";
import type { Identity } from "~/platform/ports/identity";
import type { Store } from "~/platform/ports/store";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";

interface Parts {
  identity: Identity;
  store: Store;
  clock: Clock;
}

export interface Granted {
  uid: string;
  /** False if nothing had to change. */
  changed: boolean;
  /** The number of open sessions that were changed. */
  sessions: number;
}

/**
 * `no-account`: no account here has the address; `not-active`: the account is unconfirmed,
 * suspended or being deleted.
 */
type Hindrance = IdentityCode | "no-account" | "not-active";

/**
 * Gives the account of an address the admin claim, or takes it away, at once in all of its open
 * sessions. The audit trail is written first, since the provider can't take part in a transaction:
 * the trail may have an attempt that the provider refused, but never misses a grant.
 */
export async function setAdministrator(
  { identity, store, clock }: Parts,
  email: string,
  admin: boolean,
): Promise<Result<Granted, Hindrance>> {
  const user = await identity.getUserByEmail(email);
  if (!user.ok) return user.code === "user-not-found" ? refuse("no-account") : user;
  const { uid } = user.value;
  const claims = await identity.getClaims(uid);
  if (!claims.ok) return claims;
  const account = (await store.get<Account>(accountsCollection, uid))?.data;
  if (admin && account?.status !== "ACTIVE") return refuse(account ? "not-active" : "no-account");
  const changed = readClaims(claims.value).admin !== admin;
  if (changed) {
    await store.transact(async (tx) => {
      const trail = await openTrail(tx, clock);
      trail({ by: null, act: admin ? "GRANT" : "REVOKE", about: uid, reason: null });
    });
    const { admin: _before, ...others } = claims.value;
    const set = await identity.setClaims(uid, admin ? { ...others, admin } : others);
    if (!set.ok) return set;
  }
  await keepAdministrator(store, clock, uid, admin);
  // Also the recovery for an administrator without their passkeys: revoke, then grant.
  if (!admin) await removePasskeys({ store }, uid);
  const sessions = await changeSessions(store, uid, (session) =>
    session.claims.admin === admin ? null : { ...session, claims: { ...session.claims, admin } },
  );
  return ok({ uid, changed, sessions });
}
