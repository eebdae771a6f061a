import { LRUCache } from "lru-cache";
import type { SearchEntry } from "~/platform/ports/search";
import { wordsOf, wordsOfName } from "~/values/search-words";

/**
 * Lengths of word beginnings that have a list of their own, in characters. A searched word uses the
 * list of its longest such beginning; the entry's words decide about the rest.
 */
const beginnings = [5, 3, 2] as const;
const [longestBeginning] = beginnings;

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
  const named = [...wordsOf(entry.main.join("\n")), ...entry.main.flatMap(wordsOfName)];
  const main = [...new Set([...named, ...(entry.synonyms ?? []).flatMap(wordsOfSynonym)])];
  const known = new Set(main);
  const rest = wordsOf(entry.rest.join("\n")).filter((word) => !known.has(word));
  return { main: toText(main), rest: toText(rest), facets: [...new Set(entry.facets)] };
}

const synonyms = new LRUCache<string, string[]>({ max: 10_000 });

/** Kept: entry after entry has the same ones, and to cut them takes longer than all else of it. */
function wordsOfSynonym(name: string): string[] {
  const words = synonyms.get(name) ?? wordsOf(name);
  synonyms.set(name, words);
  return words;
}

const toText = (words: readonly string[]) => ` ${words.join(" ")} `;

/** Every list of beginnings and filter values that contains the entry, each once. */
export function termsOf(entry: IndexedText): string[] {
  return listedBy(entry, beginningsOf);
}

/** Those, and a list for each whole word, by which `wordLists` finds longer beginnings. */
export function termsWithWords(entry: IndexedText): string[] {
  return listedBy(entry, (word) => [...beginningsOf(word), word]);
}

function listedBy({ main, rest, facets }: IndexedText, partsOf: (word: string) => string[]): string[] {
  const ofMain = main.split(" ").filter(Boolean).flatMap(partsOf);
  const ofRest = rest.split(" ").filter(Boolean).flatMap(partsOf);
  const anywhere = [...ofMain, ...ofRest].map((beginning) => inAll(beginning));
  return [...new Set([...facets, ...ofMain.map(inMain), ...anywhere])];
}

const inMain = (beginning: string) => `m:${beginning}`;
const inAll = (beginning: string) => `a:${beginning}`;

/** Lists of a longer beginning, at most. More of them are better read from the beginning's own. */
const listsOfOne = 16;

/**
 * The lists that together hold every entry with a word that begins like the searched one, in its
 * main texts or in any: none where no entry has such a word, null where they are too many. `next`
 * answers the first list whose name isn't less than the given text.
 */
export function wordLists(
  word: SearchedWord,
  among: "main" | "all",
  next: (from: string) => string | undefined,
): string[] | null {
  if (word.isListed) return [word[among]];
  const begins = (among === "main" ? inMain : inAll)(word.stands.trim());
  const lists: string[] = [];
  for (let from = begins; ; ) {
    const list = next(from);
    if (!list?.startsWith(begins)) return lists;
    if (lists.length === listsOfOne) return null;
    lists.push(list);
    // The list of a beginning holds the longer words, too.
    const isBeginning = [...list].length - 2 === longestBeginning;
    from = isBeginning ? `${list}\u{10FFFF}` : `${list}\0`;
  }
}

/**
 * The same words with two neighbours in one, each time another two: "graph ql" may be meant as
 * "graphql". Only where the second is short, as in names that some write in one word.
 */
export function joinedWords(words: readonly SearchedWord[]): SearchedWord[][] {
  return words.slice(0, -1).flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || !maySecond(next)) return [];
    return [words.toSpliced(at, 2, toSearchedWord(textOf(word) + textOf(next)))];
  });
}

/** Whether a word may be the second part of one that some write in two. */
export const maySecond = (word: SearchedWord) => [...textOf(word)].length <= longestBeginning;

const textOf = ({ stands }: SearchedWord) => stands.trim();

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
