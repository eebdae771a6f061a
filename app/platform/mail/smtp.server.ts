import { createTransport } from "nodemailer";
import type { Mailer, MailFailure, MailPicture } from "~/platform/ports/mailer";
import { timeFor } from "~/values/deadline.server";
import { ok, refuse } from "~/values/result";
import { isPlainAddress, notPlain, parseSender } from "./mail-address.server";

/** Milliseconds. */
export interface SmtpTimeouts {
  /**
   * Until the server's greeting, name look-up, connection and encryption included; default 5,000.
   */
  connection: number;
  /** Silence at any later point; default 10,000. */
  socket: number;
  /** The whole of one mail, even if the server answers in small pieces; default 30,000. */
  total: number;
}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** `address` or `Name <address>`. */
  from: string;
  /** Right-hand side of the Message-ID: our own host. */
  messageIdDomain: string;
  timeouts?: Partial<SmtpTimeouts>;
  /**
   * Limit of concurrent connections; as many as concurrent mails, so that none waits for another.
   */
  connections: number;
}

/** Sends through an SMTP server over a pool of connections. Opens nothing before the first mail. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { url, from, messageIdDomain, timeouts = {}, connections } = options;
  const sender = parseSender(from);
  const total = timeouts.total ?? 30_000;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A dropped connection is reported to the caller, whose job decides when to retry.
    maxRequeues: 0,
    connectionTimeout: timeouts.connection ?? 5_000,
    socketTimeout: timeouts.socket ?? 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      if (!isPlainAddress(mail.to)) return refuse("rejected", { detail: notPlain });
      try {
        await transport.sendMail({
          from: sender,
          to: { name: "", address: mail.to },
          envelope: { from: sender.address, to: [mail.to] },
          ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.picture && { attachments: [toAttachment(mail.picture)] }),
          messageId: `<${toMessageIdPart(mail.messageKey)}@${messageIdDomain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(mail.unsubscribeUrl && {
              "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          signal: AbortSignal.timeout(timeFor(total)),
        });
        return ok();
      } catch (error) {
        return refuse(toMailFailure(error), {
          detail: error instanceof Error ? error.message : String(error),
        });
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Within the text, so that no program lists it as a file. */
function toAttachment({ id, type, bytes }: MailPicture) {
  return {
    cid: id,
    content: Buffer.from(bytes),
    contentType: type,
    contentDisposition: "inline" as const,
    filename: false as const,
  };
}

/**
 * Only a 5.1.x is final (RFC 3463, X.1: the address itself), except 5.1.7 and 5.1.8, which concern
 * the sender's. "Relay denied", "blocked", a full mailbox or a bare 550 can be resolved and the
 * same mail sent again.
 */
const badRecipient = /^5\d\d[ -]5\.1\.(?![78]\b)\d/;

function toMailFailure(error: unknown): MailFailure {
  const { command, response } = error as { command?: string; response?: string };
  const knowsRecipient = command === "RCPT TO" || command === "DATA";
  return knowsRecipient && badRecipient.test(response ?? "") ? "rejected" : "unreachable";
}

/**
 * Keeps letters, digits, `-` and `_`; anything else becomes `=hex`, so that different keys stay
 * different.
 */
function toMessageIdPart(key: string): string {
  return key.replace(/[^\w-]/gu, (character) => `=${character.codePointAt(0)?.toString(16)}`);
}
