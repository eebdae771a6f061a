import { join } from "node:path";
import { systemClock } from "~/platform/clock/system-clock";
import { mailLanes } from "~/platform/jobs/job";
import { JOBS_AT_ONCE } from "~/platform/jobs/worker.server";
import { createMailboxMailer } from "~/platform/mail/mailbox.server";
import { createSmtpMailer } from "~/platform/mail/smtp.server";
import type { Mailer } from "~/platform/ports/mailer";
import type { Config } from "./env.server";

/** The sender of mails, and local mode's mailbox, which keeps them instead of sending. */
export function createMailers({ local, dataDir, mail, origin }: Config) {
  const mailbox = local
    ? createMailboxMailer({ directory: join(dataDir, "mailbox"), clock: systemClock, from: mail.from })
    : null;
  const smtp = mail.url
    ? createSmtpMailer({
        url: mail.url,
        from: mail.from,
        messageIdDomain: new URL(origin).hostname,
        connections: mailLanes.length * JOBS_AT_ONCE,
      })
    : null;
  return { mailer: smtp ?? mailbox ?? nobodysMailer, mailbox };
}

/** For a process that serves only pages: it runs no jobs and so sends nothing. */
const nobodysMailer: Mailer = {
  send: () => Promise.reject(new Error("MAIL_URL is not set")),
  close: async () => {},
};
