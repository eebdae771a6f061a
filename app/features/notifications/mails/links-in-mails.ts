import { partsOf, type TextPart } from "~/ui/links-in-text";
import { inStoredOrder } from "~/words/isolate";
import * as words from "~/words/mails.generated";

const address = /\bhttps?:\/\/[^\s<>"]+/gi;

/**
 * A member's text, as a mail shows it. Mail programs make links by themselves: so an address is
 * written in its real form, in ASCII, and one that our pages wouldn't link is left out.
 */
export function mailPartsOf(typed: string): TextPart[] {
  return partsOf(typed).map(({ text, href }) =>
    href === null
      ? { text: inStoredOrder(text.replace(address, words.linkLeftOut)), href }
      : { text: href, href },
  );
}

// Hosts without https://, which mail programs turn into links, too; names that end like a file
// aren't hosts.
const letter = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d-]";
const bareHost = new RegExp(
  `(?<![\\p{L}\\d.-])(?:${letter}+\\.)+(?!(?:js|jsx|ts|tsx|css|html|json|sql|php|cpp|pdf|png|jpe?g|webp)(?!${letter}))(?!\\d)${letter}{2,}(?![\\p{L}\\d])(?:[/?#:][^\\s<>"]*)?`,
  "giu",
);
// Each pattern begins at the start of a word, so that a long word is scanned once.
const mailAddress = /(?<![^\s<>()"])[^\s<>()"@]+@[^\s<>()"@]+/gu;
const anyScheme = /\b[a-z][a-z\d+-]{1,20}:\/\/[^\s<>"]+/gi;

/** A text without any address: of web pages, with `https://` or without, and of mailboxes. */
export function withoutLinks(text: string): string {
  return inStoredOrder(text)
    .replace(anyScheme, words.linkLeftOut)
    .replace(mailAddress, words.linkLeftOut)
    .replace(bareHost, words.linkLeftOut);
}

/** Whether a mail program may turn a part of the text into a link. */
export function hasLinks(text: string): boolean {
  return withoutLinks(text) !== inStoredOrder(text);
}
