/**
 * The identity provider's failures in our words (product.md §8). The adapter maps each vendor code
 * to one of these; no other code knows a vendor's.
 */
export const identityCodes = [
  "email-already-in-use",
  "invalid-email",
  "user-not-found",
  "wrong-password",
  "invalid-credential",
  "user-disabled",
  "user-token-expired",
  "link-invalid",
  "link-expired",
  "too-many-requests",
  "network-request-failed",
  "operation-not-allowed",
  "internal-error",
] as const;

export type IdentityCode = (typeof identityCodes)[number];
