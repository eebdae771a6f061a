import type { Result } from "~/values/result";

/** One complete message. The adapter adds the sender's address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Where a post unsubscribes from mails of this kind (RFC 8058): http(s). Absent for a mail that
   * its recipient requested.
   */
  unsubscribeUrl?: string;
  /** Where a reply is received. Absent if replies are not read. */
  replyTo?: string;
  /**
   * Local part of the Message-ID. The same for every attempt to send one mail, so that a second
   * copy is recognised.
   */
  messageKey: string;
  picture?: MailPicture;
}

/** A picture within a mail's HTML, which shows it as `cid:{id}` (RFC 2392). */
export interface MailPicture {
  id: string;
  type: "image/jpeg";
  bytes: Uint8Array;
}

/**
 * `rejected`: the recipient doesn't exist; only another address helps. `unreachable` is every other
 * failure, ours, the server's or its verdict on our mail: retry.
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

/** A mail as it would be sent, with made-up content: for local mode's styleguide. */
export interface ExampleMail {
  /** Unique, for its address. */
  name: string;
  /** The job that sends such mails. */
  job: string;
  /** What this one is an example of; empty where there is but one. */
  state: string;
  subject: string;
  text: string;
  html: string;
}

/** The local mailbox, only in local mode. */
export interface Mailbox {
  /** Newest first. */
  list(): Promise<SentMail[]>;
}
