import type { IdentityCode } from "~/values/identity-codes";
import type { Result } from "~/values/result";

/**
 * `deadlineMs` bounds the whole call; past it the answer is `network-request-failed` (product.md
 * §8).
 */
export interface IdentityOptions {
  /** Milliseconds; default 30,000 (product.md §9). Pages pass 5,000. */
  deadlineMs?: number;
}

type Answer<T> = Promise<Result<T, IdentityCode>>;

/** The content of a verified token or cookie. */
export interface VerifiedToken {
  uid: string;
  /** Lower case, as the provider keeps it; null for an account without one. */
  email: string | null;
  /** Seconds since the epoch at which the person last proved their identity. */
  authTime: number;
  /** The custom claims: every claim that is not the protocol's own. */
  claims: Readonly<Record<string, unknown>>;
}

export interface IdentityUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  disabled: boolean;
}

/** The hosted identity provider. Every call answers within its deadline. */
export interface Identity {
  /** Creates an account without a password. `email-already-in-use` when there is one. */
  createUser(email: string, options?: IdentityOptions): Answer<{ uid: string }>;
  /** `user-not-found` when there is none. */
  getUserByEmail(email: string, options?: IdentityOptions): Answer<IdentityUser>;
  /** The current custom claims, whatever older tokens say. `user-not-found`, `user-disabled`. */
  getClaims(uid: string, options?: IdentityOptions): Answer<Readonly<Record<string, unknown>>>;
  /** Replaces all custom claims. Tokens issued from then on contain them. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>, options?: IdentityOptions): Answer<void>;
  /**
   * Changes an account's address, unproven unless `proven`. `email-already-in-use` when another
   * account has it.
   */
  changeEmail(uid: string, email: string, options?: IdentityOptions & { proven?: boolean }): Answer<void>;
  deleteUser(uid: string, options?: IdentityOptions): Answer<void>;
  /**
   * Ends every token issued for the account before this second: their holders must prove themselves
   * again.
   */
  revokeTokens(uid: string, options?: IdentityOptions): Answer<void>;
  /**
   * A token the browser or the server can sign in with for an hour. `claims` end up in the ID
   * token.
   */
  createCustomToken(uid: string, claims: Record<string, string>, options?: IdentityOptions): Answer<string>;
  /** `accounts:signInWithCustomToken`; resolves to an ID token. */
  exchangeCustomToken(customToken: string, options?: IdentityOptions): Answer<{ idToken: string }>;
  /**
   * A one-time action code for an e-mail link. Only for addresses that have an account: the
   * provider would create one.
   */
  createEmailLinkCode(email: string, options?: IdentityOptions): Answer<{ actionCode: string }>;
  /**
   * Uses up an action code: `accounts:signInWithEmailLink`. `link-invalid` for a used or foreign
   * code.
   */
  signInWithEmailLink(
    email: string,
    actionCode: string,
    options?: IdentityOptions,
  ): Answer<{ idToken: string; uid: string }>;
  /** Checks signature, expiry, audience and issuer of an ID token. */
  verifyIdToken(idToken: string, options?: IdentityOptions): Answer<VerifiedToken>;
  /** Mints a session cookie from a fresh ID token. `lifetimeMs` 5 minutes to 14 days. */
  createSessionCookie(idToken: string, lifetimeMs: number, options?: IdentityOptions): Answer<string>;
  /**
   * The verdict on a session cookie: signature, expiry, revoked (`user-token-expired`), disabled
   * (`user-disabled`).
   */
  verifySessionCookie(cookie: string, options?: IdentityOptions): Answer<VerifiedToken>;
  /** Succeeds if the provider answers; for readiness. */
  ping(options?: IdentityOptions): Answer<void>;
}
