import { createHash } from "node:crypto";
import type { NotifyTopic } from "~/domain/account";
import { paths } from "~/paths";
import type { Clock } from "~/platform/ports/clock";
import type { Mailer } from "~/platform/ports/mailer";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import type { Language } from "~/words/languages";
import * as words from "~/words/mails.generated";
import { inLanguage } from "~/words/reader-language.server";
import type { AnswerLinks } from "./answer-links.server";
import { type FaceParts, type MailAuthor, markOf } from "./author-in-mail";
import { type Letterhead, layOutMail, type MailTexts } from "./mail-layout";
import type { StopLinks } from "./stop-links.server";

/** What mails are made of. */
export interface MailParts {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  letterhead: Letterhead;
}

/** Of mails about the market, which each member can stop. */
export interface MemberMailParts extends MailParts {
  stopLinks: StopLinks;
  answerLinks: AnswerLinks;
  /** Absent where no pictures are kept: letters stand for all. */
  faces?: FaceParts | undefined;
}

/**
 * `key`: the Message-ID's, one for all tries of a mail. `path`: where its button leads, on our own
 * site.
 */
interface Sending {
  to: string;
  /** In which its reader reads it (`languageFor`). */
  language: Language;
  key: string;
  path: string;
  /** Called in that language. */
  texts(): MailTexts;
  /** Where its kind is ended, on our own site; none for a mail that can't be. */
  stopPath?: string;
  /** Where such mails are chosen, on our own site: in the account's settings by default. */
  settingsPath?: string;
  /** Where the conversation that it is about is muted, on our own site. */
  mutePath?: string;
  /** The address at which a reply is read. */
  replyTo?: string | null;
  /** Whom it is about. */
  author?: MailAuthor | null;
}

/**
 * Lays a mail out and sends it: the one way that mails go. Answers what its job is told:
 * `permanent` where the recipient doesn't exist, because trying again would only annoy the server.
 */
export async function sendMail(
  { mailer, letterhead, faces }: Pick<MemberMailParts, "mailer" | "letterhead" | "faces">,
  {
    to,
    language,
    key,
    path,
    texts,
    stopPath,
    settingsPath = mailSettings,
    mutePath,
    replyTo,
    author,
  }: Sending,
): Promise<Result<void, string>> {
  const { origin } = letterhead;
  const stop = stopPath && { stopUrl: origin + stopPath, settingsUrl: origin + settingsPath };
  const by = author && (await markOf(faces, author));
  const frame = {
    ...letterhead,
    url: origin + path,
    number: numberOf(key),
    ...stop,
    ...(mutePath && { muteUrl: origin + mutePath }),
    ...(replyTo && { takesReplies: true }),
    ...(by && { author: by.mark }),
  };
  const mail = inLanguage(language, () => layOutMail(frame, texts()));
  const sent = await mailer.send({
    ...mail,
    to,
    messageKey: key,
    ...(replyTo && { replyTo }),
    ...(by?.picture && { picture: by.picture }),
    ...(stop && { unsubscribeUrl: stop.stopUrl }),
  });
  return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
}

/** "Stop e-mail about briefs and proposals": the link in a mail. */
export function stopText(topics: readonly NotifyTopic[]): string {
  return words.stopTopics({ topics: [...topics].sort().join("_") });
}

/** Where members choose their mails. */
const mailSettings = paths.account;

/**
 * Tells two mails of the same words apart, for people and for programs that put mails into threads.
 */
function numberOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 6).toUpperCase();
}
