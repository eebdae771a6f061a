import { sayWhatStays } from "~/domain/what-stays";
import type { SiteSettings } from "~/shell/request/context.server";
import { type CookieName, cookieLives } from "~/values/cookies";
import {
  ACTIVITY_KEPT,
  ADDRESS_UNDO,
  DELETION_DELAY,
  DRAFT_LIFETIME,
  FAILED_JOB_KEPT,
  INVITATION_INTERVAL,
  KEPT_FORM_LIFETIME,
  LINK_LIFETIME,
  MAIL_LIMIT_WINDOW,
  NEWS_WINDOW,
  NOTIFICATION_KEPT,
  POST_LIMIT_WINDOW,
  SESSION_LIFETIME,
  UNPROVEN_ACCOUNT_LIFETIME,
  UNSENT_TEXT_KEPT,
} from "~/values/durations";
import { writeBounds } from "~/values/write-bounds";
import * as words from "~/words/legalPrivacy.generated";

const units = [
  [86_400_000, words.spanDays],
  [3_600_000, words.spanHours],
  [60_000, words.spanMinutes],
  [1_000, words.spanSeconds],
] as const;

/** "7 days", "1 hour", "10 minutes": a time in ms in the largest unit that says it whole. */
export function describeSpan(ms: number): string {
  const [unit, say] = units.find(([each]) => ms % each === 0) ?? units[3];
  return say({ count: ms / unit });
}

/** What each cookie is for. A new cookie belongs here; its life is `cookieLives`. */
const cookieTexts: Record<CookieName, () => string> = {
  session: words.cookieSession,
  attempt: words.cookieAttempt,
  "skip-redirects": words.cookieSkipRedirects,
  "kept-form": words.cookieKeptForm,
  "known-browser": words.cookieKnownBrowser,
  passkey: words.cookiePasskey,
  theme: words.cookieTheme,
  language: words.cookieLanguage,
  zone: words.cookieZone,
  "signed-out": words.cookieSignedOut,
};

export type PrivacyFacts = ReturnType<typeof loadPrivacy>;

/**
 * The privacy page's retention times and analytics, from the real settings. Built on the server, so
 * that no browser loads their sources.
 */
export function loadPrivacy({ analytics }: Pick<SiteSettings, "analytics">) {
  const lives = {
    unproven: describeSpan(UNPROVEN_ACCOUNT_LIFETIME),
    deletion: describeSpan(DELETION_DELAY),
    session: describeSpan(SESSION_LIFETIME),
    link: describeSpan(LINK_LIFETIME),
    undo: describeSpan(ADDRESS_UNDO),
    notification: describeSpan(NOTIFICATION_KEPT),
    activity: describeSpan(ACTIVITY_KEPT),
    draft: describeSpan(DRAFT_LIFETIME),
    keptForm: describeSpan(KEPT_FORM_LIFETIME),
    mailCount: describeSpan(Math.max(MAIL_LIMIT_WINDOW, INVITATION_INTERVAL, NEWS_WINDOW)),
    failedMail: describeSpan(FAILED_JOB_KEPT),
    postCount: describeSpan(POST_LIMIT_WINDOW),
    writeCount: describeSpan(
      Math.max(
        ...Object.values(writeBounds).flatMap((bounds) => bounds?.map(({ windowMs }) => windowMs) ?? []),
      ),
    ),
    unsentText: describeSpan(UNSENT_TEXT_KEPT),
  };
  const cookies = Object.entries(cookieLives).map(([name, life]) => ({
    name,
    what: cookieTexts[name as CookieName](),
    life: describeSpan(life),
  }));
  const stays = sayWhatStays();
  return { lives, cookies, stays, counted: analytics && new URL(analytics.script).host };
}
