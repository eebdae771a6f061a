import type { ContentOf } from "~/domain/fields/field";
import type { signUpFields } from "~/domain/fields/sign-up-fields";
import * as labels from "~/words/labels.generated";
import { isLanguage, type Language } from "~/words/languages";
import type { ThemeName } from "./themes";

/** Kinds of account (domain.md). Fixed once set. */
export const accountKinds = ["FREELANCER", "AGENCY", "HIRER"] as const;
export type AccountKind = (typeof accountKinds)[number];

export const accountStatuses = ["PENDING", "ACTIVE", "SUSPENDED", "DELETING"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What a form asked besides the address: kept on the attempt until its address has a session. */
export type SignUpDraft = {
  [Kind in AccountKind]: { kind: Kind } & ContentOf<(typeof signUpFields)[Kind]>;
}[AccountKind];

/** An amount in minor units (cents) with its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** The topics on which members choose mails (domain.md). */
export const notifyTopics = ["messages", "proposals", "briefs"] as const;
export type NotifyTopic = (typeof notifyTopics)[number];

/** When a mail about it is sent, as [value, label]. */
export const notifyTimes = [
  ["INSTANT", labels.notifyInstant],
  ["DAILY", labels.notifyDaily],
  ["OFF", labels.notifyOff],
] as const;
export type NotifyTime = (typeof notifyTimes)[number][0];

/** A language that an account keeps, by its code; null for one that is no longer offered. */
export function offeredLanguage(code: string | null): Language | null {
  return isLanguage(code) ? code : null;
}

/** The settings of a member's account. */
export interface AccountSettings {
  notify: Record<NotifyTopic, NotifyTime>;
  /** Whether hirers may invite the member for a brief. Hirers get none. */
  invitations: boolean;
  /** Whether talent is asked each week by e-mail about the availability; absent is yes. */
  asksAvailability?: boolean;
  /** IANA name; null is UTC. */
  timeZone: string | null;
  /** The theme that a browser gets on a sign-in; null leaves the browser's as it is. */
  theme: ThemeName | null;
  /**
   * The language of mails, and of a browser after a sign-in. Null is what the browser says: its own
   * stays as it is, and mails are in `browsersLanguage`.
   */
  language: Language | null;
  /** That of the browser that signed up or in last; absent where it was never asked. */
  browsersLanguage?: Language | null;
}
