import type { IdentityCode } from "~/contract/identity-codes";
import type { Result } from "~/contract/result";
import { PROVIDER_PAGE_DEADLINE } from "~/contract/times";
import type { Identity } from "~/ports/identity";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/** An ID token of this moment, for somebody of whom we know who they are: a session can be minted from it. */
export async function freshIdToken(
  identity: Identity,
  uid: string,
): Promise<Result<{ idToken: string }, IdentityCode>> {
  const token = await identity.createCustomToken(uid, {}, within);
  return token.ok ? identity.exchangeCustomToken(token.value, within) : token;
}
