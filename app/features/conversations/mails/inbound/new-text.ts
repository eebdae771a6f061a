import { invisible, isLastOfOurs, isLikelyOurs, isOurs as isLineOfOurs, isMark } from "./mail-lines";
import { isKnownHead, isSentFrom } from "./program-lines";

/** A reply without what its program quoted. */
export interface SplitReply {
  text: string;
  /**
   * What else may be the author's own words: other quotations, and what stands within or below
   * our mail. Empty where only our mail was left out.
   */
  leftOut: string;
  /** Both, in their order. */
  whole: string;
}

/**
 * Parts the new text of a reply from the quoted mail and the signature. Programs quote in different
 * ways and languages, so the rules look for our own first line, for addresses and dates, and for
 * heads that are known (`program-lines.ts`). In doubt a line stays; what goes and isn't certainly
 * ours is handed back. Linear in the length of the text.
 */
export function splitReply(text: string, brand = ""): SplitReply {
  const lines = toLines(text);
  const parted = partQuotes(lines, brand);
  const { own, signature } = partSignature(lines, parted.own);
  const leftOut = [...parted.leftOut, ...signature].sort((a, b) => a - b);
  const whole = [...own, ...leftOut].sort((a, b) => a - b);
  const join = (places: readonly number[]) => toText(places.map((at) => lines[at]?.line ?? ""));
  const holds = leftOut.some((at) => /[\p{L}\p{N}]/u.test(lines[at]?.bare ?? ""));
  return { text: join(own), leftOut: holds ? join(leftOut) : "", whole: join(holds ? whole : own) };
}

interface Line {
  /** As it is passed on. */
  line: string;
  /** Without marks of quotation, invisible characters, and space around it. */
  bare: string;
  isQuoted: boolean;
  /** "-- ", with its blank. */
  beginsSignature: boolean;
}

function toLines(text: string): Line[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((each) => {
      const seen = each.replaceAll(invisible, "");
      // Fills the preview of a mail, and stands in no word by itself.
      const line = /^[\s\u200c\u200d]*$/.test(seen) ? "" : each.replaceAll("\ufeff", "").trimEnd();
      const isQuoted = seen.startsWith(">");
      return {
        line,
        bare: line === "" ? "" : seen.replace(/^[>\s]+/, "").trimEnd(),
        isQuoted,
        beginsSignature: each === "-- ",
      };
    });
}

const toText = (lines: readonly string[]) =>
  lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^\s*\n/, "")
    .trim();

/** Places of lines, in their order. */
interface Parted {
  own: number[];
  leftOut: number[];
}

function partQuotes(lines: readonly Line[], brand: string): Parted {
  const own: number[] = [];
  const leftOut: number[] = [];
  const view = createView(lines, brand);
  let isQuoting = false;
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.isQuoted) {
      const end = endOfRun(lines, at);
      const isOurs = view.isOurs(at, end);
      const start = view.startOfAttribution(own, isOurs);
      if (isOurs || isQuoting || start < own.length || view.isAttribution(lines[at]?.bare ?? "")) {
        const said = own.splice(start);
        if (!isOurs) for (const place of view.unknown([...said, ...range(at, end)])) leftOut.push(place);
        isQuoting = true;
      } else for (const place of range(at, end)) own.push(place);
      at = end;
      continue;
    }
    const start = view.startOfRest(own, at);
    if (start !== null) {
      const rest = [...own.splice(start), ...range(at, lines.length)];
      const below = rest.slice(rest.findLastIndex((place) => isLastOfOurs(lines[place]?.bare ?? "")) + 1);
      const isBelow =
        below.length < rest.length && own.every((place) => lines[place]?.line === "") && view.isSaid(below);
      if (isBelow)
        return { own: below, leftOut: [...leftOut, ...view.unknown(rest.slice(0, -below.length))] };
      return { own, leftOut: [...leftOut, ...view.unknown(rest)] };
    }
    own.push(at);
    at += 1;
  }
  return { own, leftOut };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

function endOfRun(lines: readonly Line[], from: number): number {
  let end = from;
  while (lines[end]?.isQuoted) end += 1;
  return end;
}

/** The most lines that a program puts between its heads and our first line: the preview text. */
const linesBetween = 15;
/** The longest attribution, over all of its lines. */
const longestAttribution = 300;
/** The most empty lines between an attribution and what it is about. */
const emptyBetween = 6;

/** What is asked of the lines of one text. */
function createView(lines: readonly Line[], brand: string) {
  const bareAt = (at: number) => lines[at]?.bare ?? "";
  const full = lines.flatMap(({ bare }, at) => (bare === "" ? [] : [at]));
  /** How many lines with text there are before each. */
  const before: number[] = [];
  let count = 0;
  for (const { bare } of lines) {
    before.push(count);
    if (bare !== "") count += 1;
  }
  const nextMark: number[] = Array(lines.length).fill(-1);
  for (let at = lines.length - 1, next = -1; at >= 0; at -= 1) {
    if (!lines[at]?.isQuoted && isMark(bareAt(at))) next = at;
    nextMark[at] = next;
  }

  /** The next lines with text, from one that is among them. */
  function following(at: number, most: number): string[] {
    const first = before[at] ?? 0;
    return full.slice(first, first + most).map(bareAt);
  }

  /** Whether our first line comes soon, without a mark of quotation. */
  function isNearMark(at: number, most = linesBetween): boolean {
    const mark = nextMark[at] ?? -1;
    return mark >= 0 && (before[mark] ?? 0) - (before[at] ?? 0) <= most;
  }

  /** Whether a line of our mail comes soon, without a mark of quotation. */
  const isAboveOurs = (at: number) => following(at, linesBetween).slice(1).some(isLineOfOurs);

  /** Whether the heads of a quoted mail begin here: "From: …", "Sent: …", "To: …". */
  function beginsHeads(at: number, isSetOff: boolean): boolean {
    if (!isHead(bareAt(at))) return false;
    const block = following(at, 8);
    const other = block.findIndex((line) => !isHead(line));
    const heads = other < 0 ? block : block.slice(0, other);
    const known = heads.filter(isKnownHead).length;
    const hasAddress = heads.some((line) => line.includes("@"));
    if (isKnownHead(bareAt(at)) && known >= 3 && (hasAddress || isSetOff || isNearMark(at))) return true;
    if (isKnownHead(bareAt(at)) && known >= 2 && (isSetOff || isNearMark(at))) return true;
    // In a language that isn't known here, where no other heads follow.
    const isFirst = bareAt(at).includes("@") || isSetOff;
    if (!isFirst || heads.length < 3 || !isNearMark(at)) return false;
    const between = full.slice(before[at], before[nextMark[at] ?? 0]).map(bareAt);
    return !between.slice(heads.length).some(isHead);
  }

  /** "-----Original Message-----", in any language, above heads or our first line. */
  function isSeparator(at: number): boolean {
    const said = bareAt(at);
    if (said.length > 80 || !/^[-_=*]{3,}\s?[\p{L}][\p{L}\p{M}'’ -]{3,50}?\s?[-_=*]{3,}:?$/u.test(said))
      return false;
    const next = full[(before[at] ?? 0) + 1];
    if (next === undefined) return false;
    const isNextHead = isKnownHead(bareAt(next)) && (bareAt(next).includes("@") || isNearMark(next));
    return isMark(bareAt(next)) || isNextHead || beginsHeads(next, true);
  }

  function isAttribution(said: string, isOurs = false): boolean {
    // Without more it may be in the author's own sentence.
    if (replyAddress.test(said) && (isOurs || hasDate(said) || /[:：]$|-{2,}$/.test(said))) return true;
    const framed = /^[-_=*]{2,}\s.*\s[-_=*]{2,}:?$/.test(said);
    if (!framed && !/[:：]$/.test(said)) return false;
    if (hasAddress(said) || hasDate(said)) return true;
    return isOurs && (/\p{Nd}{1,2}/u.test(said) || (brand !== "" && said.includes(brand)));
  }

  /**
   * Where the attribution at the end of `own` begins ("On 3 May 2027 at 10:00, Ana <…> wrote:"),
   * which may take three lines; its length for none.
   */
  function startOfAttribution(own: readonly number[], isOurs: boolean): number {
    let end = own.length;
    while (end > 0 && own.length - end < emptyBetween && bareAt(own[end - 1] ?? 0) === "") end -= 1;
    const starts: number[] = [];
    let said = "";
    for (let at = end - 1; at >= 0 && at >= end - 3; at -= 1) {
      const line = bareAt(own[at] ?? 0);
      if (line === "" || line.length + said.length > longestAttribution) break;
      said = said === "" ? line : `${line} ${said}`;
      if (isAttribution(said, isOurs)) starts.push(at);
    }
    return starts.find((at) => hasDate(bareAt(own[at] ?? 0))) ?? starts[0] ?? own.length;
  }

  return {
    isAttribution,
    startOfAttribution,
    /** Whether a quotation is our mail. */
    isOurs(from: number, to: number): boolean {
      for (let at = from; at < to; at += 1)
        if (isMark(bareAt(at)) || replyAddress.test(bareAt(at))) return true;
      return false;
    },
    /** Where in `own` a quotation begins that goes on from a line without a mark to the end. */
    startOfRest(own: readonly number[], at: number): number | null {
      if (bareAt(at) === "") return null;
      const above = own.findLastIndex((place) => bareAt(place) !== "");
      const isSetOff = above >= 0 && isDrawn(bareAt(own[above] ?? 0));
      const start = isSetOff ? above : own.length;
      if (beginsHeads(at, isSetOff) || isSeparator(at)) return start;
      if (isMark(bareAt(at))) return Math.min(start, startOfAttribution(own.slice(0, start), true));
      if (!/(?:[:：]|[-_=*]{2})$/.test(bareAt(at)) && !replyAddress.test(bareAt(at))) return null;
      const said = [...own.slice(-3), at];
      const from = startOfAttribution(said, replyAddress.test(bareAt(at)) && isAboveOurs(at));
      const isOurs = said.slice(from).some((place) => replyAddress.test(bareAt(place)));
      const next = full[(before[at] ?? 0) + 1];
      const isFollowed = next !== undefined && !lines[next]?.isQuoted && (isOurs || isNearMark(next, 4));
      return from < said.length && isFollowed ? own.length - (said.length - 1 - from) : null;
    },
    /** Those that may be the author's: of a quotation of our mail, what isn't known to be of it. */
    unknown: (places: readonly number[]) => {
      const isOurs = places.some((at) => isMark(bareAt(at)) || replyAddress.test(bareAt(at)));
      return places.filter((at) => {
        const said = bareAt(at);
        if (!isOurs) return true;
        return (
          said === "" ||
          !(
            isLikelyOurs(said) ||
            isDrawn(said) ||
            replyAddress.test(said) ||
            isKnownHead(said) ||
            isAddress(said)
          )
        );
      });
    },
    isSaid: (places: readonly number[]) => places.some((at) => /[\p{L}\p{N}]/u.test(bareAt(at))),
  };
}

/** A reply address of ours, on any domain. */
const replyAddress = /reply(?:\+|%2b)[a-z2-7]{32}(?:@|%40|$)/i;

/** A line across the page, as some programs draw it. */
const isDrawn = (line: string) => /^(?:_{8,}|-{8,}|\*{8,}|={8,}|[‐-―─━]{8,})$/.test(line);

const isAddress = (line: string) => /^<?https?:\/\/\S+$/.test(line);

const isHead = (line: string) =>
  /^\*?\p{L}[\p{L}\p{M}’' .-]{0,24}\*?\s?[:：]\*?\s?\S/u.test(line.slice(0, 80));

const hasAddress = (text: string) => /[<([]\s?(?:mailto:)?[^<>\s@]{1,100}@[^<>\s@]{1,100}/i.test(text);

const hasDate = (text: string) =>
  /\p{Nd}{1,2}\s?[:.h時时点點]\s?\p{Nd}{2}/u.test(text) &&
  /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}/u.test(text);

/** The most lines with text that a signature has. */
const longestSignature = 10;

/**
 * "-- " begins a signature, which goes; so do lines that a phone adds below the text. A longer one,
 * or one below a mark without its blank, is handed back, because it may be text.
 */
function partSignature(lines: readonly Line[], places: readonly number[]) {
  const lineAt = (at: number) => lines[places[at] ?? -1];
  const isMarked = (at: number) =>
    lineAt(at)?.line === "--" && (at === 0 || lineAt(at - 1)?.line === "") && lineAt(at + 1)?.line !== "";
  const mark = places.findIndex((_place, at) => lineAt(at)?.beginsSignature || isMarked(at));
  const own = mark < 0 ? [...places] : places.slice(0, mark);
  const rest = mark < 0 ? [] : places.slice(mark + 1);
  while (own.length > 0 && isAdded(lines[own.at(-1) ?? -1]?.bare)) own.pop();
  const isCertain =
    lineAt(mark)?.beginsSignature && rest.filter((at) => lines[at]?.line).length <= longestSignature;
  return { own, signature: isCertain ? [] : rest };
}

const isAdded = (line = "") => line === "" || line === "--" || isDrawn(line) || isSentFrom(line);
