/**
 * Every time that the product keeps, in milliseconds, under the source of its rule. Where an SDK
 * keeps a time by itself, a line says so and the value is not exported.
 */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// ── product.md §9 ────────────────────────────────────────────────────────────────────────────────
/** The loading view gives up. */
export const LOADING_VIEW_TIMEOUT = 300_000;
/** From then on it has a way out (experience.md, "States"). */
export const LOADING_WAY_OUT = 10_000;
/** Pause before the refreshed ID token is read, for requests over the wire. */
export const TOKEN_READ_DELAY = 10;
/** Deadline of a provider call that no page waits for. */
export const PROVIDER_DEADLINE = 30_000;
/** Deadline of a provider call that a page waits for; also §9's offline deadline. */
export const PROVIDER_PAGE_DEADLINE = 5_000;
/** All that a request waits for, together, ends by then, so that a form answers within 6 s. */
export const REQUEST_DEADLINE = PROVIDER_PAGE_DEADLINE + 500;
/**
 * A callable function that a page waits for: a little less, so that the page can say what happened.
 */
export const FUNCTION_DEADLINE = 5_000;
/** For so long a function begins jobs; those that run then still end, by their own deadline. */
export const FUNCTION_BEGINS_JOBS = 60_000;
/** The same for a job, which must end within its lease of 60 s. */
export const JOB_DEADLINE = 45_000;
/** A job in steps begins another one for so long; what is left it does in a run of its own. */
export const JOB_SLICE = 15_000;
/** First and last pause between tries while the provider is in trouble. */
export const PROVIDER_RETRY_FIRST = 30_000;
export const PROVIDER_RETRY_LAST = 960_000;
// Kept by the browser SDK itself: 60,000 ms request deadline on mobile; token refresh 300,000 ms
// before expiry.

// ── architecture.md ──────────────────────────────────────────────────────────────────────────────
/** Life of a session and its cookie. */
export const SESSION_LIFETIME = 12 * day;
/** What a browser was asked to sign with a passkey is answered by then. */
export const CHALLENGE_LIFETIME = 5 * minute;
/** Life of an administrator's session. */
export const ADMINISTRATOR_SESSION = 8 * hour;
/** A session opens only from a proof younger than this. */
export const PROOF_MAX_AGE = 5 * minute;
/** After this long a sensitive step requires another proof (sign-in/auth/fresh-proof.server.ts). */
export const PROOF_FRESH = 30 * minute;
/** Both links of a change of address are followed by then. */
export const ADDRESS_CHANGE_LIFETIME = 1 * day;
/** The former address can undo a change for this long; until then there is no next change. */
export const ADDRESS_UNDO = 7 * day;
/** A page’s former address stays its owner’s this long, if held for at least the second. */
export const HANDLE_HELD = 90 * day;
export const HANDLE_OWNED = 1 * day;
/**
 * A change of address that both confirmed is finished by a job after this, where the press itself
 * couldn't.
 */
export const ADDRESS_CHANGE_FINISHED_AFTER = 10 * second;
/** `lastSeenAt` is written at most this often. */
export const LAST_SEEN_INTERVAL = 10 * minute;
/** After a write of `lastSeenAt` that failed, none is tried for this long. */
export const LAST_SEEN_PAUSE = 1 * minute;
/** A good verdict of the provider is taken as fresh for this long. */
export const VERDICT_FRESH = 60 * second;
/** During provider trouble the last good verdict holds for this long. */
export const VERDICT_HOLDS = 1 * hour;
/** Life of an account creation attempt. */
export const ATTEMPT_LIFETIME = 10 * minute;
/** The same attempt and address get the same answer for this long. */
export const ATTEMPT_REPLAY = 60 * second;
/** The same form sent again within this time counts as a button pressed twice. */
export const DUPLICATE_WITHIN = 10 * second;
/** An attempt without a draft, or that came to nothing yet, is forgotten after this. */
export const ATTEMPT_KEPT = 1 * hour;
/** What a form asked is kept for its address, once that has an account or a link. */
export const DRAFT_LIFETIME = 7 * day;
/** Life of the skip-redirects flag. */
export const SKIP_REDIRECTS_LIFETIME = 60 * second;
/** Life of an e-mail link. */
export const LINK_LIFETIME = 15 * minute;
/**
 * A press of a link's button that is not known to be over counts as under way; longer than a
 * request lasts.
 */
export const LINK_PRESS_LASTS = 10 * second;
/** Accounts of an unproven address are deleted after this. */
export const UNPROVEN_ACCOUNT_LIFETIME = 7 * day;
/** A deletion can be taken back for this long; then nothing is left. */
export const DELETION_DELAY = 14 * day;
/** What was deleted or replaced has left the files of the embedded database after this. */
export const ERASED_WITHIN = 1 * minute;
/**
 * A search that was made from the store is gone through again after this, for what an older release
 * has published beside it.
 */
export const SEARCH_BUILT_AGAIN = 1 * hour;
/**
 * A search engine that keeps deleted entries in its files is told to erase them after this: they
 * are gone within a day, of which the privacy page speaks.
 */
export const SEARCH_ERASED_EVERY = 12 * hour;
/** The pictures of a hirer's pages follow their record after this. */
export const PICTURE_FOLLOWS = 1 * hour;
/** Window of the limits on links. */
export const MAIL_LIMIT_WINDOW = 30 * minute;
/** Limits pass over times that lie further in the future than this. */
export const CLOCK_SKEW = 1 * minute;
/** Window of the posts-per-network limit. */
export const POST_LIMIT_WINDOW = 10 * minute;
/** An unknown address is invited to sign up at most this often. */
export const INVITATION_INTERVAL = 1 * day;
/**
 * Window in which mails to unproven addresses are counted by the mailbox's provider.
 */
export const SIGN_UP_WINDOW = 1 * hour;
/**
 * One that waits because of many asks again after so long for each degree of how busy its sender
 * is, and after this at the latest.
 */
export const HELD_MAIL_PAUSE = 2 * minute;
export const HELD_MAIL_PAUSE_LAST = 20 * minute;
/** When none has waited for so long, the next one that does is another flood. */
export const SIGN_UP_FLOOD_OVER = 1 * hour;
/** An administrator's word that all go out, or none does, holds for so long. */
export const MAILS_LET_GO = 1 * hour;
export const MAILS_HELD = 1 * day;
/** Window of the limits on news, for a mailbox and for a proposal. */
export const NEWS_WINDOW = 1 * day;
/** Window of the limit on what is offered in one agreement. */
export const OFFERS_WINDOW = 1 * day;
/** What is offered in an agreement lapses after this without an answer. */
export const OFFER_STANDS = 30 * day;
/** Both sides are reminded of it so long before. */
export const OFFER_REMINDED = 3 * day;
/** So long before silence accepts a milestone, its hirer is reminded. */
export const SILENCE_REMINDED = 3 * day;
/** Window of the limit on sending one proposal. */
export const SENDS_WINDOW = 1 * day;
/** Window of the limit on what one member reports. */
export const REPORTS_WINDOW = 1 * day;
/** An administrator who reads the same again within this is written down once. */
export const SAME_READING = 10 * minute;
/** The same warning within this is one that was pressed again; later it is given anew. */
export const SAME_WARNING = 2 * minute;
/** Window of the limit on members whom one administrator looks up. */
export const LOOKUPS_WINDOW = 1 * hour;
/** Window of the limit on questions about briefs. */
export const QUESTIONS_WINDOW = 1 * day;
/** An answer to a question can be changed for this long. */
export const ANSWER_CHANGES_FOR = 5 * minute;
/** Window of the limit on the files with all that is kept about a member. */
export const EXPORT_WINDOW = 1 * day;
/**
 * Such a file counts as under way until its next part was not asked for in so long: longer than
 * SOCKET_SILENCE.
 */
export const EXPORT_LEASE = 1 * minute;
/** Window of the limit on what one member reads. */
export const READS_WINDOW = 1 * minute;
/** Windows of what a member may write often, and seldom. */
export const OFTEN_WINDOW = 1 * minute;
export const SELDOM_WINDOW = 1 * hour;
/**
 * Window of the messages that a member may send in a day, and of the conversations that a hirer may
 * begin.
 */
export const MESSAGES_WINDOW = 1 * day;
/** How long what a reply by e-mail was passed on without stays for its author. */
export const LEFT_OUT_KEPT = 30 * day;
/** Life of the cookie by which a browser shows which addresses have signed in on it. */
export const KNOWN_BROWSER_KEPT = 365 * day;
/** Window of the limit on conversations that a hirer begins before anybody answered. */
export const FIRST_CONVERSATIONS_WINDOW = 1 * day;
/** "Send again" waits this long on the page. */
export const RESEND_PAUSE = 60 * second;
/** What was typed into a form and not sent is kept in its tab for this long. */
export const UNSENT_TEXT_KEPT = 30 * minute;
/** What was sent when a session had ended is kept for this long. */
export const KEPT_FORM_LIFETIME = 1 * hour;
/** What happened to an account is kept for this long. */
export const ACTIVITY_KEPT = 90 * day;
/** A link “this wasn’t me” works for this long. */
export const NOT_ME_LINK_WORKS = 30 * day;
/** For so long the answer of /.well-known/security.txt holds: RFC 9116 wants less than a year. */
export const SECURITY_CONTACT_HOLDS = 180 * day;
/** What a member was told is kept for this long. */
export const NOTIFICATION_KEPT = 180 * day;
/** That something has changed for a member is known for this long. */
export const FEED_KEPT = 180 * day;
/** Life of the cookie that names the chosen colours. */
export const THEME_KEPT = 365 * day;
/** Life of the cookie that names the chosen language. */
export const LANGUAGE_KEPT = 365 * day;
/** Life of the cookie that names the browser's time zone. */
export const ZONE_KEPT = 365 * day;
/** Life of the mark of a log out, which the next page takes away. */
export const SIGNED_OUT_KEPT = 1 * day;
/** A draft saves itself after this long without typing. */
export const AUTOSAVE_PAUSE = 1_500;
/** What is typed into a list over a page is searched for after this long without typing. */
export const SEARCH_PAUSE = 250;
/** First and last pause before a draft that could not be saved is tried again. */
export const AUTOSAVE_RETRY_FIRST = 4 * second;
export const AUTOSAVE_RETRY_LAST = 1 * minute;
/** A job that was refused for good is kept to be looked at, then forgotten. */
export const FAILED_JOB_KEPT = 30 * day;
/** What a member says of their availability counts as new for this long; then it is asked again. */
export const AVAILABILITY_HOLDS = 7 * day;
/** Unanswered, it is asked by mail for this long. */
export const AVAILABILITY_ASKED = 28 * day;
/** The link of a mail's button that needs no session works for this long. */
export const ANSWER_LINK_SERVES = 7 * day;
/** A mail that tells what happened is tried for this long. */
export const MAIL_TELLS = 30 * day;
/** What has expired is forgotten this soon after the start, and then this often. */
export const SWEEP_FIRST = 10 * second;
export const SWEEP_EVERY = 1 * hour;
/** Pause after each hundred removed records, so that other work gets its turn. */
export const SWEEP_PAUSE = 20;
/** What a saved search finds is told within two of these: many finds are one mail. */
export const FINDS_GATHERED = 5 * minute;
/** Window of the limit on requests of one feed. */
export const FEED_WINDOW = 1 * hour;
/** Hour of the member's day at which the one mail of the day goes out. */
export const DIGEST_HOUR = 8;
/** Hour of the member's day at which a snoozed conversation comes back. */
export const SNOOZE_ENDS_HOUR = 8;
/** What a page opened by itself is read once it was in sight for this long. */
export const SEEN_AFTER = 2 * second;
/** The mail about unread messages waits this long: most are read by then. */
export const MESSAGE_MAIL_WAITS = 10 * minute;
/**
 * News that come so shortly before the daily mail wait for the next one, so that no mail changes
 * while it goes out.
 */
export const DIGEST_CLOSES = 1 * minute;

// ── Live pages ───────────────────────────────────────────────────────────────────────────────────
/**
 * A stream on which nothing happens says so this often: under SOCKET_SILENCE, and what proxies
 * allow.
 */
export const STREAM_HEARTBEAT = 20 * second;
/**
 * An API elsewhere says something on a stream every 12 s (GraphQL Yoga); one that says nothing for
 * so long is gone.
 */
export const API_STREAM_SILENCE = 35 * second;
/**
 * A page asks again for a stream that ended after this, and up to twice as long, so that not all
 * come at once.
 */
export const STREAM_RETRY = 2 * second;
/**
 * Where another process answers, the streams of one that stops ask again within this, not all at
 * once.
 */
export const STREAMS_MOVE = 1 * second;
/** The last pause between such tries. */
export const STREAM_RETRY_LAST = 1 * minute;
/** A page that has no stream for this long says that it isn't live. */
export const STREAM_MISSED = 10 * second;
/** A change that was noted so shortly before a page was read may have been written after. */
export const CHANGE_WRITTEN_WITHIN = 10 * second;

// ── Connections ──────────────────────────────────────────────────────────────────────────────────
/** The headers of a request have come by then, and so has the first byte of a connection. */
export const HEADERS_DEADLINE = 10 * second;
/** The whole request has come by then. */
export const REQUEST_RECEIVED = 30 * second;
/**
 * A connection on which nothing moves is closed, that of a visitor who doesn't read the answer as
 * well; later than REQUEST_RECEIVED, which says 408.
 */
export const SOCKET_SILENCE = REQUEST_RECEIVED + 5 * second;
/** A connection is kept this long for a next request, where no proxy is in front. */
export const KEEP_ALIVE = 5 * second;
/** Behind a proxy longer than any keeps it (Google's 10 minutes), so that the proxy closes it. */
export const KEEP_ALIVE_PROXY = 10 * minute + 20 * second;
/** A stop takes at most this long, as long as most supervisors wait. */
export const STOP_DEADLINE = 10 * second;
/** What runs is cut off after this, so that the rest of the stop has a second. */
export const STOP_CUTS_AFTER = STOP_DEADLINE - 1 * second;
/** While the process stops, a connection without a request is let go after this. */
export const STOP_IDLE = 1 * second;
/** A signal to a whole process group comes twice under npm, which passes its own on. */
export const SAME_SIGNAL = 1 * second;
/** How often the two deadlines above are looked at, so how late they can be. */
export const DEADLINE_CHECK = 1 * second;
/** What `/readyz` asks has no longer than this to answer. */
export const READINESS_DEADLINE = 2 * second;
/**
 * What they answered is kept for this long, longer than they take, so that one of each is asked at
 * a time.
 */
export const READINESS_KEPT = 5 * second;

// ── Files ────────────────────────────────────────────────────────────────────────────────────────
/** A small file is kept in memory for this long after it was read, as in a browser. */
export const FILE_KEPT = 10 * minute;
/** An upload is finished by then, or has to begin again. */
export const UPLOAD_ENDS = 50 * minute;
/** What was written of one that wasn’t is removed then. */
export const UPLOAD_FORGOTTEN = 60 * minute;
/** A picture, or a resume, waits for its turn until then. */
export const TURN_WAITS = 20 * second;
/** Of an hour: whose tasks took no more than this is equal to others without any. */
export const TASKS_TAKE = 3 * second;
/** A picture is turned within so much of a processor’s time, or given up. */
export const PICTURE_TURNED = 10 * second;
/** By then it is given up in any case: others may have most of the processors. */
export const PICTURE_LATEST = 20 * second;

/** First and last pause of a page before it sends a part of a file again. */
export const UPLOAD_PAUSE_FIRST = 1 * second;
export const UPLOAD_PAUSE_LAST = 15 * second;
/** The longest that it waits because an answer says so; it shows one that says more. */
export const UPLOAD_PAUSE_TOLD = 60 * second;

// ── Metrics and traces ───────────────────────────────────────────────────────────────────────────
/** What a gauge has to ask for has no longer than this; then it is left out. */
export const GAUGE_DEADLINE = 2 * second;
/** Its answer is kept for this long, however often it is asked. */
export const GAUGE_KEPT = 10 * second;
/** Traces are sent this often, and a collector has this long to take them. */
export const TRACE_EXPORT_EVERY = 5 * second;
export const TRACE_EXPORT_DEADLINE = 5 * second;
/** What is left of them at a stop has this long, within the stop’s ten seconds. */
export const TRACE_LAST_EXPORT = 1 * second;

/** A decision of the hirer is told this long after it, and can be undone until then (domain.md). */
export const TELL_DELAY = 10 * minute;
/** A date that was kept, or wasn’t, counts in a member’s record for this long. */
export const KEPT_DATES_COUNT = 730 * day;
/** A delivery can be withdrawn for this long. */
export const DELIVERY_WITHDRAWN_FOR = 10 * minute;
/** What a hirer changes in a published brief is told so long after the first untold change. */
export const EDITS_TOLD_AFTER = 1 * hour;
/** Those who haven't answered a new version of a brief by then are reminded. */
export const ANSWER_REMINDED_AFTER = 2 * day;
/** A reference waits so long for the other side’s, then it is shown alone. */
export const REFERENCE_WAITS = 14 * day;
/** One side’s word that the work has ended waits so long for the other’s, then it counts. */
export const WORK_END_WAITS = 14 * day;
/** A yes is new for so long: its work’s next step is a first word. */
export const WORK_IS_NEW = 3 * day;
/** A side’s word that the work still runs holds for so long. */
export const WORK_GOES_ON = 28 * day;
/** Whom a member asks by e-mail can answer for so long. */
export const REFERENCE_ASKED_FOR = 30 * day;
/** Window of the limit on whom a member asks. */
export const REFERENCES_WINDOW = 30 * day;
/** The e-mail that asks is tried for so long; its address goes with it. */
export const REFERENCE_MAIL_SERVES = 3 * day;
/** An invited member’s place is kept at least this long. */
export const PLACE_KEPT = 3 * day;
/** A member who declined isn’t invited by the same hirer for this long. */
export const DECLINED_WINDOW = 90 * day;

/** What like briefs pay, and like talent asks, is read anew after this. */
export const BANDS_READ_AFTER = 6 * hour;

/** The work of a member who joined so long ago is shown to hirers before they sign up. */
export const WORK_OF_THE_DAY_FROM = 30 * day;
