import { domainToASCII } from "node:url";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { normalize, withoutInvisible } from "~/values/text";

// The form that the identity provider accepts: printable ASCII, no quotes, no leading, trailing or
// double dot.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// Node parses a domain as the host of an address: it would drop everything after a slash, and
// decode or strip the rest.
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII but letters, digits, dots and hyphens
const noDomain = /[\x00-,/:-`{-\x7f]/;
const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

export type EmailAddressRefusal = "invalid-email" | "local-part-not-ascii";

/**
 * The canonical spelling of an address: trimmed, without invisible characters, lower case, an
 * international domain as punycode.
 * Letters outside ASCII before the @ are refused with a code of their own, because the provider
 * can't store them.
 */
export function parseEmailAddress(text: string): Result<string, EmailAddressRefusal> {
  const trimmed = normalize(withoutInvisible(text), "NFC").trim().toLowerCase();
  const at = trimmed.lastIndexOf("@");
  if (at < 1 || trimmed.length > limits.email) return refuse("invalid-email");
  const local = trimmed.slice(0, at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the ASCII range on purpose
  if (/[^\x00-\x7f]/.test(local)) return refuse("local-part-not-ascii");
  if (noDomain.test(trimmed.slice(at + 1))) return refuse("invalid-email");
  const host = domainToASCII(trimmed.slice(at + 1));
  if (local.length > 64 || !localPart.test(local) || !domain.test(host)) return refuse("invalid-email");
  const address = `${local}@${host}`;
  return address.length > limits.email ? refuse("invalid-email") : ok(address);
}

/** Gmail's domains, where dots before the @ are ignored. */
const dotless: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that a parsed address probably leads to: without its `+tag`, and at Gmail without
 * dots. For limits only; everything else uses the address itself.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return dotless.has(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
