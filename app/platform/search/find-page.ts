import { setImmediate as turn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { SearchPage, SearchQuery } from "~/platform/ports/search";
import { InvalidCursorError } from "~/platform/ports/store";
import { placeOf, toCursor } from "~/values/cursor.server";
import { limits } from "~/values/limits";
import { searchedWordsOf } from "~/values/search-words";
import { type CloseHit, findClose } from "./find-close";
import type { Counted } from "./kept-counts";
import { joinedWords, type SearchedWord, toSearchedWord } from "./terms";
import { findMeaning, type Meaning, mayBeMistyped } from "./typos";

/** An entry's position in the order of a walk, as its index defines it. */
export type Key = number | string;

export interface Hit {
  id: string;
  key: Key;
}

export interface Step {
  hits: Hit[];
  /** Where the next step begins; null at the end. */
  next: Key | null;
}

/** An index that can be read step by step in the order of the search. */
export interface SearchIndex {
  /** The position before the first of the order. */
  startOf(query: Pick<SearchQuery, "order" | "newestBy">): Key;
  /** Up to `limit` hits after a position, which is itself excluded. */
  step(wanted: Wanted, from: Key, limit: number): Promise<Step>;
  /** How many hits come after a position, up to `most`. */
  count(wanted: Wanted, from: Key, most: number): Promise<Counting>;
  /** The most frequent word that differs from this one by a letter; null for none. */
  nearestWord(word: string): Promise<string | null>;
  /**
   * The newest that are in one of these lists and meet the rest, with their facets of the dimension
   * that closeness is judged by: up to `limit`.
   */
  newestOf(lists: readonly string[], wanted: Wanted, from: Key, limit: number): Promise<CloseHit[]>;
  /** Of words that were looked for lately. */
  meanings: Meanings;
}

export interface Counting {
  count: number;
  /** Whether it ended before the index did. */
  isCut: boolean;
  isCostly: boolean;
}

/** Up to here hits are counted. */
const countsTo = 1_000;
/**
 * Steps of one walk; after them the position reached becomes the cursor of the next page. The steps
 * of a walk that finds little are short, and other work gets its turn in between.
 */
const stepsAtMost = 100;

type Meanings = LRUCache<string, Promise<Meaning>>;

/**
 * One page asks for its words a dozen times: for its hits, their number, and each search that it
 * offers instead. To look for what a word means costs more than all else of it.
 */
export const createMeanings = (): Meanings => new LRUCache({ max: 1_000, ttl: 10_000 });

/**
 * What one walk through the index looks for. `terms`: lists that must contain the entry; `main` and
 * `all`: words that it must contain; `but`: words of which at least one must be missing from the
 * main ones; `exact`: words of which at least one must be missing altogether.
 */
export interface Wanted {
  terms: readonly string[];
  main: SearchedWord[];
  all: SearchedWord[];
  but: SearchedWord[];
  exact: SearchedWord[];
  by: "position" | "soonest";
  /** The hits are only counted: they need no id. */
  isCounted?: true;
}

export async function findPage(index: SearchIndex, query: SearchQuery): Promise<SearchPage> {
  const { keyword, facets, anyFacet, closeTo, newestBy, order, after, limit } = query;
  const words = searchedWords(keyword);
  if (words === null) return nothing;
  const list = [keyword, facets, anyFacet, newestBy, order];
  const position = after === null ? null : readPosition(list, after);
  const walks = wantedOf(query, words);
  const start = index.startOf(query);

  const [everything] = wantedOf({ ...query, order: "NEWEST" }, words);
  if (closeTo && everything) return { ids: await findClose(index, everything, query, closeTo), next: null };
  if (anyFacet) return { ids: await findAny(index, walks, query, anyFacet), next: null };
  const found: { walk: number; hit: Hit }[] = [];
  let stopped: { walk: number; key: Key } | null = null;
  const exact = walks.length;
  // So many that a short first page, too, knows whether there are few.
  const wantedHits = Math.max(limit + 1, few);
  if (position?.isMeant) walks.push(...(await meantWalks(index, query, words)));
  for (let walk = 0; walk < walks.length || walk === exact; walk += 1) {
    if (walk === exact && walks.length === exact && !position && found.length < few)
      walks.push(...(await meantWalks(index, query, words)));
    const wanted = walks[walk];
    if (!wanted) break;
    if (position && walk < position.walk) continue;
    const from = position?.walk === walk ? position.key : start;
    const page = await walkThrough(index, wanted, from, wantedHits - found.length);
    found.push(...page.hits.map((hit) => ({ walk, hit })));
    if (page.stoppedAt !== null) stopped = { walk, key: page.stoppedAt };
    if (stopped || found.length >= wantedHits) break;
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const end = found.length > limit && last ? { walk: last.walk, key: last.hit.key } : stopped;
  return {
    ids: shown.map(({ hit }) => hit.id),
    next: end && toCursor(list, [end.walk, end.key, walks.length > exact]),
  };
}

/** How many a query finds: the hits of one walk, in the order that is read without sorting. */
export async function countFound(index: SearchIndex, query: SearchQuery): Promise<Counted> {
  const words = searchedWords(query.keyword);
  const [wanted] = words === null ? [] : wantedOf({ ...query, order: "NEWEST" }, words);
  if (words === null || !wanted) return { found: { count: 0, isMore: false }, isCostly: false };
  const start = index.startOf({ ...query, order: "NEWEST" });
  const first = await index.count(wanted, start, countsTo + 1);
  const walks = [first];
  if (first.count < few && !first.isCut)
    for (const meant of await meantWalks(index, { ...query, order: "NEWEST" }, words))
      walks.push(await index.count(meant, start, countsTo + 1));
  const found = walks.reduce((sum, { count }) => sum + count, 0);
  const count = Math.min(found, countsTo);
  return {
    found: { count, isMore: found > count || walks.some(({ isCut }) => isCut) },
    isCostly: count >= manyCounted || walks.some(({ isCostly }) => isCostly),
  };
}

/** So many hits take as long to count as a page takes to be found. */
const manyCounted = 200;

/** Below this many hits, words are looked for in another spelling, too. */
const few = 5;
/**
 * The walks for the words that are likely to be meant, for what the typed words don't find. A word
 * is changed where few entries have it, whatever the filters.
 */
async function meantWalks(index: SearchIndex, query: SearchQuery, words: SearchedWord[]): Promise<Wanted[]> {
  const start = index.startOf({ ...query, order: "NEWEST" });
  const joined = await findJoined(index, words, start);
  if (joined) return wantedOf(query, joined).map((wanted) => ({ ...wanted, exact: words }));
  const meanings = new Map<SearchedWord, Meaning>();
  for (const word of mayBeMistyped(words)) meanings.set(word, await meaningOf(index, word, start));
  const others = [...meanings.values()];
  if (others.every(({ other }) => other === null)) return [];
  const meant = words.map((word) => {
    const other = meanings.get(word)?.other ?? null;
    return other === null ? word : toSearchedWord(other);
  });
  // Nothing has all of the typed words where one of them is nowhere.
  const exact = others.some(({ isUnknown }) => isUnknown) ? [] : words;
  return wantedOf(query, meant).map((wanted) => ({ ...wanted, exact }));
}

function meaningOf(index: SearchIndex, word: SearchedWord, start: Key): Promise<Meaning> {
  const known = index.meanings.get(word.stands);
  if (known) return known;
  const count = async (word: SearchedWord, most: number) =>
    (await index.step({ ...anything, all: [word] }, start, most)).hits.length;
  const found = findMeaning(word, count, (word) => index.nearestWord(word));
  index.meanings.set(word.stands, found);
  found.catch(() => index.meanings.delete(word.stands));
  return found;
}

/** Pairs of neighbours that are looked for as one word. */
const pairsLookedAt = 3;

/** The words with two neighbours in one, where some entry has all of them so. */
async function findJoined(
  index: SearchIndex,
  words: SearchedWord[],
  start: Key,
): Promise<SearchedWord[] | null> {
  for (const joined of joinedWords(words).slice(0, pairsLookedAt)) {
    const { hits } = await index.step({ ...anything, all: joined }, start, 1);
    if (hits.length > 0) return joined;
  }
  return null;
}

const anything: Wanted = { terms: [], main: [], all: [], but: [], exact: [], by: "position" };

const nothing: SearchPage = { ids: [], next: null };

/** The words of a keyword, none for no keyword; null for one without any word. */
export function searchedWords(keyword: string | null): SearchedWord[] | null {
  if (keyword === null) return [];
  const words = searchedWordsOf(keyword).slice(0, limits.searchedWords).map(toSearchedWord);
  return words.length === 0 ? null : words;
}

/** One walk; two if hits in the main texts come first. */
function wantedOf({ order, facets }: SearchQuery, words: SearchedWord[]): Wanted[] {
  const by = order === "SOONEST" ? "soonest" : "position";
  const all = { terms: facets, main: [], all: words, but: [], exact: [], by } as const;
  if (order !== "MATCH" || words.length === 0) return [{ ...all, main: [], but: [], exact: [] }];
  return [
    { ...all, main: words, all: [], but: [], exact: [] },
    { ...all, main: [], but: words, exact: [] },
  ];
}

export async function walkThrough(index: SearchIndex, wanted: Wanted, from: Key, limit: number) {
  const hits: Hit[] = [];
  let key: Key | null = from;
  let steps = 0;
  for (; key !== null && hits.length < limit; steps += 1) {
    if (steps === stepsAtMost) return { hits, steps, stoppedAt: key };
    if (steps > 0) await turn();
    const page: Step = await index.step(wanted, key, limit - hits.length);
    hits.push(...page.hits);
    key = page.next;
  }
  return { hits, steps, stoppedAt: null };
}

/** The newest that are in one of the lists: the newest of each, merged. */
async function findAny(
  index: SearchIndex,
  walks: Wanted[],
  query: SearchQuery,
  anyFacet: readonly string[],
): Promise<string[]> {
  const mixes = walks.flatMap((wanted) =>
    anyFacet.map((facet) => ({
      ...wanted,
      terms: [...new Set([...wanted.terms, facet])],
    })),
  );
  // In parallel: a remote index takes its time for each.
  const found = await Promise.all(
    mixes.map((wanted) => walkThrough(index, wanted, index.startOf(query), query.limit)),
  );
  const keys = new Map(found.flatMap(({ hits }) => hits.map(({ id, key }) => [id, key])));
  const newestFirst = [...keys].sort(([, a], [, b]) => (a < b ? 1 : -1));
  return newestFirst.slice(0, query.limit).map(([id]) => id);
}

function readPosition(list: unknown, after: string): { walk: number; key: Key; isMeant: boolean } {
  const [walk, key, isMeant] = placeOf(list, after) ?? [];
  if (typeof walk !== "number" || (typeof key !== "number" && typeof key !== "string"))
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  return { walk, key, isMeant: isMeant === true };
}
