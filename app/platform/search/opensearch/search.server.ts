import type { Search, Searches, SearchMade, SearchWrite } from "~/platform/ports/search";
import {
  countFound,
  createMeanings,
  findPage,
  type Key,
  type SearchIndex,
  type Wanted,
} from "~/platform/search/find-page";
import { type IndexOf, toSearches } from "~/platform/search/indexes";
import type { SearchedWord } from "~/platform/search/terms";
import { type Cluster, type ClusterOptions, createCluster, IndexGoneError } from "./client.server";
import { placesOf } from "./places.server";
import { readMade, writeEntries } from "./write.server";

interface OpenSearchOptions {
  of: IndexOf;
  cluster: Cluster;
  /** Begins the names of its indexes. */
  prefix: string;
  /**
   * Called when an index in use was lost and a new one was created: it has to be rebuilt from the
   * store.
   */
  onLoss?: () => void;
}

type Clause = Record<string, unknown>;

interface RawHit {
  _id: string;
  sort: string[];
  _source?: { facets: string[] };
}

/** Greater than every key. */
const start = "~";

/** The search of an OpenSearch cluster (decisions/search.md). */
export function createOpenSearch({ of, cluster, prefix, onLoss = () => {} }: OpenSearchOptions): Search {
  const places = placesOf(cluster, prefix, of);
  let preparing: Promise<void> | null = null;

  function prepare(): Promise<void> {
    preparing ??= places.prepare().catch((error) => {
      preparing = null;
      throw error;
    });
    return preparing;
  }

  /** Runs `operation`, and once more on a new index if that is gone. */
  async function asked<R>(operation: () => Promise<R>): Promise<R> {
    await prepare();
    try {
      return await operation();
    } catch (error) {
      if (!(error instanceof IndexGoneError)) throw error;
      preparing = null;
      await prepare();
      const done = await operation();
      onLoss();
      return done;
    }
  }

  const search = (body: Clause) =>
    asked(() => cluster.ask((client, options) => client.search({ index: places.read, body }, options)));

  async function hits(query: Clause, by: "newest" | "soonest", from: Key, size: number, source = false) {
    const { hits } = await search({
      query,
      size,
      sort: [{ [by]: "desc" }],
      search_after: [String(from)],
      track_total_hits: false,
      _source: source ? ["facets"] : false,
    });
    return hits.hits as unknown as RawHit[];
  }

  const index: SearchIndex = {
    startOf: ({ order, newestBy }) =>
      order === "SOONEST" || newestBy === undefined ? start : `${newestBy}${start}`,
    async step(wanted, from, limit) {
      const found = await hits(clauseOf(wanted), wanted.by === "soonest" ? "soonest" : "newest", from, limit);
      const keyed = found.map(({ _id: id, sort: [key = ""] }) => ({ id, key }));
      return { hits: keyed, next: keyed.length < limit ? null : (keyed.at(-1)?.key ?? null) };
    },
    async count(wanted, from, most) {
      const query = clauseOf(wanted, from === start ? [] : [{ range: { newest: { lte: from } } }]);
      const { hits } = await search({ query, size: 0, track_total_hits: most });
      const { value } = hits.total as { value: number };
      return { count: Math.min(value, most), isCut: false, isCostly: false };
    },
    async nearestWord(word) {
      const term = {
        field: "all",
        size: 1,
        max_edits: 1,
        prefix_length: 0,
        suggest_mode: "always",
        // That the word itself is rare is known; here those count that were deleted, too.
        max_term_freq: 1_000_000_000,
        sort: "frequency",
      };
      const { suggest } = await search({ size: 0, suggest: { nearest: { text: word, term } } });
      const [found] = (suggest?.nearest ?? []) as unknown as { options: { text: string }[] }[];
      return found?.options[0]?.text ?? null;
    },
    async newestOf(lists, wanted, from, limit) {
      const query = clauseOf(wanted, [{ terms: { facets: lists } }]);
      const found = await hits(query, "newest", from, limit, true);
      return found.map(({ _id: id, sort: [key = ""], _source }) => ({
        id,
        key,
        facets: _source?.facets.filter((facet) => facet.startsWith("s:")) ?? [],
      }));
    },
    meanings: createMeanings(),
  };

  async function write(work: (made: SearchMade) => Promise<SearchWrite>): Promise<void> {
    const { before, write } = await writeEntries(cluster, places.write, work);
    index.meanings.clear();
    if (!write.made) {
      // The one that is searched meanwhile is kept up to date.
      if (before.walks === 0 && (await places.areApart())) await writeEntries(cluster, places.read, work);
      return;
    }
    if (write.made.walks === before.walks) return;
    await places.show();
    if (before.walks > 0) await places.removeOthers();
  }

  return {
    find: (query) => findPage(index, query),
    count: async (query) => (await countFound(index, query)).found,
    write: (work) => asked(() => write(work)),
    made: () => asked(() => readMade(cluster, places.write)),
    isComplete: async () => (await asked(() => readMade(cluster, places.read))).walks > 0,
    async close() {},
  };
}

/** What a walk looks for, as a query. All that is an entry has a key. */
function clauseOf({ terms, main, all, but, exact }: Wanted, more: Clause[] = []): Clause {
  const not = (field: string, words: SearchedWord[]) =>
    words.length > 0 ? [{ bool: { filter: words.map((word) => inField(field, word)) } }] : [];
  return {
    bool: {
      filter: [
        ...terms.map((facet) => ({ term: { facets: facet } })),
        ...main.map((word) => inField("main", word)),
        ...all.map((word) => inField("all", word)),
        { exists: { field: "newest" } },
        ...more,
      ],
      must_not: [...not("main", but), ...not("all", exact)],
    },
  };
}

/** A word, or the beginning of one; a single letter is a word only by itself. */
function inField(field: string, { stands }: SearchedWord): Clause {
  const word = stands.trim();
  return { [stands.endsWith(" ") ? "term" : "prefix"]: { [field]: word } };
}

/** The searches of a cluster. */
export function createOpenSearches({
  prefix,
  onLoss,
  ...options
}: ClusterOptions & Pick<OpenSearchOptions, "prefix"> & { onLoss?: () => void }): Searches {
  const cluster = createCluster(options);
  const more = onLoss ? { onLoss } : {};
  const searches = toSearches((of) => createOpenSearch({ of, cluster, prefix, ...more }));
  return {
    ...searches,
    /**
     * Has the cluster write segments with deleted entries anew. It goes on after its answer: a
     * large index takes minutes.
     */
    async erase() {
      const index = `${prefix}-*`;
      await cluster.ask((client, options) => client.indices.flush({ index }, options));
      await cluster.ask((client, options) =>
        client.indices.forcemerge(
          { index, only_expunge_deletes: true, flush: true, wait_for_completion: false },
          options,
        ),
      );
    },
    close: () => cluster.close(),
  };
}
