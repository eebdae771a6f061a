import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import type { BriefFilter } from "~/content/brief-filter";

/**
 * The search for open briefs: an index beside the store, which can always be rebuilt from it. Jobs
 * feed it, so it may be a moment behind: the caller reads the hits in the store, and leaves out
 * what has changed. The embedded index serves one machine; the one made of the store's documents
 * works wherever the store does (decisions/search.md lists its drawbacks); a search service can
 * replace either.
 */
export interface Search {
  /**
   * One page of the briefs that a query finds. Throws `InvalidCursorError` for a cursor of another
   * query, `StoreUnavailableError` when the index can't answer now.
   */
  find(query: SearchQuery): Promise<SearchPage>;
  /**
   * Runs `work`, then stores its result, all or nothing. If two writers update the same brief at
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

/**
 * Builds the index from the store for about this many ms, or until a walk ends, if that comes
 * first.
 */
export type MakeIndex = (forMs: number) => Promise<void>;

/** An open brief as the search keeps it. */
export interface SearchEntry {
  title: string;
  skills: readonly string[];
  /** The names of its hirer. */
  hirer: readonly string[];
  summary: string;
  location: string | null;
  /** The kinds of talent that may send a proposal. */
  kinds: readonly TalentKind[];
  workplace: Workplace | null;
  budget: BudgetBand | null;
  /** Begins with an ISO 8601 UTC time. */
  publishedAt: string;
  /** A day, YYYY-MM-DD. */
  closesOn: string;
}

/**
 * All words of the keyword must match, each also as the beginning of a word, ignoring case and
 * accents. A keyword without any word finds nothing; of many words the first `limits.searchedWords`
 * count.
 */
export interface SearchQuery extends BriefFilter {
  kind: TalentKind;
  /** Only briefs that ask for one of these skills, at most 20. */
  anySkill?: readonly string[];
  /** Only briefs published by then; ISO 8601 UTC. */
  publishedBy?: string;
  order: SearchOrder;
  after: string | null;
  /** 1 to 500. */
  limit: number;
}

/**
 * `MATCH`: first those with all words in title, skills or the hirer's names, then the others, the
 * newest first in both. `CLOSING`: the soonest first.
 */
export type SearchOrder = "MATCH" | "NEWEST" | "CLOSING";

export interface SearchPage {
  ids: string[];
  /** Null when nothing follows. */
  next: string | null;
}

/** How far the index was built from the store. A new one starts at nothing. */
export interface SearchMade {
  /** The number of complete walks over the store. */
  walks: number;
  /** Where the current walk continues; null before one begins. */
  cursor: string | null;
}

export interface SearchWrite {
  /** A null entry removes a brief. */
  entries: readonly { id: string; entry: SearchEntry | null }[];
  /**
   * An increase of `walks` ends a walk: entries that neither it nor another write has touched since
   * it began are removed.
   */
  made?: SearchMade;
}
