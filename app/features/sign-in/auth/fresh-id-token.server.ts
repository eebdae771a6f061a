import type { Identity } from "~/platform/ports/identity";
import type { IdentityCode } from "~/platform/values/identity-codes";
import type { Result } from "~/platform/values/result";
import { PROVIDER_PAGE_DEADLINE } from "~/platform/values/times";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/** A new ID token for a member who is already authenticated, to mint a session from. */
export async function freshIdToken(
  identity: Identity,
  uid: string,
): Promise<Result<{ idToken: string }, IdentityCode>> {
  const token = await identity.createCustomToken(uid, {}, within);
  return token.ok ? identity.exchangeCustomToken(token.value, within) : token;
}
