/**
 * Every time that the product keeps, in milliseconds. Each line names its source and the place
 * that uses it; where an SDK keeps a time by itself, the line says so and the value is not exported.
 */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// ── product.md §9 ────────────────────────────────────────────────────────────────────────────────
/** The loading view gives up: ui/loading-view.tsx. */
export const LOADING_VIEW_TIMEOUT = 300_000;
/** Pause before the refreshed ID token is read, for requests over the wire: web/api/graphql-client.server.ts. */
export const TOKEN_READ_DELAY = 10;
/** Deadline of a provider call that no page waits for: adapters/identity/firebase. */
export const PROVIDER_DEADLINE = 30_000;
/** Deadline of a provider call that a page waits for; also §9's offline deadline: auth/. */
export const PROVIDER_PAGE_DEADLINE = 5_000;
/** First and last pause between tries while the provider is in trouble: auth/session-verdicts.server.ts. */
export const PROVIDER_RETRY_FIRST = 30_000;
export const PROVIDER_RETRY_LAST = 960_000;
// Kept by the browser SDK itself: 60,000 ms request deadline on mobile; token refresh 300,000 ms before expiry.

// ── architecture.md ──────────────────────────────────────────────────────────────────────────────
/** Life of a session and its cookie: auth/sessions.server.ts. */
export const SESSION_LIFETIME = 12 * day;
/** A session opens only from a proof younger than this: auth/sessions.server.ts. */
export const PROOF_MAX_AGE = 5 * minute;
/** `lastSeenAt` is written at most this often: auth/sessions.server.ts. */
export const LAST_SEEN_INTERVAL = 10 * minute;
/** A good verdict of the provider is taken as fresh for this long: auth/session-verdicts.server.ts. */
export const VERDICT_FRESH = 60 * second;
/** During provider trouble the last good verdict holds for this long: auth/session-verdicts.server.ts. */
export const VERDICT_HOLDS = 1 * hour;
/** Life of an account creation attempt: auth/attempts.server.ts. */
export const ATTEMPT_LIFETIME = 10 * minute;
/** The same attempt and address get the same answer for this long: web/sign-up/create-account.server.ts. */
export const ATTEMPT_REPLAY = 60 * second;
/** The same form sent twice within this time is one press of a button too many: auth/attempts.server.ts. */
export const TWIN_WITHIN = 10 * second;
/** What a form asked is kept for its address: auth/attempts.server.ts. */
export const DRAFT_LIFETIME = 7 * day;
/** Life of the skip-redirects flag: web/request/cookies.server.ts. */
export const SKIP_REDIRECTS_LIFETIME = 60 * second;
/** Life of an e-mail link: auth/links.server.ts. */
export const LINK_LIFETIME = 15 * minute;
/** Accounts whose address nobody proved are deleted after this: auth/accounts. */
export const UNPROVEN_ACCOUNT_LIFETIME = 7 * day;
/** Window of the mails-per-address limit: auth/mail-limits.server.ts. */
export const MAIL_LIMIT_WINDOW = 30 * minute;
/** An unknown address is invited to sign up at most this often: auth/mail-limits.server.ts. */
export const INVITATION_INTERVAL = 1 * day;
/** "Send again" waits this long on the page: web/sign-in/login.server.ts. */
export const RESEND_PAUSE = 60 * second;
/** A job that was given up is kept for somebody to look at, then forgotten: config/container.server.ts. */
export const FAILED_JOB_KEPT = 30 * day;
