import type { UnreadMessages } from "~/features/conversations/reads/read-unread";
import type { MailAuthor } from "~/features/notifications/mails/author-in-mail";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import type { LineTexts } from "~/features/notifications/mails/mail-layout";
import { nameInMail, strangersName } from "~/features/notifications/mails/names-in-mails";

/**
 * The texts about unread messages, in their own mail and in the mail of the day: the author, the
 * subject, and the first lines. An author's name that looks like `brand` is left out, and so are
 * addresses in a stranger's text.
 */
export function messageTexts(
  { from, title, count, text, answered }: UnreadMessages,
  brand: string,
): LineTexts {
  const name = senderOf({ from, answered }, brand) ?? "A member";
  const said = (words: string) => (answered ? words : withoutLinks(words));
  return {
    subject: title === null ? `${name} wrote to you` : `${name} wrote to you about “${said(title)}”`,
    lead: count === 1 ? "You have an unread message." : `You have ${count} unread messages. The first:`,
    excerpt: said(excerptOf(text)),
    button: "Read and reply",
  };
}

/** The author as the mail shows them: a stranger without their picture; null without a name. */
export function messageAuthor(unread: UnreadMessages, brand: string): MailAuthor | null {
  const { otherUid: uid, answered, face } = unread;
  const name = senderOf(unread, brand);
  return name === null ? null : { uid, name, face: answered ? face : null };
}

/** Notes below the button, if replies to the mail are received. */
export function replyNotes(unread: Pick<UnreadMessages, "from" | "answered">, brand: string): string[] {
  return [
    `You can also reply to this e-mail: ${senderOf(unread, brand) ?? "the other side"} gets the text as a message.`,
  ];
}

function senderOf({ from, answered }: Pick<UnreadMessages, "from" | "answered">, brand: string) {
  return answered ? nameInMail(from, brand) : strangersName(from, brand);
}
