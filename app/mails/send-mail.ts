import { ok, type Result, refuse } from "~/contract/result";
import type { Clock } from "~/ports/clock";
import type { Mailer } from "~/ports/mailer";
import type { Store } from "~/ports/store";
import { type Letterhead, layOutMail, type MailWords } from "./mail-layout";

/** What mails are made of. */
export interface MailParts {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  letterhead: Letterhead;
}

/** `key`: the Message-ID's, one for all tries of a mail. `path`: where its button leads, on our own site. */
interface Sending {
  to: string;
  key: string;
  path: string;
  words: MailWords;
}

/**
 * Lays a mail out and sends it: the one way that mails go. Answers what its job is told: `permanent` where the
 * recipient doesn't exist, because trying again would only annoy the server.
 */
export async function sendMail(
  { mailer, clock, letterhead }: MailParts,
  { to, key, path, words }: Sending,
): Promise<Result<void, string>> {
  const url = `${letterhead.origin}${path}`;
  const mail = layOutMail({ ...letterhead, url, sentAt: clock.now() }, words);
  const sent = await mailer.send({ ...mail, to, messageKey: key });
  return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
}
