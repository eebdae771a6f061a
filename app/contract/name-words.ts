import { fold } from "./fold";

const WORDS_FOUND = 8;
const SHORTEST = 2;
const LONGEST = 12;

/** Scripts in which one sign is a word: many a family name is 李 or 이. */
const wholeInOne = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The words of a name or an address as they are compared: without case and accents, two letters long or, where one
 * sign is a word, one; eight at most.
 */
export function wordsIn(text: string): string[] {
  const words = fold(text.slice(0, 254)).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= shortestOf(word)).slice(0, WORDS_FOUND);
}

/** The beginnings of some words, up to 12 letters long: by each a store's index finds what it is kept with. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, LONGEST);
    const shortest = shortestOf(word);
    return letters.slice(shortest - 1).map((_letter, at) => letters.slice(0, at + shortest).join(""));
  });
  return [...new Set(beginnings)];
}

/**
 * How well words that somebody typed fit those of a name: how many are a whole word of it. Null where one of them
 * doesn't begin a word of its own: "jo johansson" is nobody who has only the second name.
 */
export function fitOfWords(typed: readonly string[], own: readonly string[]): number | null {
  const left = [...own];
  let whole = 0;
  // Whatever a longer word begins, a shorter one may begin, too: so the longest chooses first, and a whole word before others.
  for (const word of typed.toSorted((one, other) => other.length - one.length)) {
    const same = left.indexOf(word);
    const at = same < 0 ? left.findIndex((each) => each.startsWith(word)) : same;
    if (at < 0) return null;
    if (same >= 0) whole += 1;
    left.splice(at, 1);
  }
  return whole;
}

/** Letters of a word in UTF-16: without one that begins in a script where each sign is a word, single letters say too little. */
function shortestOf(word: string): number {
  return wholeInOne.test(word) ? 1 : SHORTEST;
}
