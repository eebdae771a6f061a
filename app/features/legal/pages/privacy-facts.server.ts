import { whatStays, whatStaysElsewhere } from "~/content/what-stays";
import { type CookieName, cookieLives } from "~/platform/values/cookies";
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
} from "~/platform/values/times";
import { writeBounds } from "~/platform/values/write-bounds";
import type { SiteSettings } from "~/shell/request/context.server";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** "7 days", "1 hour", "10 minutes": a time in ms in the largest unit that says it whole. */
export function describeSpan(ms: number): string {
  const [name, unit] = units.find(([, each]) => ms % each === 0) ?? (["second", 1_000] as const);
  const count = ms / unit;
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** What each cookie is for. A new cookie belongs here; its life is `cookieLives`. */
const cookieTexts: Record<CookieName, string> = {
  session: "keeps you signed in",
  attempt: "ties a sign-up or sign-in to this browser, and what you had typed in its form",
  "skip-redirects": "holds pages back while you are being signed in",
  "kept-form": "finds again what you sent after your session had ended",
  "known-browser":
    "shows that you have signed in here by a link, as a code that doesn’t name your address, so that nobody else can use up your links and we tell you of a sign-in elsewhere; it stays when you sign out and goes when you delete your account here",
  passkey: "ties what your device signs with a passkey to this browser",
  theme: "remembers the colours you chose",
  language: "remembers the language you chose",
  zone: "names your browser’s time zone, so that pages show times in it",
  "signed-out": "tells the next page that you signed out, so that it clears what this browser kept",
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
    what: cookieTexts[name as CookieName],
    life: describeSpan(life),
  }));
  const stays = [...whatStays.map(({ said }) => said), ...whatStaysElsewhere].map((said) => said());
  return { lives, cookies, stays, counted: analytics && new URL(analytics.script).host };
}
