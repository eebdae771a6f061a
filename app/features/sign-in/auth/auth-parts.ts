import type { AnswerLinks } from "~/features/notifications/mails/answer-links.server";
import type { Letterhead } from "~/features/notifications/mails/mail-layout";
import type { StopLinks } from "~/features/notifications/mails/stop-links.server";
import type { ChangeLinks } from "~/features/sign-in/auth/address-change/change-links.server";
import type { Clock } from "~/platform/ports/clock";
import type { Identity } from "~/platform/ports/identity";
import type { Log } from "~/platform/ports/log";
import type { Mailer } from "~/platform/ports/mailer";
import type { Store } from "~/platform/ports/store";
import type { createAttempts } from "./attempts.server";
import type { createKeptForms } from "./kept-forms.server";
import type { createLinks } from "./links.server";
import type { NotMeLinks } from "./new-browser/not-me-links.server";
import type { createSessions } from "./sessions.server";

/** The dependencies of authentication. */
export interface AuthDependencies {
  store: Store;
  identity: Identity;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  letterhead: Letterhead;
  stopLinks: StopLinks;
  answerLinks: AnswerLinks;
  changeLinks: ChangeLinks;
  /** The whole site's limit on mails to unproven addresses, per hour. */
  signUpMailsPerHour: number;
  notMeLinks: NotMeLinks;
  /** In production: an administrator acts only in a session that a passkey opened. */
  administratorsNeedPasskeys: boolean;
  /** Makes the worker look for new jobs at once. */
  wakeWorker(): void;
}

/** The same with the records that the use cases share. */
export type AuthParts = AuthDependencies & {
  sessions: ReturnType<typeof createSessions>;
  attempts: ReturnType<typeof createAttempts>;
  links: ReturnType<typeof createLinks>;
  keptForms: ReturnType<typeof createKeptForms>;
};
