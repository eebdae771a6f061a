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
 * The last look at a message: takes its author’s address, reply addresses, codes, our sender and
 * lines of our mail out of it. A line that holds what only our mails do goes whole, and so does one
 * that says nothing besides the address.
 */
export function withoutPrivate(text: string, parts: PrivateParts): Cleared {
  const { email, code, domain, sender } = parts;
  const program = [
    `reply(?:\\+|%2b)(?:[a-z2-7]${broken}){31}[a-z2-7](?:${broken}(?:@|%40)${broken}${spelled(domain)})?`,
    spelled(code),
    bounded(spelled(sender)),
  ].join("|");
  const marked = text
    .replaceAll(new RegExp(program, "giu"), ours)
    .replaceAll(new RegExp(bounded(spelled(email)), "giu"), own);
  const leftOut: string[] = [];
  const kept = marked.split("\n").flatMap((line) => {
    const isProgram = line.includes(ours) || isOurs(line);
    if (!isProgram && !line.includes(own)) return [line];
    const said = line.replaceAll(around, "").replaceAll(invisible, "").trim();
    if (isOurs(line)) return [];
    if (isLabel(said)) return [];
    leftOut.push(line.replaceAll(ours, "").replaceAll(own, email).trim());
    return isProgram ? [] : [line.replaceAll(around, "…")];
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

/** Programs break lines anywhere, and mark the next one as quoted. */
const broken = "(?:=?\\s*\\n[>\\s]*)?";

const bounded = (pattern: string) =>
  `(?<![\\p{L}\\p{N}._%+-])${pattern}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`;

/** An address however it is broken, encoded or written in full width. */
function spelled(text: string): string {
  const other: Readonly<Record<string, string>> = {
    "@": "(?:@|%40|＠|&#64;)",
    "+": "(?:\\+|%2b)",
    ".": "[.．。]",
  };
  return [...text]
    .map((one) => other[one] ?? one.replaceAll(/[\\^$*?()[\]{}|/]/g, "\\$&"))
    .join(`[\\u200b\\u200c\\u200d\\u2060\\ufeff\\u00ad]?${broken}`);
}
