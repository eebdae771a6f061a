import type { Identity } from "~/platform/ports/identity";
import type { IdentityCode } from "~/platform/values/identity-codes";
import type { Result } from "~/platform/values/result";
import { PROVIDER_PAGE_DEADLINE } from "~/platform/values/times";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/** An ID token of this moment, for somebody of whom we know who they are: a session can be minted from it. */
export async function freshIdToken(
  identity: Identity,
  uid: string,
): Promise<Result<{ idToken: string }, IdentityCode>> {
  const token = await identity.createCustomToken(uid, {}, within);
  return token.ok ? identity.exchangeCustomToken(token.value, within) : token;
}
