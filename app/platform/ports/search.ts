import { StoreUnavailableError } from "./store";

/** The engine can't answer now. Lists show the newest of the store until it does. */
export class SearchAwayError extends StoreUnavailableError {
  override name = "SearchAwayError";
}

/**
 * A search for what the store holds: an index beside it, which can always be rebuilt from it. Jobs
 * feed it, so it may be a moment behind: the caller reads the hits in the store, and leaves out
 * what has changed. The embedded index serves one machine, an OpenSearch cluster several.
 */
export interface Search {
  /**
   * One page of the ids that a query finds. Throws `InvalidCursorError` for a cursor of another
   * query, `StoreUnavailableError` when the index can't answer now, `SearchAwayError` when a
   * cluster can't.
   */
  find(query: SearchQuery): Promise<SearchPage>;
  /** How many entries a query finds, whatever its order, cursor and limit: exact up to 1,000. */
  count(query: SearchQuery): Promise<Found>;
  /**
   * Runs `work`, then stores its result: what was stored in part is stored again by the next call
   * for the same entries. If two writers update the same entry at
   * once, the one that read the store later wins: either no other writer runs during `work`, or
   * `work` runs again, so it must have no other effect. `work` gets how far the index was built
   * from the store.
   */
  write(work: (made: SearchMade) => Promise<SearchWrite>): Promise<void>;
  /** How far the index was built from the store. */
  made(): Promise<SearchMade>;
  /**
   * Whether the search finds everything that is stored: not before the first full walk over the
   * store since the index is new.
   */
  isComplete(): Promise<boolean>;
  close(): Promise<void>;
}

/** One search for each kind of thing that is found. */
export interface Searches {
  briefs: Search;
  members: Search;
  /**
   * Removes what deleted entries have left in the engine's files, where it keeps them for a while;
   * absent where they are gone within a minute.
   */
  erase?: (() => Promise<void>) | undefined;
  close(): Promise<void>;
}

/**
 * Builds the indexes from the store for about this many ms, or until a walk ends, if that comes
 * first.
 */
export type MakeIndex = (forMs: number) => Promise<void>;

/** What an index keeps of a brief or a member. */
export interface SearchEntry {
  /** Texts whose words rank first: titles, names, skills. */
  main: readonly string[];
  /** What else is meant by names among these, in other languages; their words rank as those. */
  synonyms?: readonly string[];
  /** All other searched texts. */
  rest: readonly string[];
  /**
   * The lists that filters choose from, as `dimension:value`. The index says which dimensions there
   * are (platform/search/indexes.ts).
   */
  facets: readonly string[];
  /** Former names of these lists, by which queries may wait; no index has them. */
  formerLists?: readonly string[];
  /** The greatest comes first. Begins with an ISO 8601 UTC time. */
  newest: string;
  /** A day, YYYY-MM-DD, the first of which comes first; null comes last. */
  soonest: string | null;
}

/**
 * All words of the keyword must match, each also as the beginning of a word, ignoring case and
 * accents. A keyword without any word finds nothing; of many words the first `limits.searchedWords`
 * count.
 */
export interface SearchQuery {
  keyword: string | null;
  /** Lists that must all contain an entry. */
  facets: readonly string[];
  /** Only what is in one of these lists as well, at most 20: one page of the newest. */
  anyFacet?: readonly string[];
  /** In place of an order: one page of what is closest to these. */
  closeTo?: CloseTo;
  /** Only entries whose `newest` is no later; ISO 8601 UTC. */
  newestBy?: string;
  order: SearchOrder;
  after: string | null;
  /** 1 to 500. */
  limit: number;
}

/**
 * Ranks entries by how many of their own facets of a dimension are given: all, then at least half,
 * then fewer, the newest first among those of each.
 */
export interface CloseTo {
  /** The given facets, of one dimension. */
  facets: readonly string[];
  /**
   * Lists whose newest entries are compared: those of the next tier where the ones before have too
   * few.
   */
  tiers: readonly (readonly string[])[];
}

/**
 * `MATCH`: first those with all words in the main texts, then the others, the newest first in both.
 */
export type SearchOrder = "MATCH" | "NEWEST" | "SOONEST";

export interface SearchPage {
  ids: string[];
  /** Null when nothing follows. */
  next: string | null;
}

/** A number of hits; `isMore` where there may be more than were counted. */
export interface Found {
  count: number;
  isMore: boolean;
}

/** How far the index was built from the store. A new one starts at nothing. */
export interface SearchMade {
  /** The number of complete walks over the store. */
  walks: number;
  /** Where the current walk continues; null before one begins. */
  cursor: string | null;
}

export interface SearchWrite {
  /** A null entry removes what the index has by this id. */
  entries: readonly { id: string; entry: SearchEntry | null }[];
  /**
   * An increase of `walks` ends a walk: entries that neither it nor another write has touched since
   * it began are removed.
   */
  made?: SearchMade;
}
