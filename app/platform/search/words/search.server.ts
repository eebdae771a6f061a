import type { Search, Searches, SearchMade } from "~/platform/ports/search";
import { type Store, StoreUnavailableError } from "~/platform/ports/store";
import {
  countFound,
  createMeanings,
  findPage,
  type SearchIndex,
  type Wanted,
} from "~/platform/search/find-page";
import { type IndexOf, toSearches } from "~/platform/search/indexes";
import { hitOf, isWanted, listsOf, listsToAsk, skillsOf, type WordsEntry } from "./entries";
import { readMade, writeEntries } from "./write.server";

/** Documents that one step reads if some of them may not match. */
const stepLength = 50;
/**
 * Beginnings that are asked about one mistyped word, and documents read of each: the same
 * beginning, five with two letters swapped, five with one left out.
 */
const spellingsAsked = 11;
const textsOfEach = 5;
/** Lists of one tier that are asked for what is close. */
const closeListsAsked = 15;
/** Greater than every key. */
const start = "~";

interface WordsSearchOptions {
  of: IndexOf;
  /** The engine's own store, which gives documents as they were written. */
  store: Store;
  /**
   * Steps, of 50 documents each, that a search with few hits reads before it returns a cursor to
   * continue from.
   */
  stepsAtMost?: number;
}

/**
 * A search made of the store's own documents, an index of words (decisions/search.md): it works
 * with any store, and needs nothing else.
 */
export function createWordsSearch({ of, store, stepsAtMost = 20 }: WordsSearchOptions): Search {
  let closed = false;
  /** Once it is complete, it stays so. */
  let complete = false;

  function open(): Store {
    if (closed) throw new StoreUnavailableError("The search is closed");
    return store;
  }

  /** The list itself, or the combination of filters that it is part of. */
  const own = (list: string, { terms, facets }: Wanted) =>
    listsToAsk(of, [...facets, list]).find((one) => !terms.includes(one)) ?? list;

  const index: SearchIndex = {
    listsOf: (facets) => listsToAsk(of, facets),
    startOf: ({ order, newestBy }) =>
      order === "SOONEST" || newestBy === undefined ? start : `${newestBy}${start}`,
    async step(wanted, from, limit) {
      const by = wanted.by === "soonest" ? "soonest" : "newest";
      const [list = "", ...others] = listsOf(wanted);
      const reads = others.length === 0 && isListed(wanted) ? limit : Math.max(limit, stepLength);
      const { items, next } = await open().query<WordsEntry>({
        collection: of.collection,
        contains: { field: "terms", value: list },
        orderBy: { field: by, direction: "desc" },
        atMost: String(from),
        // The position itself is returned once more.
        limit: Math.min(reads + 1, 100),
      });
      const after = items.filter(({ data }) => data[by] !== from);
      const found = after.filter(({ data }) => isWanted(data, wanted));
      const hits = found.slice(0, limit).map(({ id, data }) => hitOf(id, data, by));
      const last = found.length > limit ? hits.at(-1)?.key : after.at(-1)?.data[by];
      return { hits, next: (next !== null || found.length > limit) && last !== undefined ? last : null };
    },
    async textsIn(lists) {
      const pages = await Promise.all(
        lists.slice(0, spellingsAsked).map((list) =>
          open().query<WordsEntry>({
            collection: of.collection,
            contains: { field: "terms", value: list },
            orderBy: { field: "newest", direction: "desc" },
            limit: textsOfEach,
          }),
        ),
      );
      return pages.flatMap(({ items }) => items.map(({ data }) => `${data.main}${data.rest}`));
    },
    async newestOf(lists, wanted, from, limit) {
      const asked = lists.slice(0, closeListsAsked).map((list) => own(list, wanted));
      const each = Math.max(5, Math.ceil(limit / Math.max(1, asked.length)));
      const pages = await Promise.all(
        asked.map((list) =>
          open().query<WordsEntry>({
            collection: of.collection,
            contains: { field: "terms", value: list },
            orderBy: { field: "newest", direction: "desc" },
            atMost: String(from),
            limit: Math.min(each, 100),
          }),
        ),
      );
      const found = new Map(pages.flatMap(({ items }) => items.map(({ id, data }) => [id, data])));
      return [...found]
        .filter(([, entry]) => isWanted(entry, wanted))
        .map(([id, entry]) => ({ id, key: entry.newest, facets: skillsOf(entry) }));
    },
    meanings: createMeanings(),
    stepsAtMost,
    countsTo: 50,
  };

  return {
    find: async (query) => findPage(index, query),
    count: async (query) => (await countFound(index, query)).found,
    async write(work) {
      await writeEntries(open(), of, work);
      index.meanings.clear();
    },
    made: async (): Promise<SearchMade> => readMade(open(), of),
    async isComplete() {
      complete ||= (await readMade(open(), of)).walks > 0;
      return complete;
    },
    async close() {
      closed = true;
    },
  };
}

/** Whether the followed list alone decides. */
const isListed = ({ main, all, but, exact }: Parameters<SearchIndex["step"]>[0]) =>
  but.length + exact.length === 0 && [...main, ...all].every((word) => word.isListed);

/** The searches of a store that are made of its own documents. */
export function createWordsSearches(store: Store): Searches {
  return toSearches((of) => createWordsSearch({ store, of }));
}
