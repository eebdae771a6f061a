import { createTransport } from "nodemailer";
import { timeFor } from "~/contract/deadline.server";
import { ok, refuse } from "~/contract/result";
import type { Mailer, MailFailure } from "~/ports/mailer";
import { isPlainAddress, parseSender } from "./mail-address.server";

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection stands; default 5,000. */
  connection: number;
  /** From there until the server greets; default 5,000. */
  greeting: number;
  /** Silence at any later point; default 10,000. */
  socket: number;
  /** The whole of one mail, also against a server that trickles; default 30,000. */
  total: number;
}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** `address` or `Name <address>`. */
  from: string;
  /** Right-hand side of the Message-ID: our own host. */
  messageIdDomain: string;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Sends through an SMTP server over a pool of connections. Opens nothing before the first mail. */
export function createSmtpMailer({ url, from, messageIdDomain, timeouts = {} }: SmtpOptions): Mailer {
  const sender = parseSender(from);
  const total = timeouts.total ?? 30_000;
  const transport = createTransport({
    url,
    pool: true,
    // A dropped connection is told to the caller, whose job knows when to try again.
    maxRequeues: 0,
    connectionTimeout: timeouts.connection ?? 5_000,
    greetingTimeout: timeouts.greeting ?? 5_000,
    socketTimeout: timeouts.socket ?? 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      if (!isPlainAddress(mail.to)) return refuse("rejected", "The recipient is not one plain address.");
      try {
        await transport.sendMail({
          from: sender,
          to: { name: "", address: mail.to },
          envelope: { from: sender.address, to: [mail.to] },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${toMessageIdPart(mail.messageKey)}@${messageIdDomain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
          signal: AbortSignal.timeout(timeFor(total)),
        });
        return ok();
      } catch (error) {
        return refuse(toMailFailure(error), error instanceof Error ? error.message : String(error));
      }
    },
    async close() {
      transport.close();
    },
  };
}

/**
 * A final no is one about this mail (its envelope or its content) with a 5xx. A refused password or
 * a greeting with 5xx is about us: an operator mends it, and the mail is worth another try.
 */
function toMailFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  return aboutThisMail && responseCode !== undefined && responseCode >= 500 ? "rejected" : "unreachable";
}

/** Keeps letters, digits, `-` and `_`; anything else becomes `=hex`, so that different keys stay different. */
function toMessageIdPart(key: string): string {
  return key.replace(/[^\w-]/gu, (character) => `=${character.codePointAt(0)?.toString(16)}`);
}
