import type { JobType } from "~/platform/jobs/job";
import { collection } from "~/platform/ports/collection";
import type { Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";

/**
 * Kinds about a brief. The text and occasion of each is its entry below mails/brief-notifications/.
 */
export const briefNotificationKinds = [
  "proposal-received",
  "proposal-promoted",
  "proposal-shortlisted",
  "proposal-accepted",
  "proposal-accept-undone",
  "proposal-declined",
  "proposal-answers-anew",
  "brief-dates-moved",
  "brief-changed",
  "brief-asks-anew",
  "brief-answer-reminder",
  "brief-hidden",
  "brief-shown",
  "brief-shortlisting",
  "brief-reminder",
  "brief-expired",
  "brief-clarified",
  "brief-over-invited",
  "brief-over-drafted",
  "brief-over-asked",
  "brief-over-saved",
  "question-asked",
  "question-answered",
  "question-removed",
  "invited",
  "invitation-declined",
  "partner-leaving",
  "partner-kept",
  "agreement-offered",
  "agreement-confirmed",
  "agreement-returned",
  "agreement-waits",
  "agreement-unanswered",
  "agreement-lapsed",
  "agreement-ended-early",
  "milestone-delivered",
  "milestone-accepted",
  "milestone-waits",
  "milestone-silence",
  "milestone-sent-back",
  "time-submitted",
  "time-approved",
  "time-returned",
  "time-near-cap",
  "scope-asked",
  "scope-answered",
  "work-end-said",
  "work-goes-on",
  "work-ended",
  "reference-written",
  "reference-shown",
  "own-reference-shown",
  "reference-replied",
  "own-reference-removed",
  "reference-removed",
  "own-reply-removed",
  "reply-removed",
] as const;
export type BriefNotificationKind = (typeof briefNotificationKinds)[number];

/**
 * Kinds about the account itself, in accounts/mails/account-notifications.ts. The one about its
 * end is mailed alone.
 */
export const accountNotificationKinds = [
  "account-warned",
  "account-suspended",
  "account-reinstated",
  "account-deleting",
  "account-kept",
  "account-gone",
  "asked-reference-shown",
  "asked-reference-removed",
] as const;
export type AccountNotificationKind = (typeof accountNotificationKinds)[number];

/** `notifications/{id}` (domain.md), possibly of a kind from a newer release. */
export interface StoredNotification {
  uid: string;
  type: string;
  /** Null where it is about the account itself. */
  briefId: string | null;
  /**
   * The author of the proposal that it is about; null where it is about the brief or the account
   * alone.
   */
  applicantUid: string | null;
  /** The id of the milestone that it is about. */
  milestone?: string;
  /** The Monday of the week that it is about, an ISO date. */
  week?: string;
  /** Until the member follows it, opens its subject, or marks it as read. */
  unread: boolean;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
  expiresAt: string;
}

export interface BriefNotification extends StoredNotification {
  type: BriefNotificationKind;
  briefId: string;
}

export interface AccountNotification extends StoredNotification {
  type: AccountNotificationKind;
  briefId: null;
}

export type Notification = BriefNotification | AccountNotification;

const kinds: ReadonlySet<string> = new Set([...briefNotificationKinds, ...accountNotificationKinds]);

/** Whether this release knows its kind. Unknown kinds are left out everywhere. */
export function isKnown(found: Versioned<StoredNotification>): found is Versioned<Notification> {
  return kinds.has(found.data.type);
}

export const notifications = collection<StoredNotification>()({
  name: "notifications",
  ofMember: {
    field: "uid",
    sortedBy: "-createdAt",
    others: "stay",
    // A kind that only a newer release knows has nothing that could be shown of it.
    exported: ({ type, briefId, milestone, week, unread, createdAt, expiresAt }) =>
      kinds.has(type)
        ? {
            type,
            brief: briefId,
            ...(milestone && { milestone }),
            ...(week && { week }),
            unread,
            createdAt: timeOfKey(createdAt),
            keptUntil: expiresAt,
          }
        : null,
  },
  expires: true,
  indexes: [["uid", "unread", "-createdAt"]],
  steps: [
    // 2 and 3: more types of notifications, without a text in older releases. Older documents stay
    // as they are.
    (notification) => notification,
    (notification) => notification,
    // 4: a page shows them. Notifications older than the page count as read: their mails are long
    // gone.
    (notification) => ({ ...notification, unread: false }),
    // 5: warnings. 6: a yes that was undone before it was told.
    (notification) => notification,
    (notification) => notification,
    // 7: from here on a release leaves unknown kinds out, so that a new kind needs no step.
    (notification) => notification,
    // 8: which milestone it is about. Earlier ones don't say it. 9: which week.
    (notification) => notification,
    (notification) => notification,
  ],
});
export const notificationsCollection = notifications.name;
/** Jobs and their ids keep `notice` in their names: an older release may have planned them. */
export const notificationMailType: JobType<{ notification: string }> = { name: "notice-mail", lane: "mail" };
export const accountMailType: JobType<AccountMail> = { name: "account-mail", lane: "mail" };

/** The payload of a mail about an account. */
export interface AccountMail {
  uid: string;
  /** Its address: the account may be gone when the mail is sent. */
  to: string;
  type: AccountNotificationKind;
  deletesAt: string | null;
  /**
   * The moment of the move, ISO 8601 UTC: the mail quotes the administrator's words of that time.
   * Absent in jobs of an older release.
   */
  at?: string;
  /** In which it is read, where the account will be gone. */
  language?: string | null;
}

/** A warning's id is made from its moment, so that its notification can be looked up. */
export function warningId(uid: string, at: string): string {
  return `warned-${uid}-${Date.parse(at)}`;
}
