import { describe, expect, it } from "vitest";
import { cookieLives } from "~/values/cookies";
import * as allTimes from "~/values/durations";

const times = { ...allTimes };
const units = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** The milliseconds of "30 min". */
function ms(said: string): number {
  const [count, unit] = said.split(" ");
  return Number(count) * units[unit as keyof typeof units];
}

/** Every time of the product under what it follows from: the spec, a standard, or what it has to outlast. */
const bySource: Record<string, Partial<Record<keyof typeof times, string>>> = {
  "product.md §7 and §9": {
    LOADING_VIEW_TIMEOUT: "5 min",
    TOKEN_READ_DELAY: "10 ms",
    PROVIDER_DEADLINE: "30 s",
    PROVIDER_PAGE_DEADLINE: "5 s",
    PROVIDER_RETRY_FIRST: "30 s",
    PROVIDER_RETRY_LAST: "960 s",
  },
  "product.md §9: what answers within it": {
    LOADING_WAY_OUT: "10 s",
    REQUEST_DEADLINE: "5500 ms",
    FUNCTION_DEADLINE: "5 s",
  },
  "decisions/forms.md": {
    AUTOSAVE_PAUSE: "1500 ms",
    SEARCH_PAUSE: "250 ms",
    AUTOSAVE_RETRY_FIRST: "4 s",
    AUTOSAVE_RETRY_LAST: "1 min",
    RESEND_PAUSE: "60 s",
    UNSENT_TEXT_KEPT: "30 min",
    KEPT_FORM_LIFETIME: "1 h",
    THEME_KEPT: "365 d",
    LANGUAGE_KEPT: "365 d",
    ZONE_KEPT: "365 d",
    SIGNED_OUT_KEPT: "1 d",
  },
  "architecture.md: sessions": {
    SESSION_LIFETIME: "12 d",
    PROOF_MAX_AGE: "5 min",
    LAST_SEEN_INTERVAL: "10 min",
    VERDICT_FRESH: "60 s",
    VERDICT_HOLDS: "1 h",
  },
  "decisions/conversations.md": { SEEN_AFTER: "2 s" },
  "decisions/inbound-mail.md": { LEFT_OUT_KEPT: "30 d" },
  "decisions/accounts-and-sessions.md": {
    KNOWN_BROWSER_KEPT: "365 d",
    ACTIVITY_KEPT: "90 d",
    NOT_ME_LINK_WORKS: "30 d",
    ADDRESS_CHANGE_LIFETIME: "1 d",
    ADDRESS_UNDO: "7 d",
    HANDLE_HELD: "90 d",
    HANDLE_OWNED: "1 d",
    ADDRESS_CHANGE_FINISHED_AFTER: "10 s",
    CHALLENGE_LIFETIME: "5 min",
    PROOF_FRESH: "30 min",
    ADMINISTRATOR_SESSION: "8 h",
    LAST_SEEN_PAUSE: "1 min",
  },
  "architecture.md: account creation and links": {
    ATTEMPT_LIFETIME: "10 min",
    ATTEMPT_REPLAY: "60 s",
    ATTEMPT_KEPT: "1 h",
    DUPLICATE_WITHIN: "10 s",
    DRAFT_LIFETIME: "7 d",
    SKIP_REDIRECTS_LIFETIME: "60 s",
    LINK_LIFETIME: "15 min",
    LINK_PRESS_LASTS: "10 s",
    UNPROVEN_ACCOUNT_LIFETIME: "7 d",
  },
  "domain.md": {
    DELETION_DELAY: "14 d",
    ERASED_WITHIN: "1 min",
    NOTIFICATION_KEPT: "180 d",
    FEED_KEPT: "180 d",
    TELL_DELAY: "10 min",
    EDITS_TOLD_AFTER: "1 h",
    ANSWER_REMINDED_AFTER: "2 d",
    ANSWER_CHANGES_FOR: "5 min",
  },
  "decisions/moderation.md": {
    SAME_READING: "10 min",
    SAME_WARNING: "2 min",
    LOOKUPS_WINDOW: "1 h",
  },
  "decisions/search.md": {
    SEARCH_BUILT_AGAIN: "1 h",
    SEARCH_ERASED_EVERY: "12 h",
    FINDS_GATHERED: "5 min",
    FEED_WINDOW: "1 h",
  },
  "decisions/pages.md": { WORK_OF_THE_DAY_FROM: "30 d", PICTURE_FOLLOWS: "1 h" },
  "decisions/fit.md: bands of prices": { BANDS_READ_AFTER: "6 h" },
  "decisions/agreements.md": { OFFERS_WINDOW: "1 d", OFFER_STANDS: "30 d", OFFER_REMINDED: "3 d" },
  "decisions/kept-dates.md": { KEPT_DATES_COUNT: "730 d" },
  "decisions/milestones.md": { DELIVERY_WITHDRAWN_FOR: "10 min", SILENCE_REMINDED: "3 d" },
  "decisions/references.md": {
    WORK_IS_NEW: "3 d",
    REFERENCE_WAITS: "14 d",
    WORK_END_WAITS: "14 d",
    WORK_GOES_ON: "28 d",
    REFERENCE_ASKED_FOR: "30 d",
    REFERENCES_WINDOW: "30 d",
    REFERENCE_MAIL_SERVES: "3 d",
  },
  "decisions/invitations.md": { PLACE_KEPT: "3 d", DECLINED_WINDOW: "90 d" },
  "decisions/limits.md: windows": {
    CLOCK_SKEW: "1 min",
    MAIL_LIMIT_WINDOW: "30 min",
    POST_LIMIT_WINDOW: "10 min",
    NEWS_WINDOW: "1 d",
    SENDS_WINDOW: "1 d",
    REPORTS_WINDOW: "1 d",
    QUESTIONS_WINDOW: "1 d",
    EXPORT_WINDOW: "1 d",
    EXPORT_LEASE: "1 min",
    READS_WINDOW: "1 min",
    OFTEN_WINDOW: "1 min",
    SELDOM_WINDOW: "1 h",
    MESSAGES_WINDOW: "1 d",
    FIRST_CONVERSATIONS_WINDOW: "1 d",
  },
  "decisions/mails.md": {
    AVAILABILITY_HOLDS: "7 d",
    AVAILABILITY_ASKED: "28 d",
    ANSWER_LINK_SERVES: "7 d",
    INVITATION_INTERVAL: "1 d",
    SIGN_UP_WINDOW: "1 h",
    HELD_MAIL_PAUSE: "2 min",
    HELD_MAIL_PAUSE_LAST: "20 min",
    SIGN_UP_FLOOD_OVER: "1 h",
    MAILS_LET_GO: "1 h",
    MAILS_HELD: "1 d",
    MAIL_TELLS: "30 d",
    MESSAGE_MAIL_WAITS: "10 min",
    DIGEST_CLOSES: "1 min",
  },
  "decisions/jobs.md": {
    JOB_DEADLINE: "45 s",
    JOB_SLICE: "15 s",
    FUNCTION_BEGINS_JOBS: "60 s",
    FAILED_JOB_KEPT: "30 d",
    SWEEP_FIRST: "10 s",
    SWEEP_EVERY: "1 h",
    SWEEP_PAUSE: "20 ms",
  },
  "decisions/files.md": {
    FILE_KEPT: "10 min",
    UPLOAD_ENDS: "50 min",
    UPLOAD_FORGOTTEN: "60 min",
    TURN_WAITS: "20 s",
    TASKS_TAKE: "3 s",
    UPLOAD_PAUSE_TOLD: "60 s",
    PICTURE_TURNED: "10 s",
    PICTURE_LATEST: "20 s",
    UPLOAD_PAUSE_FIRST: "1 s",
    UPLOAD_PAUSE_LAST: "15 s",
  },
  "decisions/live-pages.md": {
    STREAM_HEARTBEAT: "20 s",
    API_STREAM_SILENCE: "35 s",
    STREAM_RETRY: "2 s",
    STREAMS_MOVE: "1 s",
    STREAM_RETRY_LAST: "1 min",
    STREAM_MISSED: "10 s",
    CHANGE_WRITTEN_WITHIN: "10 s",
  },
  "decisions/http.md": {
    HEADERS_DEADLINE: "10 s",
    REQUEST_RECEIVED: "30 s",
    SOCKET_SILENCE: "35 s",
    KEEP_ALIVE: "5 s",
    KEEP_ALIVE_PROXY: "620 s",
    STOP_DEADLINE: "10 s",
    STOP_CUTS_AFTER: "9 s",
    STOP_IDLE: "1 s",
    SAME_SIGNAL: "1 s",
    DEADLINE_CHECK: "1 s",
    READINESS_DEADLINE: "2 s",
    READINESS_KEPT: "5 s",
  },
  "decisions/metrics.md": {
    GAUGE_DEADLINE: "2 s",
    GAUGE_KEPT: "10 s",
    TRACE_EXPORT_EVERY: "5 s",
    TRACE_EXPORT_DEADLINE: "5 s",
    TRACE_LAST_EXPORT: "1 s",
  },
  "RFC 9116: less than a year": { SECURITY_CONTACT_HOLDS: "180 d" },
};

const listed = Object.assign({}, ...Object.values(bySource)) as Record<string, string>;

describe.each(Object.entries(bySource))("times of %s", (_source, own) => {
  it.each(Object.entries(own))("%s is %s", (name, said) => {
    expect(times[name as keyof typeof times]).toBe(ms(said));
  });
});

it("every time of the product stands in this table, but for an hour of the day", () => {
  expect(Object.keys(times).filter((name) => !Object.hasOwn(listed, name))).toEqual([
    "DIGEST_HOUR",
    "SNOOZE_ENDS_HOUR",
  ]);
  expect([times.DIGEST_HOUR, times.SNOOZE_ENDS_HOUR]).toEqual([8, 8]);
});

it.each<[shorter: keyof typeof times, longer: keyof typeof times, why: string]>([
  ["PROVIDER_PAGE_DEADLINE", "REQUEST_DEADLINE", "a page can still say what the provider didn’t answer"],
  ["REQUEST_DEADLINE", "LINK_PRESS_LASTS", "a press counts as under way while its request may last"],
  ["PROVIDER_DEADLINE", "JOB_DEADLINE", "a job hears what the provider answers"],
  ["JOB_SLICE", "JOB_DEADLINE", "a step that was begun late still ends"],
  ["HEADERS_DEADLINE", "REQUEST_RECEIVED", "a body has time of its own"],
  ["REQUEST_RECEIVED", "SOCKET_SILENCE", "a slow request is answered with 408"],
  ["STREAM_HEARTBEAT", "SOCKET_SILENCE", "a quiet stream stays open"],
  ["SOCKET_SILENCE", "EXPORT_LEASE", "a download that is gone lets the next one begin"],
  ["READINESS_DEADLINE", "READINESS_KEPT", "what is asked is asked once at a time"],
  ["STOP_CUTS_AFTER", "STOP_DEADLINE", "what is left of a stop has time"],
  ["ATTEMPT_LIFETIME", "ATTEMPT_KEPT", "an attempt that is over is known as such"],
  ["VERDICT_FRESH", "VERDICT_HOLDS", "an outage of the provider ends nobody’s session at once"],
  ["HELD_MAIL_PAUSE", "HELD_MAIL_PAUSE_LAST", "pauses grow"],
  ["PROVIDER_RETRY_FIRST", "PROVIDER_RETRY_LAST", "pauses grow"],
  ["AUTOSAVE_RETRY_FIRST", "AUTOSAVE_RETRY_LAST", "pauses grow"],
  ["STREAM_RETRY", "STREAM_RETRY_LAST", "pauses grow"],
])("%s is shorter than %s: %s", (shorter, longer) => {
  expect(times[shorter]).toBeLessThan(times[longer]);
});

it("what is cut off at a stop leaves its last second to the traces", () => {
  expect(times.STOP_DEADLINE - times.STOP_CUTS_AFTER).toBeGreaterThanOrEqual(times.TRACE_LAST_EXPORT);
});

it("each cookie lives as long as what it names", () => {
  expect(cookieLives).toEqual({
    session: ms("12 d"),
    attempt: ms("7 d"),
    "skip-redirects": ms("60 s"),
    "kept-form": ms("1 h"),
    "known-browser": ms("365 d"),
    passkey: ms("5 min"),
    theme: ms("365 d"),
    language: ms("365 d"),
    zone: ms("365 d"),
    "signed-out": ms("1 d"),
  });
});
