import { namesOfFiles } from "~/domain/attached-file";
import type { UnreadMessages } from "~/features/conversations/reads/read-unread";
import type { MailAuthor } from "~/features/notifications/mails/author-in-mail";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type LineTexts, writtenAs } from "~/features/notifications/mails/mail-layout";
import { nameInMail, strangersName } from "~/features/notifications/mails/names-in-mails";
import * as words from "~/words/conversationsMails.generated";
import { isolate } from "~/words/isolate";

/**
 * The texts about unread messages, in their own mail and in the mail of the day: the author, the
 * subject, and the first lines. An author's name that looks like `brand` is left out, and so are
 * addresses in a stranger's text.
 */
export function messageTexts(
  { from, title, writtenIn, count, text, files, answered }: UnreadMessages,
  brand: string,
): LineTexts {
  const name = senderOf({ from, answered }, brand);
  const shown = (theirs: string) => (answered ? theirs : withoutLinks(theirs));
  const named = files.length === 0 ? "" : words.withFiles({ files: namesOfFiles(files) });
  return {
    subject: subjectOf(name && isolate(name), title === null ? null : isolate(shown(title))),
    written: writtenAs(title && shown(title), writtenIn),
    lead: words.unread({ count }),
    excerpt: shown(excerptOf([text, named].filter(Boolean).join("\n"))),
    button: words.readAndReply(),
  };
}

function subjectOf(name: string | null, title: string | null): string {
  if (title === null) return name === null ? words.memberWroteToYou() : words.wroteToYou({ name });
  return name === null ? words.memberWroteAbout({ title }) : words.wroteAbout({ name, title });
}

/** The author as the mail shows them: a stranger without their picture; null without a name. */
export function messageAuthor(unread: UnreadMessages, brand: string): MailAuthor | null {
  const { otherUid: uid, answered, face } = unread;
  const name = senderOf(unread, brand);
  return name === null ? null : { uid, name, face: answered ? face : null };
}

/** Notes below the button, if replies to the mail are received. */
export function replyNotes(unread: Pick<UnreadMessages, "from" | "answered">, brand: string): string[] {
  const name = senderOf(unread, brand);
  return [name === null ? words.replyToThisUnnamed() : words.replyToThis({ name: isolate(name) })];
}

function senderOf({ from, answered }: Pick<UnreadMessages, "from" | "answered">, brand: string) {
  return answered ? nameInMail(from, brand) : strangersName(from, brand);
}
