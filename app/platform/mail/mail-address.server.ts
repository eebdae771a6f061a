/** A sender or a recipient, in two parts: `name` never decides where a mail goes. */
export interface MailAddress {
  name: string;
  address: string;
}

// One address and nothing else: no list, no group, no comment, no quoting, no control character.
const plainAddress = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;

/** The reason for refusing a mail to any other recipient. */
export const notPlain = "The recipient is not one plain address.";

/**
 * Whether `text` is one bare address that can't smuggle in a header or a second recipient. At most
 * 254 characters.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && plainAddress.test(text);
}

/**
 * Reads `name@host`, `<name@host>` or `Brand <name@host>`; throws when the address is not a plain
 * one.
 */
export function parseSender(text: string): MailAddress {
  const [, name = "", address = text.trim()] = /^(.*)<([^<>]*)>\s*$/s.exec(text) ?? [];
  if (!isPlainAddress(address)) throw new Error(`A sender must be an address or "Name <address>": ${text}`);
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}
