import { limits } from "./limits";

// Line breaks of other programs: Word and PowerPoint paste U+000B, readers of PDF U+000C.
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
// Control characters except tabs and line breaks, and halves of characters.
const controls = /(?![\t\n])\p{Cc}|\p{Cs}/gu;
// These turn the direction of the text after them, beyond their line.
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
// What copying brings along unseen: control characters, soft hyphens, zero-width spaces, marks of
// direction, byte order marks; and joiners, except within words of scripts that write with them.
const invisible =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu;
// A visible character. Zero-width spaces and fillers are not.
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

// Thirty marks followed by another one. These two characters become marks in NFKD, in addition to
// \p{M}; U+034F ends a run.
const longRun = /(?:(?!\u034f)[\p{M}\uff9e\uff9f]){30}(?=(?!\u034f)[\p{M}\uff9e\uff9f])/gu;
// NFC joins at most four characters into one, so a longer text is too long for every field, and is
// left as it is.
const longestRaw = 4 * limits.briefBody;

/**
 * `text.normalize(form)` at linear cost, for text of any length. Normalisation sorts the marks of a
 * letter, which takes seconds for thousands of them: they are separated first, as in Stream-Safe
 * Text (UAX #15, section 13). No other code of the product may call `normalize`.
 */
export function normalize(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.length > longestRaw ? text : text.replaceAll(longRun, "$&\u034f").normalize(form);
}

/**
 * Text as it is stored: NFC, trimmed, each line break one character, and without control
 * characters: pasted texts have them, and a writer can't see them. Null if nothing is visible.
 */
export function toProse(text: string | null | undefined): string | null {
  const shown = (text ?? "").replaceAll(lineBreaks, "\n").replaceAll(controls, "");
  const stored = normalize(shown, "NFC").trim();
  return visible.test(stored) ? stored : null;
}

/** The same on one line: runs of white space become one space, and nothing turns its direction. */
export function toOneLine(text: string | null | undefined): string | null {
  return toProse(text)?.replaceAll(turnsDirection, "").replaceAll(/\s+/g, " ").trim() ?? null;
}

/** An address or a number without what can't be seen of it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, "");
}

/** How a typed text is read: as prose, on one line, or as an address, a link or a number. */
export type ReadAs = "prose" | "line" | "exact";

/**
 * Whether reading a typed text takes out what can't be seen of it. Line breaks of other programs
 * become ours, and white space at the ends goes with every text: neither counts.
 */
export function losesUnseen(text: string, readAs: ReadAs): boolean {
  const typed = text.replaceAll(lineBreaks, "\n").trim();
  if (readAs === "exact") return withoutInvisible(typed) !== typed;
  const shown = typed.replaceAll(controls, "");
  return shown !== typed || (readAs === "line" && shown.replaceAll(turnsDirection, "") !== shown);
}

/**
 * Several one-line texts: empty ones are dropped, and of two that differ only in case the first
 * stays. A list of more than `limits.listEntries` is left as it is: it is too long for every field.
 */
export function toLines(texts: readonly string[] | null | undefined): string[] {
  return toUnique(texts, (text) => {
    const line = toOneLine(text);
    return line === null ? null : [line.toLowerCase(), line];
  });
}

/** Entries of a list, as `toLines`, without the bullets of a pasted list. */
export function toEntries(texts: readonly string[] | null | undefined): string[] {
  return toLines(texts?.map((text) => text.replace(bullets, "")));
}

// A dash or an asterisk is a bullet only before a space: "-5 °C" is not the entry "5 °C".
const bullets = /^(?:\s*(?:[•‣⁃∙·▪▫◦●○■□➢➤✓✔]|[-–—*](?=\s)))+\s*/u;

/** Several web addresses, as `toLines`; but case matters in their paths. */
export function toLinks(texts: readonly string[] | null | undefined): string[] {
  return toUnique(texts, (text) => {
    const link = toLink(text);
    return link === null ? null : [link, link];
  });
}

/**
 * A https address as browsers read it: it shows where `https://a.example\\@b.example` really leads.
 */
export function toLink(text: string | null | undefined): string | null {
  const line = toOneLine(withoutInvisible(text ?? ""));
  // Check the length first: a host in other scripts takes long to parse.
  if (line === null || line.length > limits.url || /\s/.test(line)) return line;
  if (!/^https:/i.test(line) || !URL.canParse(line)) return line;
  const url = new URL(line);
  // The end of the sentence that it was copied from.
  if (/[^.]\.$/.test(url.hostname)) url.hostname = url.hostname.slice(0, -1);
  return url.href;
}

/** `example.com` is taken as https://example.com. */
export function withScheme(typed: string): string {
  const trimmed = withoutInvisible(typed).trim();
  return trimmed === "" || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** Whether it is a public https address: without a password, and with a dot in its host. */
export function isHttps(text: string): boolean {
  if (text.length > limits.url || unfitForLinks.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username + url.password === "" && publicHost.test(url.hostname);
}

// What the parser would leave out or encode.
const unfitForLinks = /[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

// With a dot, and not an IP address.
const publicHost = /\.[a-z][a-z0-9-]*$/;

/**
 * The entries of a text, at most one more than a list may have. A comma is any of those that the
 * keyboards of our languages have.
 */
export function splitEntries(text: string, separator: "," | "\n"): string[] {
  return text.split(separator === "," ? /[,،]/ : lineBreaks, limits.listEntries + 1);
}

/** `read` returns an entry's key and the value to keep; null drops it. */
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

/** An error's message may quote typed text; this keeps addresses in it out of the logs. */
export function withoutAddresses(text: string): string {
  // Only from the start of a word: trying each letter of a long word would read the rest again and
  // again.
  return text.replace(/(?<![^\s"'<>])[^\s"'<>]+@[^\s"'<>]+/g, "[address]");
}
