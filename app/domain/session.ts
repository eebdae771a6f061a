import type { Claims } from "./claims";

/** `sessions/{sha256(cookie)}`: the authority on who is signed in. No record, no session. */
export interface SessionRecord {
  uid: string;
  email: string;
  claims: Claims;
  /** The attempt that opened it; null for one opened by a link without an attempt. */
  attempt: string | null;
  /** A sign-up form that is still to be saved; `attempt` is the record that keeps it. */
  draft: { attempt: string; review: boolean } | null;
  createdAt: string;
  lastSeenAt: string;
  /** The time of the provider's last good verdict. */
  verifiedAt: string;
  expiresAt: string;
  device: string;
  /** Set if a passkey opened it. */
  passkey?: true;
}

export interface Session extends SessionRecord {
  id: string;
}

export type SessionState =
  | { state: "signed-in"; session: Session }
  | { state: "signed-out" }
  /**
   * The provider or the store gave no answer that is needed: 503, cookies untouched. `id` is the
   * record's.
   */
  | { state: "trouble"; id: string };
