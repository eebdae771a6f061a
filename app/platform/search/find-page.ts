import { setImmediate as turn } from "node:timers/promises";
import type { SearchPage, SearchQuery } from "~/platform/ports/search";
import { InvalidCursorError } from "~/platform/ports/store";
import { placeOf, toCursor } from "~/platform/values/cursor.server";
import { limits } from "~/platform/values/limits";
import { searchedWordsOf } from "~/platform/values/search-words";
import { type SearchedWord, toSearchedWord } from "./terms";

/** A brief's position in the order of a walk, as its index defines it. */
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

export type Filters = Pick<SearchQuery, "kind" | "skill" | "workplace" | "budget">;

/** An index that can be read step by step in the order of the search. */
export interface SearchIndex {
  /** The lists that contain a brief if it meets the filters. */
  listsOf(filters: Filters): string[];
  /** The position before the first brief of the order. */
  startOf(query: Pick<SearchQuery, "order" | "publishedBy">): Key;
  /** Up to `limit` hits after a position, which is itself excluded. */
  step(wanted: Wanted, from: Key, limit: number): Promise<Step>;
  /** Steps of one search; after them the position reached becomes the cursor of the next page. */
  stepsAtMost: number;
}

/**
 * What one walk through the index looks for. `terms`: lists that must contain the brief; `main` and
 * `all`: words that it must contain; `but`: words of which at least one must be missing from the
 * main ones.
 */
export interface Wanted {
  terms: string[];
  main: SearchedWord[];
  all: SearchedWord[];
  but: SearchedWord[];
  by: "position" | "closing";
}

export async function findPage(index: SearchIndex, query: SearchQuery): Promise<SearchPage> {
  const { keyword, anySkill, after, limit, ...rest } = query;
  const words =
    keyword === null ? [] : searchedWordsOf(keyword).slice(0, limits.searchedWords).map(toSearchedWord);
  if (keyword !== null && words.length === 0) return { ids: [], next: null };
  const list = [keyword, rest, anySkill];
  const position = after === null ? null : readPosition(list, after);
  const walks = wantedOf(index, query, words);
  const start = index.startOf(query);

  if (anySkill) return { ids: await findAny(index, walks, query, anySkill), next: null };
  const found: { walk: number; hit: Hit }[] = [];
  let stopped: { walk: number; key: Key } | null = null;
  for (const [walk, wanted] of walks.entries()) {
    if (position && walk < position.walk) continue;
    const from = position?.walk === walk ? position.key : start;
    const page = await walkThrough(index, wanted, from, limit + 1 - found.length);
    found.push(...page.hits.map((hit) => ({ walk, hit })));
    if (page.stoppedAt !== null) stopped = { walk, key: page.stoppedAt };
    if (stopped || found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const end = found.length > limit && last ? { walk: last.walk, key: last.hit.key } : stopped;
  return { ids: shown.map(({ hit }) => hit.id), next: end && toCursor(list, [end.walk, end.key]) };
}

/** One walk; two if hits in the title or the skills come first. */
function wantedOf(index: SearchIndex, { order, ...filters }: SearchQuery, words: SearchedWord[]): Wanted[] {
  const terms = index.listsOf(filters);
  const by = order === "CLOSING" ? "closing" : "position";
  const all = { terms, main: [], all: words, but: [], by } as const;
  if (order !== "MATCH" || words.length === 0) return [{ ...all, main: [], but: [] }];
  return [
    { ...all, main: words, all: [], but: [] },
    { ...all, main: [], but: words },
  ];
}

async function walkThrough(index: SearchIndex, wanted: Wanted, from: Key, limit: number) {
  const hits: Hit[] = [];
  let key: Key | null = from;
  for (let step = 0; key !== null && hits.length < limit; step += 1) {
    if (step === index.stepsAtMost) return { hits, stoppedAt: key };
    if (step > 0) await turn();
    const page: Step = await index.step(wanted, key, limit - hits.length);
    hits.push(...page.hits);
    key = page.next;
  }
  return { hits, stoppedAt: null };
}

/** The newest that ask for one of the skills: the newest of each, merged. */
async function findAny(
  index: SearchIndex,
  walks: Wanted[],
  query: SearchQuery,
  skills: readonly string[],
): Promise<string[]> {
  const mixes = walks.flatMap((wanted) =>
    skills.map((skill) => ({
      ...wanted,
      terms: [...new Set([...index.listsOf({ ...query, skill }), ...wanted.terms])],
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

function readPosition(list: unknown, after: string): { walk: number; key: Key } {
  const [walk, key] = placeOf(list, after) ?? [];
  if (typeof walk !== "number" || (typeof key !== "number" && typeof key !== "string"))
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  return { walk, key };
}
