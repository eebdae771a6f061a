import type { SearchSide } from "~/domain/saved-search";
import { type SavedSearch, savedSearches } from "~/features/saved-searches/reads/saved-search";
import { collection } from "~/platform/ports/collection";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";

/**
 * `searchLists/{side}~{first letter of lists}`: the lists by which some search waits. A new brief
 * is in hundreds of lists, most of which no search waits by: this tells which to ask for, by at
 * most 64 documents.
 */
export interface SearchLists {
  lists: string[];
}

export const searchLists = collection<SearchLists>()({
  name: "searchLists",
  ofMember: null,
  unindexed: ["lists"],
});

/** A list's name in the store, of one length, with no word of anybody. */
export const listName = (side: SearchSide, list: string) =>
  hashed("search-list", `${side} ${list}`).slice(0, 16);

const shardOf = (side: SearchSide, name: string) => `${side.toLowerCase()}~${name.slice(0, 1)}`;

/** Notes, with the search that waits by it, that a list is waited by. Answers the writer. */
export async function noteList(tx: StoreTransaction, side: SearchSide, name: string): Promise<() => void> {
  const id = shardOf(side, name);
  const lists = (await tx.get<SearchLists>(searchLists.name, id))?.data.lists ?? [];
  // Written even where it stands: a removal at the same moment then runs again.
  return () => tx.set<SearchLists>(searchLists.name, id, { lists: [...new Set([...lists, name])] });
}

/** Those of the lists by which some search waits. */
export async function waitedBy(
  reads: StoreReads,
  side: SearchSide,
  names: readonly string[],
): Promise<string[]> {
  const shards = [...new Set(names.map((name) => shardOf(side, name)))];
  const found = await reads.getMany<SearchLists>(searchLists.name, shards);
  const known = new Set(found.flatMap((shard) => shard?.data.lists ?? []));
  return names.filter((name) => known.has(name));
}

/** Forgets a list by which no search waits any more. */
export function forgetList(store: Store, side: SearchSide, name: string): Promise<void> {
  return store.transact(async (tx) => {
    const id = shardOf(side, name);
    const shard = await tx.get<SearchLists>(searchLists.name, id);
    const { items } = await tx.query<SavedSearch>({
      collection: savedSearches.name,
      where: { list: name },
      limit: 1,
    });
    if (!shard || items.length > 0) return;
    const lists = shard.data.lists.filter((one) => one !== name);
    if (lists.length > 0) tx.set<SearchLists>(searchLists.name, id, { lists });
    else tx.delete(searchLists.name, id);
  });
}
