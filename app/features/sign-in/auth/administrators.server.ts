import { readClaims } from "~/domain/claims";
import type { SessionRecord } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import type { Clock } from "~/platform/ports/clock";
import type { Identity } from "~/platform/ports/identity";
import type { Store } from "~/platform/ports/store";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result } from "~/values/result";
import { Trouble } from "~/values/trouble";
import { needsProof } from "./fresh-proof.server";

interface Parts {
  identity: Identity;
  store: Store;
  clock: Clock;
  administratorsNeedPasskeys: boolean;
}

/** `unproven`: an administrator, but a fresh proof is needed before they act. */
export type Powers = "none" | "unproven" | "proven";

/**
 * Whether the member of a session is an administrator at the provider now. The session's claim is
 * as old as the session: it only decides whether to ask the provider. A failure means that no
 * answer came, which neither grants nor revokes anything.
 */
export async function checkAdministrator(
  { identity, store, clock }: Omit<Parts, "administratorsNeedPasskeys">,
  { uid, claims }: Pick<SessionRecord, "uid" | "claims">,
): Promise<Result<boolean, IdentityCode>> {
  if (!claims.admin) return ok(false);
  const admin = await isAdministrator(identity, uid);
  // An administrator made in the provider's console gets the administrators' mails, too.
  if (admin.ok)
    await keepAdministrator(store, clock, uid, admin.value).catch((error: unknown) => {
      // The next check notes it: nothing waits for this write.
      if (!(error instanceof Trouble)) throw error;
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

/** Whether a session is an administrator's and was opened by a link where a passkey is required. */
export function lacksPasskey(
  { administratorsNeedPasskeys }: Pick<Parts, "administratorsNeedPasskeys">,
  { claims, passkey }: SessionRecord,
): boolean {
  return administratorsNeedPasskeys && claims.admin && passkey !== true;
}

/**
 * A session's powers as an administrator: `proven` only within half an hour of a proof, which in
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
