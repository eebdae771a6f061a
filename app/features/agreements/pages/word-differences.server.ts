import { diffArrays } from "diff";

/** A run of a text that stands in both versions, in the later alone, or in the earlier alone. */
export interface DiffPart {
  text: string;
  change: "SAME" | "ADDED" | "REMOVED";
}

export interface TextPair {
  before: string;
  after: string;
}

/** Words that may differ in one text before it is compared by paragraphs. */
const EDITS = 200;
/** Squares of edits for all texts of a page: what comparing costs grows with them. */
const STEPS = 2 * EDITS ** 2;

/**
 * What the later of each two texts says otherwise, by words; by paragraphs where more than 200
 * words differ, and whole where even those do. The parts that aren't removed are the later text.
 * Bounded by edits, so that the same texts always give the same parts.
 */
export function compareTexts(pairs: readonly TextPair[]): DiffPart[][] {
  let left = STEPS;
  return pairs.map(({ before, after }) => {
    const texts = { before: before.normalize("NFC"), after: after.normalize("NFC") };
    for (const split of [toWords, toParagraphs]) {
      const most = Math.min(EDITS, Math.floor(Math.sqrt(left)));
      const { parts, edits } = compare(split(texts.before), split(texts.after), most);
      left -= Math.min(edits, most) ** 2;
      if (parts) return parts;
    }
    return [part("REMOVED", texts.before), part("ADDED", texts.after)].filter(({ text }) => text !== "");
  });
}

/** Each with the white space after it; scripts without spaces letter by letter. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*\s*|[\p{L}\p{N}\p{M}_]+\s*|.\s*/gsu;
const toWords = (text: string): string[] => text.match(word) ?? [];
const toParagraphs = (text: string): string[] => text.match(/[^\n]*\n+|[^\n]+/g) ?? [];

const part = (change: DiffPart["change"], text: string): DiffPart => ({ text, change });

/** `parts` null: more than `most` tokens differ. White space alone is no difference. */
function compare(
  before: string[],
  after: string[],
  most: number,
): { parts: DiffPart[] | null; edits: number } {
  const numbers = new Map<string, number>();
  const toNumber = (token: string) => {
    const bare = token.trimEnd();
    const known = numbers.get(bare) ?? numbers.size;
    numbers.set(bare, known);
    return known;
  };
  const changes = diffArrays(before.map(toNumber), after.map(toNumber), { maxEditLength: most });
  if (!changes) return { parts: null, edits: most };
  let [was, is, edits] = [0, 0, 0];
  const parts = changes.map(({ count, added, removed }) => {
    if (removed) {
      edits += count;
      was += count;
      return part("REMOVED", before.slice(was - count, was).join(""));
    }
    is += count;
    if (added) edits += count;
    else was += count;
    return part(added ? "ADDED" : "SAME", after.slice(is - count, is).join(""));
  });
  return { parts, edits };
}
