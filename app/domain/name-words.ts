import { fold } from "~/values/fold";
import { spellPlainly } from "~/values/spellings";

const WORDS_FOUND = 8;
const SHORTEST = 2;
const LONGEST = 12;

/**
 * Scripts in which one letter says little. In others one sign may be a word, such as the family
 * names 李, 이 or ปู.
 */
const spelled = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/**
 * The words of a name or of a part of an address, for comparison: without case, accents and
 * invisible characters; at least two letters long, or one where one sign may be a word; eight at
 * most.
 */
export function wordsIn(text: string): string[] {
  const seen = text.slice(0, 254).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const words = spellPlainly(fold(seen)).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "" && [...word].length >= shortestOf(word)).slice(0, WORDS_FOUND);
}

/** The words of an address: of its name and of its domain, eight of each. */
export function wordsInAddress(address: string): string[] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)].flatMap(wordsIn);
}

/** The index entries for words: their beginnings, up to 12 letters long, and each whole word. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, LONGEST);
    const shortest = shortestOf(word);
    const ofIt = letters.slice(shortest - 1).map((_letter, at) => letters.slice(0, at + shortest).join(""));
    return [...ofIt, wholeOf(word)];
  });
  return [...new Set(beginnings)];
}

/**
 * The index entry of names with a word that begins like this; `wholeOf` gives that of names with
 * exactly this word.
 */
export function beginningOf(word: string): string {
  return [...word].slice(0, LONGEST).join("");
}

export function wholeOf(word: string): string {
  return `${beginningOf(word)}$`;
}

/**
 * How well typed words fit those of a name: how many are a whole word of it. Null if one of them
 * doesn't begin a word of its own: "jo johansson" doesn't match a name that has only the second
 * word.
 */
export function fitOfWords(typed: readonly string[], own: readonly string[]): number | null {
  const left = [...own];
  let whole = 0;
  // A shorter word can begin everything that a longer one begins, so the longest chooses first, and
  // whole words before beginnings.
  for (const word of typed.toSorted((one, other) => other.length - one.length)) {
    const same = left.indexOf(word);
    const at = same < 0 ? left.findIndex((each) => each.startsWith(word)) : same;
    if (at < 0) return null;
    if (same >= 0) whole += 1;
    left.splice(at, 1);
  }
  return whole;
}

/** The fewest letters of a searched word, by script. */
function shortestOf(word: string): number {
  return spelled.test(word) ? SHORTEST : 1;
}
