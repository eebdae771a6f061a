import { mailboxOf } from "~/domain/email-address.server";
import { secretPages } from "~/paths";
import { signedCodeLength } from "~/values/signed-code.server";
import { asRead, type Place, withPlainBreaks } from "./as-read";
import { invisible, isOurs } from "./mail-lines";
import { isKnownHead } from "./program-lines";

/** What no message may hold, whatever its author’s program did. */
export interface PrivateParts {
  /** The author’s own address. */
  email: string;
  /** The code of the reply address, and the domain of all of them. */
  code: string;
  domain: string;
  /** The address that our mails come from. */
  sender: string;
  /** The address of our pages. */
  origin: string;
}

/** A text without what no message may hold. */
export interface Cleared {
  text: string;
  /** The lines that were changed or left out and say something. */
  leftOut: string;
  /** Whether its author’s address was in it. */
  hadAddress: boolean;
}

/** Stand for what is taken out: the author’s address, and what only our mails hold. */
const own = "\ue000";
const ours = "\ue001";

/**
 * The last look at a message: takes its author’s address, reply addresses, codes, our sender,
 * secret addresses of our pages and lines of our mail out of it, however they are written. The
 * words beside them stay, unless they are one word or the name of a head.
 */
export function withoutPrivate(text: string, parts: PrivateParts): Cleared {
  const marked = withMarks(text, parts);
  const leftOut: string[] = [];
  const kept = marked.split("\n").flatMap((line) => {
    if (isOurs(line)) return [];
    const isProgram = line.includes(ours);
    if (!isProgram && !line.includes(own)) return [line];
    const said = line.replaceAll(around, "").replaceAll(invisible, "").trim();
    if (isLabel(said)) return [];
    leftOut.push(line.replaceAll(ours, "").replaceAll(own, parts.email).trim());
    return isProgram && isOneWord(said) ? [] : [line.replaceAll(around, "…")];
  });
  const hadAddress = marked.includes(own);
  if (leftOut.length === 0 && kept.length === marked.split("\n").length)
    return { text, leftOut: "", hadAddress };
  return {
    text: kept
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
    leftOut: leftOut.join("\n"),
    hadAddress,
  };
}

function withMarks(text: string, { email, code, domain, sender, origin }: PrivateParts): string {
  const seen = withPlainBreaks(asRead(text));
  const kinds: [mark: string, pattern: string, isPage?: boolean][] = [
    [ours, `reply\\+${spelled("x".repeat(32), () => "[a-z2-7]")}(?:${at}${spelled(domain)})?`],
    [ours, spelled(code)],
    [ours, bounded(spelled(sender))],
    [ours, secretAddress(origin), true],
    [ours, secretValue, true],
    [own, bounded(mailboxPattern(email))],
  ];
  const found = kinds.flatMap(([mark, pattern, isPage]) =>
    placesOf(seen.text, pattern, isPage).map(({ from, to }) => ({ mark, ...seen.placeOf(from, to) })),
  );
  return replacing(text, found);
}

/** Where a pattern is met; of a page’s address all of it, and none begins within another. */
function placesOf(text: string, pattern: string, isPage = false): Place[] {
  const found: Place[] = [];
  const search = new RegExp(pattern, "gu");
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const place = { from: match.index, to: search.lastIndex };
    const whole = isPage ? wholeAddress(text, place, found.at(-1)?.to ?? 0) : place;
    found.push(whole);
    search.lastIndex = whole.to;
  }
  return found;
}

/** Of what overlaps all goes, and what only our mails hold counts. */
function replacing(text: string, found: readonly (Place & { mark: string })[]): string {
  let marked = "";
  let read = 0;
  for (const { mark, from, to } of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= read) continue;
    marked += text.slice(read, Math.max(read, from)) + mark;
    read = to;
  }
  return marked + text.slice(read);
}

const around = new RegExp(`(?:[<([]\\s?)?(?:mailto:)?[${own}${ours}]+(?:\\s?[>)\\]])?`, "gu");

/** Nothing, or the name of a head: "E-mail:", "To: Bo". */
function isLabel(said: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(said) ||
    /^[^:：]{1,24}[:：]$/.test(said) ||
    /^e-?mail$/i.test(said) ||
    isKnownHead(said)
  );
}

const isOneWord = (said: string) => !/[\p{L}\p{N}][^\p{L}\p{N}]*\s[^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(said);

/** What may stand between two letters: programs break lines anywhere, and people set them apart. */
const gap = "[\\n .-]?";

const escaped = (one: string) => one.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** “@” and “.” as people write them: “(at)”, “[dot]”, in any language. */
const at = `\\s{0,4}(?:@|[([{<]\\s{0,2}(?:\\p{L}{1,12}|@)\\s{0,2}[)\\]}>]|[-_*~]{1,2}(?:at|ät)[-_*~]{1,2}|\\s(?:at|ät|آت)\\s)\\s{0,4}`;
const dot = `\\s{0,4}(?:\\.|[([{<]\\s{0,2}(?:\\p{L}{1,8}|\\.)\\s{0,2}[)\\]}>]|\\s(?:dot|punkt|point|punto|ponto|نقطة)\\s)\\s{0,4}`;

/** The same by a program alone. */
const joined = (patterns: readonly string[]) => patterns.join("\\n?");

/** A text however it is broken. */
function spelled(text: string, toPattern = escaped): string {
  const parts = [...text.toLowerCase()];
  return parts
    .map((one, place) => {
      if (one === "@") return at;
      if (one === ".") return dot;
      const next = parts[place + 1];
      return toPattern(one) + (next === undefined || next === "@" || next === "." ? "" : gap);
    })
    .join("");
}

/** All addresses that lead to the same mailbox: with any `+tag`, and at Gmail with any dots. */
function mailboxPattern(email: string): string {
  const mailbox = mailboxOf(email.toLowerCase());
  const cut = mailbox.lastIndexOf("@");
  const host = mailbox.slice(cut + 1);
  const hosts = host === "gmail.com" ? ["gmail.com", "googlemail.com"] : [host];
  return `${spelled(mailbox.slice(0, cut))}(?:\\+[\\p{L}\\p{N}.+_-]{1,64})?${at}(?:${hosts.map((one) => spelled(one)).join("|")})`;
}

const bounded = (pattern: string) => `(?<![\\p{L}\\p{N}][._%+-]?)${pattern}(?![\\p{L}\\p{N}])`;

/** What an address is written with. */
const token = '(?:[^\\s<>"|]|\\n)';

/** A code of a link, wherever it stands: of a signed one, and of one to sign in with. */
const secretValue = `(?<![a-z])(?:code=${joined(Array(signedCodeLength).fill("[a-z0-9_-]"))}(?![a-z0-9_-])|code-3d[a-z0-9_-]{${signedCodeLength},}|oobcode(?:=|-3d)[a-z0-9_-]{6,})`;

/**
 * An address of one of our pages that opens by what stands in it. A program breaks it, so it goes
 * on until its code is whole.
 */
function secretAddress(origin: string): string {
  const letters = (said: string) => joined([...said].map(escaped));
  const pages = secretPages.map(
    (page) => letters(page) + (page.endsWith("/") ? "" : joined(["", "/?", "\\?"])),
  );
  const secret = `${token}{0,400}?${secretValue}|${token}{0,100}?[a-z0-9_-]{24}`;
  return `${letters(new URL(origin).hostname)}(?::\\d{1,5})?(?:${joined(["", `(?:${pages.join("|")})`])})(?:${secret})?`;
}

/** What ends an address. */
const end = /[\s<>"|()[\]]/;

/** An address whole: what stands before it, after `least`, and behind it leads to the same page. */
function wholeAddress(text: string, { from, to }: Place, least: number): Place {
  let first = from;
  while (first > least && from - first < 2_000 && !end.test(text[first - 1] ?? "")) first -= 1;
  const [behind = ""] = /^[^\s<>"|]*(?:\s?\n(?=\S*(?:[=&%\d_]|\w\.\w))[^\s<>"|]+){0,9}/.exec(
    text.slice(to, to + 2_000),
  ) ?? [""];
  return { from: first, to: to + behind.replace(/[).,;:!?\]]+$/, "").length };
}
