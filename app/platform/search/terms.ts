import { createHash } from "node:crypto";
import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import { exchangeRates } from "~/content/exchange-rates";
import type { SearchEntry, SearchQuery } from "~/platform/ports/search";
import { foldSkill } from "~/platform/values/fold";
import { wordsOf } from "~/platform/values/search-words";

/**
 * Names what an index holds. The number rises with every change of what is kept of a brief; the band of a budget changes
 * with the rates. A release finds the index of its own format, or makes it anew.
 */
export const indexFormat = `2-${exchangeRates.of}`;

/**
 * Beginnings of words that have a list of their own, by their number of characters. A word that is looked for
 * takes the list of its longest one; the words of what stands there decide about the rest.
 */
const beginnings = [5, 3, 2] as const;

/** What is kept of a brief: its words, " with spaces between and around ", and what it is filtered by. */
export interface IndexedText {
  /** Of title, skills and the hirer's names. */
  main: string;
  /** Of all else that is searched, and not in `main`. */
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

/** Everything that a brief has a row for, each once. */
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

/** One word that is looked for. */
export interface SearchedWord {
  /** The lists of what has a word that begins like it: among the main ones, and anywhere. */
  main: string;
  all: string;
  /** How long their beginning is, in characters: the longer, the fewer have it. */
  length: number;
  /** What stands in the words of whatever has it. */
  stands: string;
  /** Whether its lists say as much: it is no longer than what they go by. */
  isListed: boolean;
}

/** A word as it is looked for: as the beginning of one, but a single letter by itself. */
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
  // Of one length, whatever somebody calls a skill.
  skill: (skill: string) =>
    `s:${createHash("sha256").update(foldSkill(skill)).digest("base64url").slice(0, 12)}`,
};

/** The lists of what meets the filters, one of each. */
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
