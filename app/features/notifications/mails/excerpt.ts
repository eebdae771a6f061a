import { withoutInvisible } from "~/values/text";

/** The most letters of a member's text in a mail: enough to decide whether to open it now. */
const most = 280;

/** Of one line among many in the mail of the day. */
export const mostInLine = 140;

/** Lines that say nothing push what follows them out of sight. */
const emptyLines = /\n[^\S\n]*\n\s*/g;

/**
 * The beginning of a text, up to a whole word, at most `length` letters and the sign that more
 * follows. What can't be seen of it isn't counted, and isn't mailed.
 */
export function excerptOf(text: string, length = most): string {
  const shown = withoutInvisible(text).replace(emptyLines, "\n\n").trim();
  if (shown.length <= length) return shown;
  const cut = shown.slice(0, length);
  // At white space; where the text has none, between two words, else between two letters.
  const ends = [cut.search(/\s\S*$/u), lastEnd(shown, length, "word"), lastEnd(shown, length, "grapheme")];
  const end = ends.find((at) => at >= length / 2) ?? length;
  return `${cut.slice(0, end).trimEnd()}…`;
}

/** Where the last part begins that doesn't fit: scripts such as Thai and Chinese have no spaces. */
function lastEnd(text: string, length: number, granularity: "word" | "grapheme"): number {
  const parts = new Intl.Segmenter(undefined, { granularity }).segment(text.slice(0, length + 50));
  return parts.containing(length)?.index ?? 0;
}
