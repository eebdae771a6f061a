import type { AuthParts } from "~/features/sign-in/auth/auth-parts";

/** The site that a passkey is for: by the public address of the settings, never by a request's. */
export function siteOf({ letterhead }: Pick<AuthParts, "letterhead">): { rpID: string } {
  return { rpID: new URL(letterhead.origin).hostname };
}

/** On demand: it takes half a second and 30 MB, and most processes are never asked for a passkey. */
export const loadWebauthn = () => import("@simplewebauthn/server");
