import type { Search, SearchMade } from "~/platform/ports/search";
import { type Store, StoreUnavailableError } from "~/platform/ports/store";
import { findPage, type SearchIndex } from "~/platform/search/find-page";
import { hitOf, isWanted, listsOf, mixOf, type WordsEntry, wordsCollection } from "./entries";
import { readMade, writeEntries } from "./write.server";

/** Documents that one step reads if some of them may not match. */
const stepLength = 50;
/** Greater than every key. */
const start = "~";

interface WordsSearchOptions {
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
export function createWordsSearch({ store, stepsAtMost = 20 }: WordsSearchOptions): Search {
  let closed = false;
  /** Once it is complete, it stays so. */
  let complete = false;

  function open(): Store {
    if (closed) throw new StoreUnavailableError("The search is closed");
    return store;
  }

  const index: SearchIndex = {
    listsOf: (filters) => [mixOf(filters)],
    startOf: ({ order, publishedBy }) =>
      order === "CLOSING" || publishedBy === undefined ? start : `${publishedBy}${start}`,
    async step(wanted, from, limit) {
      const by = wanted.by === "closing" ? "closing" : "newest";
      const [list = "", ...others] = listsOf(wanted);
      const reads = others.length === 0 && isListed(wanted) ? limit : Math.max(limit, stepLength);
      const { items, next } = await open().query<WordsEntry>({
        collection: wordsCollection,
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
    stepsAtMost,
  };

  return {
    find: async (query) => findPage(index, query),
    write: async (work) => writeEntries(open(), work),
    made: async (): Promise<SearchMade> => readMade(open()),
    async isComplete() {
      complete ||= (await readMade(open())).walks > 0;
      return complete;
    },
    async close() {
      closed = true;
    },
  };
}

/** Whether the followed list alone decides. */
const isListed = ({ main, all, but }: Parameters<SearchIndex["step"]>[0]) =>
  but.length === 0 && [...main, ...all].every((word) => word.isListed);
