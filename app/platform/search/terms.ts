import type { SearchEntry } from "~/platform/ports/search";
import { wordsOf } from "~/platform/values/search-words";

/**
 * Lengths of word beginnings that have a list of their own, in characters. A searched word uses the
 * list of its longest such beginning; the entry's words decide about the rest.
 */
const beginnings = [5, 3, 2] as const;

/**
 * What is stored of an entry: its words, separated and surrounded by spaces, and its filter values.
 */
export interface IndexedText {
  /** Words of the main texts. */
  main: string;
  /** Words of all other searched texts that are not in `main`. */
  rest: string;
  facets: string[];
}

export function toIndexedText(entry: SearchEntry): IndexedText {
  const main = wordsOf(entry.main.join("\n"));
  const known = new Set(main);
  const rest = wordsOf(entry.rest.join("\n")).filter((word) => !known.has(word));
  return { main: toText(main), rest: toText(rest), facets: [...new Set(entry.facets)] };
}

const toText = (words: readonly string[]) => ` ${words.join(" ")} `;

/** Every list that contains the entry, each once. */
export function termsOf({ main, rest, facets }: IndexedText): string[] {
  const ofMain = main.split(" ").filter(Boolean).flatMap(beginningsOf);
  const ofRest = rest.split(" ").filter(Boolean).flatMap(beginningsOf);
  const anywhere = [...ofMain, ...ofRest].map((beginning) => inAll(beginning));
  return [...new Set([...facets, ...ofMain.map(inMain), ...anywhere])];
}

const inMain = (beginning: string) => `m:${beginning}`;
const inAll = (beginning: string) => `a:${beginning}`;

function beginningsOf(word: string): string[] {
  const characters = [...word];
  const cut = beginnings.filter((length) => length <= characters.length);
  return cut.length === 0 ? [word] : cut.map((length) => characters.slice(0, length).join(""));
}

/** One searched word. */
export interface SearchedWord {
  /** The lists of entries with a word that begins like it: in the main words, and in any text. */
  main: string;
  all: string;
  /** The length of the list's word beginning, in characters: the longer, the fewer entries. */
  length: number;
  /** The text that a matching entry's words contain. */
  stands: string;
  /** Whether the list alone decides: the word is no longer than the list's beginning. */
  isListed: boolean;
}

/** A searched word, matched as the beginning of a word; a single letter matches only by itself. */
export function toSearchedWord(word: string): SearchedWord {
  const [longest = word] = beginningsOf(word);
  const isLetter = [...word].length < 2;
  return {
    main: inMain(longest),
    all: inAll(longest),
    length: [...longest].length,
    stands: isLetter ? ` ${word} ` : ` ${word}`,
    isListed: longest === word,
  };
}
