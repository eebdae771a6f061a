import type { Identity } from "~/platform/ports/identity";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import type { Result } from "~/values/result";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/** A new ID token for a member who is already authenticated, to mint a session from. */
export async function freshIdToken(
  identity: Identity,
  uid: string,
): Promise<Result<{ idToken: string }, IdentityCode>> {
  const token = await identity.createCustomToken(uid, {}, within);
  return token.ok ? identity.exchangeCustomToken(token.value, within) : token;
}
