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
