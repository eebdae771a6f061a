import { normalize } from "~/contract/text";

/** Words of one text that are searched for, at most: those between spaces, and those of scripts without. */
const most = { spaced: 40, unspaced: 80 } as const;

/** The words that a text is found by, each once. */
export function searchWordsOf(text: string): string[] {
  const { spaced, unspaced } = toWords(text);
  return [...[...new Set(spaced)].slice(0, most.spaced), ...[...new Set(unspaced)].slice(0, most.unspaced)];
}

/** The word of a keyword that is searched for: the longest, since one index read asks for one word. Null for none. */
export function keywordOf(keyword: string): string | null {
  const { spaced, unspaced } = toWords(keyword);
  const [longest] = [...spaced, ...unspaced].sort((a, b) => b.length - a.length);
  return longest ?? null;
}

/** A text as it is compared: without case and accents. */
export function fold(text: string): string {
  return normalize(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Han characters, and letters of other scripts that put no spaces between words, with their marks. */
const han = /\p{Script=Han}+/gu;
const unspacedLetters =
  /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Letters, digits and what stands in names of techniques: C++, C#, Node.js. */
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

function toWords(text: string): { spaced: string[]; unspaced: string[] } {
  const unspaced: string[] = [];
  const take = (toParts: (run: string) => string[]) => (run: string) => {
    unspaced.push(...toParts(run).map(fold).filter(isLong));
    return " ";
  };
  const rest = text
    .normalize("NFKC")
    .replaceAll(han, take(toPairs))
    .replaceAll(unspacedLetters, take(toSegments));
  const spaced = (fold(rest).match(spacedWord) ?? [])
    // Cut first: of many dots it would look at each for whether it is the last.
    .map((word) => word.slice(0, 40).replace(/\.+$/, ""))
    .filter(isLong);
  return { spaced, unspaced };
}

/** Every two neighbours: whatever word of two characters or more somebody looks for, its first pair is there. */
function toPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** Words by the dictionary of the runtime; see decision 0050 for what that means between two versions. */
function toSegments(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const isLong = (word: string) => word.length > 1;
