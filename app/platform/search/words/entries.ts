import { collection } from "~/platform/ports/collection";
import type { SearchEntry } from "~/platform/ports/search";
import type { Hit, Wanted } from "~/platform/search/find-page";
import type { IndexOf } from "~/platform/search/indexes";
import { type SearchedWord, termsOf, toIndexedText } from "~/platform/search/terms";

/**
 * `words/{brief}`, `memberWords/{uid}`: the search entry of an open brief, or of a member who is
 * open to members. Can be rebuilt from the store at any time.
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
   * Sort keys for the newest first and for the soonest first: unique, the first in order
   * being the greatest.
   */
  newest: string;
  soonest: string;
  /** The walk in which it was last met, and its id: unique. */
  met: string;
}

const declared = {
  ofMember: null,
  inCopy: "made-anew",
  indexes: [["terms[]", "-newest"], ["terms[]", "-soonest"], ["-met"]],
  unindexed: ["terms", "main", "rest"],
} as const;

export const words = collection<WordsEntry>()({ name: "words", ...declared });
export const memberWords = collection<WordsEntry>()({ name: "memberWords", ...declared });

export function toWordsEntry(of: IndexOf, id: string, entry: SearchEntry, walk: number): WordsEntry {
  const text = toIndexedText(entry);
  const newest = `${entry.newest.slice(0, 24)}_${id}`;
  const day = Number((entry.soonest ?? "9999-12-31").replaceAll("-", ""));
  return {
    terms: termsOf({ ...text, facets: listsOfFacets(of, text.facets) }),
    main: text.main,
    rest: text.rest,
    newest,
    soonest: `${99_999_999 - day}_${newest}`,
    met: metIn(walk, id),
  };
}

export const metIn = (walk: number, id: string) => `${String(walk).padStart(9, "0")}_${id}`;

const dimensionOf = (facet: string) => facet.slice(0, facet.indexOf(":"));

/**
 * The lists that entries with these facets are in: one of a combination, and those of the other
 * dimensions. The store can follow one list only, so combinations are listed when an entry is
 * written, and a search reads few in vain.
 */
export function listsToAsk({ always, mixed }: IndexOf, facets: readonly string[]): string[] {
  const dimensions = [...always, ...mixed];
  const chosen = dimensions.map((one) => facets.find((facet) => dimensionOf(facet) === one) ?? "");
  return [["f", ...chosen].join("/"), ...facets.filter((facet) => !dimensions.includes(dimensionOf(facet)))];
}

/** All combinations that an entry is in, and the lists of its other facets: 72 for a brief. */
function listsOfFacets({ always, mixed }: IndexOf, facets: readonly string[]): string[] {
  const of = (dimension: string) => facets.filter((facet) => dimensionOf(facet) === dimension);
  const choices = [...always.map(of), ...mixed.map((one) => ["", ...of(one)])];
  const mixes = choices.reduce<string[]>(
    (begun, next) => begun.flatMap((mix) => next.map((facet) => `${mix}/${facet}`)),
    ["f"],
  );
  const others = facets.filter((facet) => ![...always, ...mixed].includes(dimensionOf(facet)));
  return [...mixes, ...others];
}

/** The lists that a walk could follow, the shortest first as far as their names tell. */
export function listsOf({ terms, main, all }: Wanted): string[] {
  const words = [
    ...main.map((word) => ({ list: word.main, rank: rankOf(word) })),
    ...all.map((word) => ({ list: word.all, rank: rankOf(word) })),
  ];
  const mixes = terms.map((list) => ({ list, rank: rankOfFacets(list) }));
  const ranked = [...words, ...mixes].sort((a, b) => a.rank - b.rank);
  return [...new Set(ranked.map(({ list }) => list))];
}

/**
 * Five letters nearly identify a word, some entries have a skill, and many words share two letters.
 */
function rankOf({ length }: SearchedWord): number {
  if (length >= 5) return 0;
  return length >= 3 ? 2 : 3;
}

/** The skills of an entry, which stand in its combinations. */
export function skillsOf({ terms }: WordsEntry): string[] {
  const parts = terms.filter((list) => list.startsWith("f/")).flatMap((list) => list.split("/"));
  return [...new Set(parts.filter((part) => part.startsWith("s:")))];
}

function rankOfFacets(list: string): number {
  if (list.includes("/s:")) return 1;
  return list.startsWith("f/") ? 4 : 3;
}

/** Whether an entry of the followed list meets all conditions. */
export function isWanted(entry: WordsEntry, { terms, main, all, but, exact }: Wanted): boolean {
  const lists = new Set(entry.terms);
  const stands = ({ stands }: SearchedWord) => entry.main.includes(stands) || entry.rest.includes(stands);
  return (
    terms.every((list) => lists.has(list)) &&
    main.every((word) => entry.main.includes(word.stands)) &&
    all.every(stands) &&
    !(but.length > 0 && but.every((word) => entry.main.includes(word.stands))) &&
    !(exact.length > 0 && exact.every(stands))
  );
}

export const hitOf = (id: string, entry: WordsEntry, by: "newest" | "soonest"): Hit => ({
  id,
  key: entry[by],
});
