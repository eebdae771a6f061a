import { createHash } from "node:crypto";
import type { NotifyTopic } from "~/content/account";
import type { ReplyAddresses } from "~/features/conversations/mails/inbound/reply-addresses.server";
import { paths } from "~/paths";
import type { Clock } from "~/platform/ports/clock";
import type { Mailer } from "~/platform/ports/mailer";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/platform/values/result";
import { type Letterhead, layOutMail, type MailWords } from "./mail-layout";
import type { StopLinks } from "./stop-links.server";

/** The dependencies of sending mails. */
export interface MailParts {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  letterhead: Letterhead;
}

/** The same for mails about the market, which each member can stop. */
export interface MemberMailParts extends MailParts {
  stopLinks: StopLinks;
  /** Absent if replies aren't received. */
  replyAddresses?: ReplyAddresses | undefined;
}

/**
 * `key`: for the Message-ID, the same for all tries of a mail. `path`: the page of its button, on
 * our own site.
 */
interface Sending {
  to: string;
  key: string;
  path: string;
  words: MailWords;
  /**
   * The page that stops mails of this kind, on our own site; absent for a mail that can't be
   * stopped.
   */
  stopPath?: string;
  /** The page that mutes its conversation, on our own site. */
  mutePath?: string;
  /** The address that receives replies. */
  replyTo?: string | null;
}

/**
 * Lays a mail out and sends it: the only way that mails are sent. Answers the job's result:
 * `permanent` if the recipient doesn't exist, because trying again would only annoy the server.
 */
export async function sendMail(
  { mailer, letterhead }: Pick<MailParts, "mailer" | "letterhead">,
  { to, key, path, words, stopPath, mutePath, replyTo }: Sending,
): Promise<Result<void, string>> {
  const { origin } = letterhead;
  const stop = stopPath && { stopUrl: origin + stopPath, settingsUrl: origin + mailSettings };
  const frame = {
    ...letterhead,
    url: origin + path,
    number: numberOf(key),
    ...stop,
    ...(mutePath && { muteUrl: origin + mutePath }),
    ...(replyTo && { takesReplies: true }),
  };
  const mail = layOutMail(frame, words);
  const sent = await mailer.send({
    ...mail,
    to,
    messageKey: key,
    ...(replyTo && { replyTo }),
    ...(stop && { unsubscribeUrl: stop.stopUrl }),
  });
  return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
}

/** The page of the mail settings. */
const mailSettings = paths.account;

/**
 * Distinguishes two mails with the same texts, for people and for programs that put mails into
 * threads.
 */
function numberOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 6).toUpperCase();
}
