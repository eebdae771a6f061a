import { partsOf, type TextPart } from "~/ui/links-in-text";

/** Stands where an address was that a mail doesn’t pass on. */
export const leftOut = "[link left out]";

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters in the order in which they are stored: what turns it, where mail programs make links of addresses, goes. */
export function inStoredOrder(text: string): string {
  return text.replace(turnsDirection, "");
}

/**
 * What somebody wrote, as a mail shows it. Mail programs make links by themselves: so an address is spelled as it
 * leads, in ASCII, and one that no page of ours would make a link of is left out.
 */
export function mailPartsOf(typed: string): TextPart[] {
  return partsOf(typed).map(({ text, href }) =>
    href === null ? { text: inStoredOrder(text.replace(address, leftOut)), href } : { text: href, href },
  );
}

// Hosts without https:// before them, of which mail programs make links, too: what ends like a file is none.
const letter = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d-]";
const bareHost = new RegExp(
  `(?<![\\p{L}\\d.-])(?:${letter}+\\.)+(?!(?:js|jsx|ts|tsx|css|html|json|sql|php|cpp|pdf)(?!${letter}))(?!\\d)${letter}{2,}(?![\\p{L}\\d])(?:[/?#:][^\\s<>"]*)?`,
  "giu",
);
// Each kind begins where a word does, so that a long word is read once.
const mailAddress = /(?<![^\s<>()"])[^\s<>()"@]+@[^\s<>()"@]+/gu;
const anyScheme = /\b[a-z][a-z\d+-]{1,20}:\/\/[^\s<>"]+/gi;

/** The same without any address: of web pages, with `https://` and without, and of mailboxes. */
export function withoutLinks(text: string): string {
  return inStoredOrder(text)
    .replace(anyScheme, leftOut)
    .replace(mailAddress, leftOut)
    .replace(bareHost, leftOut);
}

/** Whether a mail program may make a link of some of it. */
export function hasLinks(text: string): boolean {
  return withoutLinks(text) !== inStoredOrder(text);
}
