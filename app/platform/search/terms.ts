import { createHash } from "node:crypto";
import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import { exchangeRates } from "~/content/exchange-rates";
import type { SearchEntry, SearchQuery } from "~/platform/ports/search";
import { foldSkill } from "~/platform/values/fold";
import { wordsOf } from "~/platform/values/search-words";

/**
 * Identifies the content of an index. The number rises with every change of what is stored for a
 * brief; budget bands change with the exchange rates. A release uses the index of its own format,
 * or builds a new one.
 */
export const indexFormat = `2-${exchangeRates.of}`;

/**
 * Lengths of word beginnings that have a list of their own, in characters. A searched word uses the
 * list of its longest such beginning; the brief's words decide about the rest.
 */
const beginnings = [5, 3, 2] as const;

/**
 * What is stored of a brief: its words, separated and surrounded by spaces, and its filter values.
 */
export interface IndexedText {
  /** Words of title, skills and the hirer's names. */
  main: string;
  /** Words of all other searched texts that are not in `main`. */
  rest: string;
  facets: string[];
}

export function toIndexedText(entry: SearchEntry): IndexedText {
  const { title, skills, hirer, summary, location } = entry;
  const main = wordsOf([title, ...skills, ...hirer].join("\n"));
  const rest = wordsOf(`${summary}\n${location ?? ""}`).filter((word) => !main.includes(word));
  return { main: toText(main), rest: toText(rest), facets: facetsOf(entry) };
}

const toText = (words: readonly string[]) => ` ${words.join(" ")} `;

/** Every list that contains the brief, each once. */
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
  /** The lists of briefs with a word that begins like it: among the main words, and in any text. */
  main: string;
  all: string;
  /** The length of the list's word beginning, in characters: the longer, the fewer briefs. */
  length: number;
  /** The text that a matching brief's words contain. */
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

/** The list of each filter. */
export const facet = {
  kind: (kind: TalentKind) => `k:${kind}`,
  workplace: (workplace: Workplace) => `w:${workplace}`,
  budget: (budget: BudgetBand) => `b:${budget}`,
  // Hashed to one length, however long a member's skill is.
  skill: (skill: string) =>
    `s:${createHash("sha256").update(foldSkill(skill)).digest("base64url").slice(0, 12)}`,
};

/** The lists of briefs that meet the filters, one of each. */
export function facetsOfFilters({
  kind,
  skill,
  workplace,
  budget,
}: Pick<SearchQuery, "kind" | "skill" | "workplace" | "budget">): string[] {
  return [
    facet.kind(kind),
    ...(skill === null ? [] : [facet.skill(skill)]),
    ...(workplace === null ? [] : [facet.workplace(workplace)]),
    ...(budget === null ? [] : [facet.budget(budget)]),
  ];
}

function facetsOf({ kinds, skills, workplace, budget }: SearchEntry): string[] {
  return [
    ...kinds.map(facet.kind),
    ...(workplace ? [facet.workplace(workplace)] : []),
    ...(budget ? [facet.budget(budget)] : []),
    ...new Set(skills.map(facet.skill)),
  ];
}
