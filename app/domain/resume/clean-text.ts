import * as words from "~/words/contentResume.generated";
import type { Left } from "./left";
import { typeOf } from "./parse-resume";
import { toPlainText } from "./plain-text";

/** Reads the texts of one field, and gathers what became of them. */
export interface TextReader {
  /** Plain text as it is stored; null for nothing, and for what isn't text, which is left out. */
  read(raw: unknown, what: string): string | null;
  /** What was done to texts on their way into the profile, as sentences. */
  notes: Set<string>;
  left: Left[];
}

/**
 * `known` is what the field says already: it is taken as it is, so that `<T>` stays in a text that
 * we exported. Of a text longer than `longest`, the rest isn't even looked at.
 */
export function createTextReader(
  known: readonly (string | null)[],
  tidy: (text: string) => string | null,
  longest: number,
): TextReader {
  const notes = new Set<string>();
  const left: Left[] = [];
  function read(raw: unknown, what: string): string | null {
    if (raw === undefined || raw === null) return null;
    if (typeof raw !== "string") {
      left.push({ what, why: words.notText({ type: typeOf(raw) }) });
      return null;
    }
    const isLong = raw.length > longest;
    const own = isLong ? null : tidy(raw);
    if (own !== null && known.includes(own)) return own;
    const { text, hadHtml, hadHidden } = toPlainText(raw.slice(0, longest));
    // A tag may have lost its end.
    const plain = tidy(isLong ? text.replace(/<[^<>]*$/, "") : text);
    if (plain === null && raw.trim() !== "") left.push({ what, why: words.noText() });
    if (hadHtml) notes.add(words.htmlRemoved());
    if (hadHidden) notes.add(words.hiddenRemoved());
    return plain;
  }
  return { read, notes, left };
}

/** The beginning of a text, up to the end of a word where there is one near. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
  // A cut right behind a word keeps it.
  const end = /\s/.test(text[most] ?? "") ? most : cut.search(/\s\S*$/);
  return (end > most * 0.8 ? cut.slice(0, end) : cut).trimEnd();
}
