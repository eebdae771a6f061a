import {
  CHALLENGE_LIFETIME,
  DRAFT_LIFETIME,
  KEPT_FORM_LIFETIME,
  KNOWN_BROWSER_KEPT,
  SESSION_LIFETIME,
  SIGNED_OUT_KEPT,
  SKIP_REDIRECTS_LIFETIME,
  THEME_KEPT,
} from "./times";

/** Every cookie of the product with its life in ms: as they are set, and as the privacy page tells them. */
export const cookieLives = {
  session: SESSION_LIFETIME,
  // Names the attempt as long as its draft is kept; the attempt's own record says what it is still good for.
  attempt: DRAFT_LIFETIME,
  "skip-redirects": SKIP_REDIRECTS_LIFETIME,
  // Names what was sent when a session had ended.
  "kept-form": KEPT_FORM_LIFETIME,
  // Shows which addresses have signed in by a link on this browser; they keep links of their own
  // (decisions/limits.md).
  "known-browser": KNOWN_BROWSER_KEPT,
  // What the device was asked to sign.
  passkey: CHALLENGE_LIFETIME,
  theme: THEME_KEPT,
  // Read and removed by the next page's script, which then clears local storage (product.md §4).
  "signed-out": SIGNED_OUT_KEPT,
} as const;

export type CookieName = keyof typeof cookieLives;
