import { limits } from "./limits";

// Control characters (C0 and DEL) but for line breaks and tabs in prose, and halves of surrogate pairs.
const notInLines = /[^\P{Cc}\u0080-\u009f]|[\u2028\u2029]/u;
const notInProse = /(?![\t\n])[^\P{Cc}\u0080-\u009f]|\p{Cs}/u;
// These turn the direction of what is printed after them, too.
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;
// Something that is seen. Spaces of no width and fillers are not.
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

// Thirty marks of which another one follows. Beside \p{M} these two become marks (NFKD); U+034F ends a run.
const longRun = /(?:(?!\u034f)[\p{M}\uff9e\uff9f]){30}(?=(?!\u034f)[\p{M}\uff9e\uff9f])/gu;
// NFC makes at most four characters one, so what is longer is too long for every field, and is left as it is.
const longestRaw = 4 * limits.briefBody;

/**
 * `text.normalize(form)` at linear cost, for text of any length. Normalisation sorts the marks of a letter, which
 * takes seconds where there are thousands: they are parted first, as in Stream-Safe Text (UAX #15, section 13).
 * Nothing else in the product may call `normalize`.
 */
export function normalize(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.length > longestRaw ? text : text.replaceAll(longRun, "$&\u034f").normalize(form);
}

/** Text as it is stored: NFC, trimmed, each line break one character. Null where nothing can be seen. */
export function toProse(text: string | null | undefined): string | null {
  const stored = normalize((text ?? "").replaceAll(/\r\n?/g, "\n"), "NFC").trim();
  return visible.test(stored) ? stored : null;
}

/** The same on one line: runs of white space become one space. */
export function toOneLine(text: string | null | undefined): string | null {
  return toProse((text ?? "").replaceAll(/\s+/g, " "));
}

/**
 * Several one-line texts: empty ones go, and of two that differ only in case the first stays. A list of more than
 * `limits.listEntries` is left as it is: it is too long for every field.
 */
export function toLines(texts: readonly string[] | null | undefined): string[] {
  return toUnique(texts, (text) => {
    const line = toOneLine(text);
    return line === null ? null : [line.toLowerCase(), line];
  });
}

/** Entries of a list, as `toLines`, without the bullets that come along when a list is pasted. */
export function toEntries(texts: readonly string[] | null | undefined): string[] {
  return toLines(texts?.map((text) => text.replace(bullets, "")));
}

// A dash or an asterisk is one where a space follows: "-5 °C" is no entry of "5 °C".
const bullets = /^(?:\s*(?:[•‣⁃∙·▪▫◦●○■□➢➤✓✔]|[-–—*](?=\s)))+\s*/u;

/** Several web addresses, as `toLines`; but their paths differ by case. */
export function toLinks(texts: readonly string[] | null | undefined): string[] {
  return toUnique(texts, (text) => {
    const link = toLink(text);
    return link === null ? null : [link, link];
  });
}

/** A https address as browsers read it: of `https://a.example\\@b.example` it is plain then where it leads. */
export function toLink(text: string | null | undefined): string | null {
  const line = toOneLine(text);
  // The length first: a name in other letters takes long to read.
  if (line === null || line.length > limits.url || /\s/.test(line)) return line;
  return /^https:/i.test(line) && URL.canParse(line) ? new URL(line).href : line;
}

/** `example.com` is taken as https://example.com. */
export function withScheme(typed: string): string {
  const trimmed = typed.trim();
  return trimmed === "" || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** Whether it is a https address that others can reach: no password in it, and a host with a dot. */
export function isHttps(text: string): boolean {
  if (text.length > limits.url || !isOneLine(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username + url.password === "" && publicHost.test(url.hostname);
}

// With a dot, and no number of a machine.
const publicHost = /\.[a-z][a-z0-9-]*$/;

/** The entries of a text, at most one more than a list may have. */
export function splitEntries(text: string, separator: string): string[] {
  return text.split(separator, limits.listEntries + 1);
}

/** `read` answers what an entry is known by and what is kept of it; null drops it. */
function toUnique(
  texts: readonly string[] | null | undefined,
  read: (text: string) => [key: string, kept: string] | null,
): string[] {
  if (!texts) return [];
  if (texts.length > limits.listEntries) return [...texts];
  const unique = new Map<string, string>();
  for (const text of texts) {
    const [key, kept] = read(text) ?? [null, ""];
    if (key !== null && !unique.has(key)) unique.set(key, kept);
  }
  return [...unique.values()];
}

/** Whether it may be shown as text of several lines. */
export function isProse(text: string): boolean {
  return !notInProse.test(text);
}

/** Whether it may be shown on one line. */
export function isOneLine(text: string): boolean {
  return isProse(text) && !notInLines.test(text) && !turnsDirection.test(text);
}

/** An error's message may quote what a person typed; an address among it stays out of the logs. */
export function withoutAddresses(text: string): string {
  // Only from the start of a word on: tried from each letter of a long one, it would read that again and again.
  return text.replace(/(?<![^\s"'<>])[^\s"'<>]+@[^\s"'<>]+/g, "[address]");
}
