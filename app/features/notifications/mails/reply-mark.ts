import * as words from "~/words/conversationsMails.generated";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

/**
 * The first line of a mail that can be replied to: from there on a reply quotes ours, in any
 * language.
 */
export const replyMark = words.replyMark;

/** What mails of earlier releases say there: replies to them still come. */
const earlierMarks = ["Schreib deine Antwort über diese Zeile."];

/** In each of our languages: the mail may have been sent before its reader chose another one. */
export function replyMarks(): string[] {
  return [...languages.map(({ code }) => inLanguage(code, words.replyMark)), ...earlierMarks];
}
