import type { UnreadMessages } from "~/domain/reading/read-unread";
import { excerptOf } from "./excerpt";
import type { NoticeWords } from "./notice-words";

/** What the mail about unread messages says, and the mail of the day: who wrote, about what, and the first lines. */
export function messageWords({ from, title, count, text }: UnreadMessages): NoticeWords {
  const name = from ?? "A member";
  return {
    subject: title === null ? `${name} wrote to you` : `${name} wrote to you about “${title}”`,
    lead: count === 1 ? "You have an unread message." : `You have ${count} unread messages. The first:`,
    excerpt: excerptOf(text),
    button: "Read and reply",
  };
}

/** Below the button, where a reply to the mail is read. */
export function replyNotes(from: string | null): string[] {
  return [`You can also reply to this e-mail: ${from ?? "the other side"} gets the text as a message.`];
}
