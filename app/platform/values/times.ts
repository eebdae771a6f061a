/**
 * Every time that the product keeps, in milliseconds, under the source of its rule. Where an SDK keeps a time by
 * itself, a line says so and the value is not exported.
 */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// ── product.md §9 ────────────────────────────────────────────────────────────────────────────────
/** The loading view gives up. */
export const LOADING_VIEW_TIMEOUT = 300_000;
/** After this it offers a way out (experience.md, "States"). */
export const LOADING_WAY_OUT = 10_000;
/** Pause before the refreshed ID token is read, for requests over the wire. */
export const TOKEN_READ_DELAY = 10;
/** Deadline of a provider call that no page waits for. */
export const PROVIDER_DEADLINE = 30_000;
/** Deadline of a provider call that a page waits for; also §9's offline deadline. */
export const PROVIDER_PAGE_DEADLINE = 5_000;
/** Everything that a request waits for ends by then, so that a form answers within 6 s. */
export const REQUEST_DEADLINE = 5_500;
/**
 * For a callable function that a page waits for: a little less, so that the page can report what
 * happened.
 */
export const FUNCTION_DEADLINE = 5_000;
/**
 * A function starts jobs for this long; those in progress then still end, by their own deadline.
 */
export const FUNCTION_BEGINS_JOBS = 60_000;
/** The same for a job, which must end within its lease of 60 s. */
export const JOB_DEADLINE = 45_000;
/** A job in steps starts further steps for this long; the rest is done in another run. */
export const JOB_SLICE = 15_000;
/** First and last pause between tries while the provider is in trouble. */
export const PROVIDER_RETRY_FIRST = 30_000;
export const PROVIDER_RETRY_LAST = 960_000;
// Kept by the browser SDK itself: 60,000 ms request deadline on mobile; token refresh 300,000 ms before expiry.

// ── architecture.md ──────────────────────────────────────────────────────────────────────────────
/** Life of a session and its cookie. */
export const SESSION_LIFETIME = 12 * day;
/** A passkey challenge is answered by then. */
export const CHALLENGE_LIFETIME = 5 * minute;
/** Life of an administrator's session. */
export const ADMINISTRATOR_SESSION = 8 * hour;
/** A session starts only from a proof younger than this. */
export const PROOF_MAX_AGE = 5 * minute;
/** After this long a sensitive step requires another proof (auth/fresh-proof.server.ts). */
export const PROOF_FRESH = 30 * minute;
/** Both links of a change of address must be followed by then. */
export const ADDRESS_CHANGE_LIFETIME = 1 * day;
/** The former address can undo a change for this long; until then another change is refused. */
export const ADDRESS_UNDO = 7 * day;
/**
 * After this, a job finishes a change of address that both addresses confirmed, if the request
 * couldn't.
 */
export const ADDRESS_CHANGE_FINISHED_AFTER = 10 * second;
/** `lastSeenAt` is written at most this often. */
export const LAST_SEEN_INTERVAL = 10 * minute;
/** After a failed write of `lastSeenAt`, there is no retry for this long. */
export const LAST_SEEN_PAUSE = 1 * minute;
/** A good verdict of the provider counts as fresh for this long. */
export const VERDICT_FRESH = 60 * second;
/** During provider trouble the last good verdict holds for this long. */
export const VERDICT_HOLDS = 1 * hour;
/** Life of an account creation attempt. */
export const ATTEMPT_LIFETIME = 10 * minute;
/** The same attempt and address get the same answer for this long. */
export const ATTEMPT_REPLAY = 60 * second;
/** The same form sent again within this time counts as a double press. */
export const DUPLICATE_WITHIN = 10 * second;
/** An attempt without a draft or result is deleted after this. */
export const ATTEMPT_KEPT = 1 * hour;
/**
 * The content of a form is kept for its address for this long, once that has an account or a link.
 */
export const DRAFT_LIFETIME = 7 * day;
/** Life of the skip-redirects flag. */
export const SKIP_REDIRECTS_LIFETIME = 60 * second;
/** Life of an e-mail link. */
export const LINK_LIFETIME = 15 * minute;
/**
 * A press of a link's button without a known end counts as in progress for this long; longer than a
 * request lasts.
 */
export const LINK_PRESS_LASTS = 10 * second;
/** Accounts with an unproven address are deleted after this. */
export const UNPROVEN_ACCOUNT_LIFETIME = 7 * day;
/** A deletion can be undone for this long; then nothing is left. */
export const DELETION_DELAY = 14 * day;
/** Deleted or replaced content has left the files of the embedded database after this. */
export const ERASED_WITHIN = 1 * minute;
/**
 * A search index built from the store is rebuilt after this, for briefs that an older release has
 * published meanwhile.
 */
export const SEARCH_BUILT_AGAIN = 1 * hour;
/** Window of the limits on links. */
export const MAIL_LIMIT_WINDOW = 30 * minute;
/** Limits ignore times that lie further in the future than this. */
export const CLOCK_SKEW = 1 * minute;
/** Window of the posts-per-network limit. */
export const POST_LIMIT_WINDOW = 10 * minute;
/** An unknown address is invited to sign up at most this often. */
export const INVITATION_INTERVAL = 1 * day;
/** Window in which mails to unproven addresses are counted by the mailbox's provider. */
export const SIGN_UP_WINDOW = 1 * hour;
/**
 * A mail held back during a flood retries after this long for each degree of how busy its sender
 * is, and after the next at the latest.
 */
export const HELD_MAIL_PAUSE = 2 * minute;
export const HELD_MAIL_PAUSE_LAST = 20 * minute;
/** If none was held for this long, the next one that is belongs to another flood. */
export const SIGN_UP_FLOOD_OVER = 1 * hour;
/** An administrator's decision that all go out, or none does, holds for this long. */
export const MAILS_LET_GO = 1 * hour;
export const MAILS_HELD = 1 * day;
/** Window of the limits on news, for a mailbox and for a proposal. */
export const NEWS_WINDOW = 1 * day;
/** Window of the limit on sending one proposal. */
export const SENDS_WINDOW = 1 * day;
/** Window of the limit on what one member reports. */
export const REPORTS_WINDOW = 1 * day;
/** An administrator who reads the same again within this is recorded once. */
export const SAME_READING = 10 * minute;
/** The same warning within this is a double press; later it is a new one. */
export const SAME_WARNING = 2 * minute;
/** Window of the limit on members whom one administrator looks up. */
export const LOOKUPS_WINDOW = 1 * hour;
/** Window of the limit on questions about briefs. */
export const QUESTIONS_WINDOW = 1 * day;
/** An answer to a question can be changed for this long. */
export const ANSWER_CHANGES_FOR = 5 * minute;
/** Window of the limit on data exports. */
export const EXPORT_WINDOW = 1 * day;
/**
 * Such a file counts as in progress until its next part was not requested for this long: longer
 * than SOCKET_SILENCE.
 */
export const EXPORT_LEASE = 1 * minute;
/** Window of the limit on what one member reads. */
export const READS_WINDOW = 1 * minute;
/** Windows for frequent and for rare writes of a member. */
export const OFTEN_WINDOW = 1 * minute;
export const SELDOM_WINDOW = 1 * hour;
/** Window of the messages that a member may send in a day, and of the conversations that a hirer may begin. */
export const MESSAGES_WINDOW = 1 * day;
/** Life of the cookie that proves which addresses have signed in on a browser. */
export const KNOWN_BROWSER_KEPT = 365 * day;
/** Window of the limit on conversations that a hirer begins before the first answer. */
export const FIRST_CONVERSATIONS_WINDOW = 1 * day;
/** "Send again" waits this long on the page. */
export const RESEND_PAUSE = 60 * second;
/** Unsent text of a form is kept in its tab for this long. */
export const UNSENT_TEXT_KEPT = 30 * minute;
/** A form that was sent after a session had ended is kept for this long. */
export const KEPT_FORM_LIFETIME = 1 * hour;
/** The log of an account's activity is kept for this long. */
export const ACTIVITY_KEPT = 90 * day;
/** A "this wasn't me" link works for this long. */
export const NOT_ME_LINK_WORKS = 30 * day;
/** /.well-known/security.txt is valid for this long: RFC 9116 recommends less than a year. */
export const SECURITY_CONTACT_HOLDS = 180 * day;
/** Notifications are kept for this long. */
export const NOTICE_KEPT = 180 * day;
/** The record that something has changed for a member is kept for this long. */
export const FEED_KEPT = 180 * day;
/** Life of the cookie that names the chosen theme. */
export const THEME_KEPT = 365 * day;
/** Life of the log-out marker, which the next page removes. */
export const SIGNED_OUT_KEPT = 1 * day;
/** A draft is saved after this long without typing. */
export const AUTOSAVE_PAUSE = 1_500;
/** First and last pause before a failed save of a draft is retried. */
export const AUTOSAVE_RETRY_FIRST = 4 * second;
export const AUTOSAVE_RETRY_LAST = 1 * minute;
/** A job that has failed for good is kept for the operators for this long. */
export const FAILED_JOB_KEPT = 30 * day;
/** A mail about an event is retried for this long. */
export const MAIL_TELLS = 30 * day;
/** Expired records are deleted this soon after the start, and then this often. */
export const SWEEP_FIRST = 10 * second;
export const SWEEP_EVERY = 1 * hour;
/** Pause after each hundred removed records, so that other work gets its turn. */
export const SWEEP_PAUSE = 20;
/** Hour of the member's day at which the one mail of the day goes out. */
export const DIGEST_HOUR = 8;
/** The mail about unread messages waits this long: most are read by then. */
export const MESSAGE_MAIL_WAITS = 10 * minute;
/**
 * News this shortly before the daily mail waits for the next one, so that no mail changes while it
 * is sent.
 */
export const DIGEST_CLOSES = 1 * minute;

// ── Live pages ───────────────────────────────────────────────────────────────────────────────────
/**
 * Interval of the heartbeat on a quiet stream: below SOCKET_SILENCE, and the time-outs of proxies.
 */
export const STREAM_HEARTBEAT = 20 * second;
/**
 * A remote API sends something on a stream every 12 s (GraphQL Yoga); after this long a silent one
 * is gone.
 */
export const API_STREAM_SILENCE = 35 * second;
/** A page reconnects a stream after this, and up to twice as long, so that not all come at once. */
export const STREAM_RETRY = 2 * second;
/**
 * If another process answers, the streams of one that stops reconnect within this, not all at once.
 */
export const STREAMS_MOVE = 1 * second;
/** The last pause between reconnections. */
export const STREAM_RETRY_LAST = 1 * minute;
/** A page without a stream for this long says that it isn't live. */
export const STREAM_MISSED = 10 * second;
/** A change noted this shortly before a page was read may have been written after it. */
export const CHANGE_WRITTEN_WITHIN = 10 * second;

// ── Connections ──────────────────────────────────────────────────────────────────────────────────
/** Deadline of a request's headers, and of a connection's first byte. */
export const HEADERS_DEADLINE = 10 * second;
/** Deadline of the whole request. */
export const REQUEST_RECEIVED = 30 * second;
/**
 * A silent connection is closed after this, also that of a visitor who doesn't read the answer;
 * later than REQUEST_RECEIVED, which answers 408.
 */
export const SOCKET_SILENCE = 35 * second;
/** An idle connection is kept this long for a next request. */
export const KEEP_ALIVE = 5 * second;
/**
 * A proxy's connection is kept longer than any proxy keeps it (Google's 10 minutes), so that the
 * proxy closes it.
 */
export const KEEP_ALIVE_PROXY = 620 * second;
/** Limit of a stop, as long as most supervisors wait. */
export const STOP_DEADLINE = 10 * second;
/** Running requests are cut off after this, so that the rest of the stop has a second. */
export const STOP_CUTS_AFTER = 9 * second;
/** While the process stops, a connection without a request is closed after this. */
export const STOP_IDLE = 1 * second;
/** A signal to a whole process group comes twice under npm, which passes its own on. */
export const SAME_SIGNAL = 1 * second;
/** How often the two deadlines above are checked, so how late they can be. */
export const DEADLINE_CHECK = 1 * second;
/** Deadline of the checks of `/readyz`. */
export const READINESS_DEADLINE = 2 * second;
/**
 * Their results are kept for this long, longer than they take, so that only one of each runs at a
 * time.
 */
export const READINESS_KEPT = 5 * second;

// ── Metrics and traces ───────────────────────────────────────────────────────────────────────────
/** Deadline of a gauge's value; later ones are left out. */
export const GAUGE_DEADLINE = 2 * second;
/** Its value is kept for this long. */
export const GAUGE_KEPT = 10 * second;
/** Traces are sent this often, and a collector has this long to accept them. */
export const TRACE_EXPORT_EVERY = 5 * second;
export const TRACE_EXPORT_DEADLINE = 5 * second;
/** At a stop, the remaining ones have this long, within the stop's ten seconds. */
export const TRACE_LAST_EXPORT = 1 * second;

/** A hirer's decision is announced after this, and can be undone until then (domain.md). */
export const TELL_DELAY = 10 * minute;
