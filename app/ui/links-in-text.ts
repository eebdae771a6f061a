/** A part of a member's text: words, or a web address to link. */
export type TextPart = { text: string; href: string | null };

// Runs in linear time: no part of it can match in two ways. Closing punctuation is cut off below.
// An address ends at a direction control, because the text after it is shown elsewhere.
const address = /\bhttps?:\/\/[^\s<>"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;

// Punctuation that may follow an address in a sentence.
const closing = new Set([".", ",", ";", ":", "!", "?", "'", "’", "”", "»", "…", "*", "_"]);
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Splits a member's text into words and http or https addresses, and collapses several blank lines
 * into one. An address that looks like another host than the one it leads to stays text, as do all
 * addresses in a text whose letter order was changed by direction controls.
 */
export function partsOf(typed: string): TextPart[] {
  const text = typed.trim().replace(/\n[^\S\n]*(?:\n[^\S\n]*)+\n/g, "\n\n");
  if (turnsLetters(text)) return [{ text, href: null }];
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutClosing(found);
    const url = URL.canParse(shown) ? new URL(shown) : null;
    if (!url || !leadsWhereItSays(shown, url) || signsOut(url)) continue;
    if (index > done) parts.push({ text: text.slice(done, index), href: null });
    parts.push({ text: shown, href: url.href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}

/**
 * Embeddings and overrides. Direction-aware programs use isolates, and close them on their line.
 */
const override = /[\u202a-\u202e]/;
const isolateOrEnd = /[\u2066-\u2069\n]/g;

function turnsLetters(text: string): boolean {
  if (override.test(text)) return true;
  let open = 0;
  for (const [control] of text.matchAll(isolateOrEnd)) {
    if (control === "\n" && open > 0) return true;
    if (control !== "\n") open += control === "\u2069" ? -1 : 1;
    if (open < 0) return true;
  }
  return open > 0;
}

/**
 * Whether an address is, or may be read as, the one that signs its reader out (product.md §2): a
 * link in a member's text must not do that. Applies to every host: this module doesn't know ours,
 * and no other site needs such a link.
 */
export function signsOut({ pathname }: URL): boolean {
  // As the router reads it: decoded, in any case, with repeated slashes.
  return decode(pathname).toLowerCase().split("/").filter(Boolean)[0] === "sign-out";
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The address has no user name or password, and its host is written as browsers read it, without
 * look-alike letters.
 */
function leadsWhereItSays(shown: string, { protocol, host, username, password }: URL): boolean {
  const start = `${protocol}//${host}`;
  const rest = shown.slice(start.length);
  const isSpelledOut = shown.toLowerCase().startsWith(start) && /^(?:[/?#:]|$)/.test(rest);
  return isSpelledOut && !host.includes("xn--") && !username && !password;
}

/** `https://example.com/a_(b).` without its full stop, but with the bracket that belongs to it. */
function withoutClosing(found: string): string {
  const counts: Record<string, number> = {};
  for (const letter of found) counts[letter] = (counts[letter] ?? 0) + 1;
  const count = (letter: string) => counts[letter] ?? 0;
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? "";
    const opening = brackets[last];
    const isUnopened = opening !== undefined && count(opening) < count(last);
    if (!isUnopened && !closing.has(last)) break;
    counts[last] = count(last) - 1;
  }
  return found.slice(0, end);
}
