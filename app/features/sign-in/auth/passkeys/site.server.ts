import type { AuthParts } from "~/features/sign-in/auth/auth-parts";

/** The site that a passkey is for: from the configured public address, never from a request's. */
export function siteOf({ letterhead }: Pick<AuthParts, "letterhead">): { rpID: string } {
  return { rpID: new URL(letterhead.origin).hostname };
}

/** Loaded on demand: it takes half a second and 30 MB, and most processes never need it. */
export const loadWebauthn = () => import("@simplewebauthn/server");
