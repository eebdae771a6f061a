import { collection } from "~/platform/ports/collection";
import type { SearchEntry } from "~/platform/ports/search";
import type { Filters, Hit, Wanted } from "~/platform/search/find-page";
import { facet, type SearchedWord, termsOf, toIndexedText } from "~/platform/search/terms";
import { foldSkill } from "~/platform/values/fold";

/**
 * `words/{brief}`: the search entry of an open brief. Can be rebuilt from the store at any time.
 */
export interface WordsEntry {
  /**
   * The lists that contain it: one for each word beginning, and one for each combination of
   * filters.
   */
  terms: string[];
  /** Its words, as `IndexedText` has them. */
  main: string;
  rest: string;
  /**
   * Sort keys for the newest first and for the soonest to close first: unique, the first in order
   * being the greatest.
   */
  newest: string;
  closing: string;
  /** The walk in which it was last met, and its id: unique. */
  met: string;
}

export const words = collection<WordsEntry>()({
  name: "words",
  ofMember: null,
  inCopy: "made-anew",
  indexes: [["terms[]", "-newest"], ["terms[]", "-closing"], ["-met"]],
  unindexed: ["terms", "main", "rest"],
});
export const wordsCollection = words.name;

export function toWordsEntry(id: string, entry: SearchEntry, walk: number): WordsEntry {
  const text = toIndexedText(entry);
  const newest = `${entry.publishedAt.slice(0, 24)}_${id}`;
  return {
    terms: termsOf({ ...text, facets: mixesOf(entry) }),
    main: text.main,
    rest: text.rest,
    newest,
    closing: `${99_999_999 - Number(entry.closesOn.replaceAll("-", ""))}_${newest}`,
    met: metIn(walk, id),
  };
}

export const metIn = (walk: number, id: string) => `${String(walk).padStart(9, "0")}_${id}`;

/**
 * The list of a combination of filters. The store can follow one list only, so combinations are
 * listed when a brief is written, and a search reads no briefs in vain.
 */
export function mixOf({ kind, skill, workplace, budget }: Filters): string {
  const named = skill === null ? "" : facet.skill(skill);
  return ["f", kind, named, workplace ?? "", budget ?? ""].join("/");
}

/** All combinations of filters that an entry meets: at most 72. */
function mixesOf({ kinds, skills, workplace, budget }: SearchEntry): string[] {
  const named = [null, ...new Map(skills.map((skill) => [foldSkill(skill), skill])).values()];
  const places = workplace === null ? [null] : [null, workplace];
  const budgets = budget === null ? [null] : [null, budget];
  return kinds.flatMap((kind) =>
    named.flatMap((skill) =>
      places.flatMap((place) =>
        budgets.map((band) => mixOf({ kind, skill, workplace: place, budget: band })),
      ),
    ),
  );
}

/** The lists that a walk could follow, the shortest first as far as their names tell. */
export function listsOf({ terms, main, all }: Wanted): string[] {
  const words = [
    ...main.map((word) => ({ list: word.main, rank: rankOf(word) })),
    ...all.map((word) => ({ list: word.all, rank: rankOf(word) })),
  ];
  const mixes = terms.map((list) => ({ list, rank: list.includes("/s:") ? 1 : 4 }));
  const ranked = [...words, ...mixes].sort((a, b) => a.rank - b.rank);
  return [...new Set(ranked.map(({ list }) => list))];
}

/**
 * Five letters nearly identify a word, some briefs ask for a skill, and many words share two
 * letters.
 */
function rankOf({ length }: SearchedWord): number {
  if (length >= 5) return 0;
  return length >= 3 ? 2 : 3;
}

/** Whether an entry of the followed list meets all conditions. */
export function isWanted(entry: WordsEntry, { terms, main, all, but }: Wanted): boolean {
  const lists = new Set(entry.terms);
  const stands = ({ stands }: SearchedWord) => entry.main.includes(stands) || entry.rest.includes(stands);
  return (
    terms.every((list) => lists.has(list)) &&
    main.every((word) => entry.main.includes(word.stands)) &&
    all.every(stands) &&
    !(but.length > 0 && but.every((word) => entry.main.includes(word.stands)))
  );
}

export const hitOf = (id: string, entry: WordsEntry, by: "newest" | "closing"): Hit => ({
  id,
  key: entry[by],
});
