import {
  CHALLENGE_LIFETIME,
  DRAFT_LIFETIME,
  KEPT_FORM_LIFETIME,
  KNOWN_BROWSER_KEPT,
  LANGUAGE_KEPT,
  SESSION_LIFETIME,
  SIGNED_OUT_KEPT,
  SKIP_REDIRECTS_LIFETIME,
  THEME_KEPT,
  ZONE_KEPT,
} from "./durations";

/** Every cookie of the product with its lifetime in ms, for setting it and for the privacy page. */
export const cookieLives = {
  session: SESSION_LIFETIME,
  // Identifies the attempt as long as its draft is kept; the attempt's own record says what it
  // still allows.
  attempt: DRAFT_LIFETIME,
  "skip-redirects": SKIP_REDIRECTS_LIFETIME,
  // Identifies a form that was sent after a session had ended.
  "kept-form": KEPT_FORM_LIFETIME,
  // Proves which addresses have signed in by a link on this browser; they have a separate limit on
  // links (decisions/limits.md).
  "known-browser": KNOWN_BROWSER_KEPT,
  // The challenge that the device was asked to sign.
  passkey: CHALLENGE_LIFETIME,
  theme: THEME_KEPT,
  // The language that was chosen.
  language: LANGUAGE_KEPT,
  // The browser's time zone, written by its page: what every page says of times is in it.
  zone: ZONE_KEPT,
  // Read and removed by the next page's script, which then clears local storage (product.md §4).
  "signed-out": SIGNED_OUT_KEPT,
} as const;

export type CookieName = keyof typeof cookieLives;
