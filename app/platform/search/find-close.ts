import type { CloseTo, SearchQuery } from "~/platform/ports/search";
import type { Key, SearchIndex, Wanted } from "./find-page";

/** An entry with the facets that say how close it is. */
export interface CloseHit {
  id: string;
  key: Key;
  facets: readonly string[];
}

/**
 * One page of the entries whose own facets are the most among the given ones: all of them, then at
 * least half, then fewer; the newest first among those of each. The lists are read tier by tier,
 * until there are enough.
 */
export async function findClose(
  index: SearchIndex,
  wanted: Wanted,
  query: SearchQuery,
  { facets, tiers }: CloseTo,
): Promise<string[]> {
  const start = index.startOf(query);
  const found = new Map<string, { key: Key; share: number }>();
  const given = new Set(facets);
  for (const tier of tiers) {
    if (found.size >= query.limit) break;
    for (const { id, key, facets: own } of await index.newestOf(tier, wanted, start, query.limit))
      found.set(id, { key, share: shareOf(own, given) });
  }
  return [...found]
    .sort(([, a], [, b]) => b.share - a.share || (a.key < b.key ? 1 : -1))
    .slice(0, query.limit)
    .map(([id]) => id);
}

/** 2 where all of an entry's facets are given, 1 where at least half are. */
function shareOf(own: readonly string[], given: ReadonlySet<string>): number {
  const matched = own.filter((facet) => given.has(facet)).length;
  if (matched === own.length) return 2;
  return matched * 2 >= own.length ? 1 : 0;
}

/** A list that is read newest first, a few at a time. */
interface Source {
  list: string;
  keys: number[];
}

/**
 * The newest keys of several lists, merged, without reading any of them further than needed: one
 * look-up a list, and one for each few keys that are taken.
 */
export function* mergeNewest(
  lists: readonly string[],
  read: (list: string, before: number, limit: number) => number[],
  from: number,
): Generator<number> {
  const sources: Source[] = lists.map((list) => ({ list, keys: read(list, from, 1) }));
  let open = sources.filter(({ keys }) => keys.length > 0);
  while (open.length > 0) {
    const newest = open.reduce((most, { keys }) => Math.max(most, keys[0] ?? 0), 0);
    yield newest;
    for (const source of open) {
      if (source.keys[0] !== newest) continue;
      source.keys.shift();
      if (source.keys.length === 0) source.keys = read(source.list, newest, readAtOnce);
    }
    open = open.filter(({ keys }) => keys.length > 0);
  }
}

const readAtOnce = 16;
