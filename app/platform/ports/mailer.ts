import type { Result } from "~/platform/values/result";

/** One message, complete. The sender's address is the adapter's. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a post ends mails of this kind (RFC 8058): http(s). None for a mail that somebody asked for. */
  unsubscribeUrl?: string;
  /** Where a reply to it is received. None where nobody would read it. */
  replyTo?: string;
  /** Local part of the Message-ID. The same for every try of one mail, so that a second copy is recognised. */
  messageKey: string;
}

/**
 * `rejected`: there is no such recipient, and never will be; nothing but another address helps. `unreachable`
 * is every other trouble, with us, the server or what it thinks of our mail: try again.
 */
export type MailFailure = "unreachable" | "rejected";

export interface Mailer {
  send(mail: Mail): Promise<Result<void, MailFailure>>;
  close(): Promise<void>;
}

/** A mail as the local mailbox shows it. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** ISO 8601 UTC. */
  sentAt: string;
}

/** The local mailbox, only in local mode. */
export interface Mailbox {
  /** Newest first. */
  list(): Promise<SentMail[]>;
}
