import { readClaims } from "~/content/claims";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { keepAdministrator } from "~/features/accounts/rules/administrators";
import { needsProof } from "~/features/sign-in/auth/fresh-proof.server";
import type { SessionRecord } from "~/features/sign-in/auth/sessions.server";
import { isStoreTrouble } from "~/features/sign-in/auth/store-trouble";
import type { Clock } from "~/platform/ports/clock";
import type { Identity } from "~/platform/ports/identity";
import type { Store } from "~/platform/ports/store";
import type { IdentityCode } from "~/platform/values/identity-codes";
import { ok, type Result } from "~/platform/values/result";
import { PROVIDER_PAGE_DEADLINE } from "~/platform/values/times";

interface Parts {
  identity: Identity;
  store: Store;
  clock: Clock;
  administratorsNeedPasskeys: boolean;
}

/** `unproven`: an administrator who has to prove again who they are before they act. */
export type Powers = "none" | "unproven" | "proven";

/**
 * Whether the member of a session is an administrator at the provider now. The claim in the session is that of
 * its beginning: it decides only whether the provider is asked. A failure means that no answer came, which grants
 * nothing and takes nothing away.
 */
export async function checkAdministrator(
  { identity, store, clock }: Omit<Parts, "administratorsNeedPasskeys">,
  { uid, claims }: Pick<SessionRecord, "uid" | "claims">,
): Promise<Result<boolean, IdentityCode>> {
  if (!claims.admin) return ok(false);
  const admin = await isAdministrator(identity, uid);
  // One whom the provider's console has made is to get the administrators' mails, too.
  if (admin.ok)
    await keepAdministrator(store, clock, uid, admin.value).catch((error: unknown) => {
      // Next time, then: nobody waits for it.
      if (!isStoreTrouble(error)) throw error;
    });
  return admin;
}

/** The same for any member. */
export async function isAdministrator(
  identity: Identity,
  uid: string,
): Promise<Result<boolean, IdentityCode>> {
  const found = await identity.getClaims(uid, { deadlineMs: PROVIDER_PAGE_DEADLINE });
  if (found.ok) return ok(readClaims(found.value).admin);
  return found.code === "user-not-found" || found.code === "user-disabled" ? ok(false) : found;
}

/** Whether a session is an administrator's whose proof was a link, where it has to be a passkey. */
export function lacksPasskey(
  { administratorsNeedPasskeys }: Pick<Parts, "administratorsNeedPasskeys">,
  { claims, passkey }: SessionRecord,
): boolean {
  return administratorsNeedPasskeys && claims.admin && passkey !== true;
}

/**
 * What a session lets its member do as an administrator: all of it only within half an hour of a proof, which in
 * production is a passkey.
 */
export async function powersOf(parts: Parts, session: SessionRecord): Promise<Result<Powers, IdentityCode>> {
  const admin = await checkAdministrator(parts, session);
  if (!admin.ok) return admin;
  if (!admin.value) return ok("none");
  const account = await parts.store.get<Account>(accountsCollection, session.uid);
  const isOld = needsProof(session, account?.data ?? null, parts.clock.now());
  return ok(isOld || lacksPasskey(parts, session) ? "unproven" : "proven");
}
