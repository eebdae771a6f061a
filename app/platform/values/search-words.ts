import { fold } from "./fold";
import { normalize } from "./text";

/**
 * The words of a text, each once and in the order of the text: what is between spaces, folded, of 40 characters
 * at most; of Han characters every two neighbours; of other scripts without spaces what the runtime's dictionary
 * calls a word (decisions/search.md).
 */
export function wordsOf(text: string): string[] {
  const unspaced: string[] = [];
  const take = (toParts: (run: string) => string[]) => (run: string) => {
    unspaced.push(...toParts(run).map(fold).filter(isLong));
    return " ";
  };
  const rest = normalize(text, "NFKC")
    .replaceAll(han, take(toPairs))
    .replaceAll(unspacedLetters, take(toSegments));
  const spaced = (fold(rest).match(spacedWord) ?? [])
    // Cut first: of many dots it would look at each for whether it is the last.
    .map((word) => word.slice(0, 40).replace(/\.+$/, ""));
  return [...new Set([...spaced, ...unspaced])];
}

/** The words that a text is searched for by. A single letter would find nearly everything: it counts alone. */
export function searchedWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const long = words.filter(isLong);
  return long.length > 0 ? long : words;
}

/** Han characters, and letters of other scripts that put no spaces between words, with their marks. */
const han = /\p{Script=Han}+/gu;
const unspacedLetters =
  /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Letters, digits and what stands in names of techniques: C++, C#, Node.js. */
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Every two neighbours: whatever word of two characters or more somebody looks for, its pairs are there. */
function toPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

function toSegments(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const isLong = (word: string) => word.length > 1;
