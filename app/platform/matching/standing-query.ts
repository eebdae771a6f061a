import type { SearchEntry, SearchQuery } from "~/platform/ports/search";
import { searchedWords } from "~/platform/search/find-page";
import { type IndexedText, joinedWords, maySecond, termsOf, toIndexedText } from "~/platform/search/terms";

/** A query that waits for entries which it finds, instead of looking for those that are there. */
export type StandingQuery = Pick<SearchQuery, "keyword" | "facets">;

/** An entry, prepared for many queries. */
export interface Arrival {
  text: IndexedText;
  facets: ReadonlySet<string>;
  formerLists: readonly string[];
}

export function toArrival(entry: SearchEntry): Arrival {
  const text = toIndexedText(entry);
  return { text, facets: new Set(text.facets), formerLists: entry.formerLists ?? [] };
}

/**
 * Whether the search would find the entry: by the same words and lists as its index (search/terms),
 * but without typing errors, because a mail about a word that isn't there would be a surprise.
 */
export function finds({ keyword, facets }: StandingQuery, { text, facets: has }: Arrival): boolean {
  const words = searchedWords(keyword);
  return (
    words !== null &&
    facets.every((facet) => has.has(facet)) &&
    [words, ...joinedWords(words)].some((meant) =>
      meant.every(({ stands }) => text.main.includes(stands) || text.rest.includes(stands)),
    )
  );
}

/**
 * Dimensions of facets that a query may wait by, the rarest first. Prices aren't among them: their
 * bands change with the exchange rates.
 */
const waitsBy = ["s", "d", "c", "l", "z", "t", "w", "v", "k", "any"];

/** Word beginnings shorter than this are in too many entries. */
const shortestBeginning = 3;

/**
 * The one list by which a query waits: each entry that it finds is in it. Its skill, else its
 * longest word, else the rarest of its other lists.
 */
export function listOf({ keyword, facets }: StandingQuery): string {
  const named = waitsBy.flatMap(
    (dimension) => facets.find((facet) => facet.startsWith(`${dimension}:`)) ?? [],
  );
  const [rarest = ""] = named;
  if (rarest.startsWith("s:")) return rarest;
  // The second part of a word that is meant as one isn't in the entry's lists.
  const [word] = (searchedWords(keyword) ?? [])
    .filter((word, at) => word.length >= shortestBeginning && (at === 0 || !maySecond(word)))
    .sort((a, b) => b.length - a.length || b.stands.length - a.stands.length);
  return word?.all ?? rarest;
}

/** Every list by which a query that finds the entry may wait. */
export function listsOf({ text, formerLists }: Arrival): string[] {
  const lists = termsOf(text).filter((term) => {
    const [dimension = "", rest = ""] = split(term);
    return dimension === "a" ? [...rest].length >= shortestBeginning : waitsBy.includes(dimension);
  });
  return [...new Set([...lists, ...formerLists])];
}

function split(term: string): [string, string] {
  const at = term.indexOf(":");
  return [term.slice(0, at), term.slice(at + 1)];
}
