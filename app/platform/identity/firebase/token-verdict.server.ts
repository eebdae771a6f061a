import type { DecodedIdToken } from "firebase-admin/auth";
import type { VerifiedToken } from "~/platform/ports/identity";
import { type Failure, forLogs, fromThrown } from "./failures.server";

/**
 * firebase-admin throws `auth/argument-error` both for an invalid token and for keys that it could
 * not fetch. After the shape check, these are its messages about an invalid token
 * (lib/auth/token-verifier.js); any other text comes from a failed key fetch. An unknown message
 * counts as trouble, because trouble must never look like "signed out".
 */
const wrongToken =
  /^(Firebase (ID token|session cookie) (has (invalid signature|incorrect (algorithm|"(aud|iss)")|(no|an empty|a) "sub"|no "kid"|"kid" claim which does not correspond))|Decoding Firebase |verify\w+\(\) expects an? (ID token|session cookie), but was given )/;

/**
 * Classifies an error of a verification. A deleted account's session is over, like an expired one.
 */
export function fromVerification(error: unknown): Failure {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const detail = forLogs(`${String(code)} ${message}`);
  if (code === "auth/argument-error") {
    return wrongToken.test(message)
      ? { code: "invalid-credential", detail, known: true }
      : { code: "network-request-failed", detail, known: true };
  }
  if (code === "auth/user-not-found") return { code: "user-token-expired", detail, known: true };
  return fromThrown(error);
}

/** Claims of the protocol and of the provider; all others are ours. */
const protocolClaims = new Set([
  ...["iss", "aud", "sub", "iat", "exp", "nbf", "jti", "auth_time", "nonce", "acr", "amr", "azp", "at_hash"],
  ...["c_hash", "cnf", "uid", "user_id", "firebase", "provider_id", "tenant"],
  ...["email", "email_verified", "phone_number", "name", "picture"],
]);

export function toVerifiedToken(decoded: DecodedIdToken): VerifiedToken {
  return {
    uid: decoded.uid,
    email: decoded.email?.toLowerCase() ?? null,
    authTime: decoded.auth_time,
    claims: Object.fromEntries(Object.entries(decoded).filter(([name]) => !protocolClaims.has(name))),
  };
}
