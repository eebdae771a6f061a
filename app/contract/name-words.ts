import { fold } from "./fold";

const WORDS_FOUND = 8;
const SHORTEST = 2;
const LONGEST = 12;

/** The words of a name or an address as they are compared: without case and accents, eight at most. */
export function wordsIn(text: string): string[] {
  const words = fold(text.slice(0, 254)).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= SHORTEST).slice(0, WORDS_FOUND);
}

/** The beginnings of some words, 2 to 12 letters long: by each a store's index finds what it is kept with. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, LONGEST);
    return letters.slice(SHORTEST - 1).map((_letter, at) => letters.slice(0, at + SHORTEST).join(""));
  });
  return [...new Set(beginnings)];
}
