import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import type { BriefFilter } from "~/content/brief-filter";

/**
 * What open briefs are found by: an index beside the store, which can always be made anew from it. It is
 * fed by jobs, so it may be a moment behind: whoever asks reads what it finds in the store, and leaves out
 * what has changed. The embedded one serves a machine, one made of the store's documents goes wherever the store does
 * (decisions/search.md says what it does less well), and a search service can take the place of
 * either.
 */
export interface Search {
  /**
   * One page of the briefs that a query finds. Throws `InvalidCursorError` for a cursor of another query,
   * `StoreUnavailableError` when the index can't answer now.
   */
  find(query: SearchQuery): Promise<SearchPage>;
  /**
   * Runs `work`, then keeps what it answers, all or nothing. Of two who write the same brief at once the one who read
   * the store later has the last word: either nobody else writes while `work` runs, or it runs again, so that it must
   * have no other effect. `work` gets how far the index was made from the store.
   */
  write(work: (made: SearchMade) => Promise<SearchWrite>): Promise<void>;
  /** How far the index was made from the store. */
  made(): Promise<SearchMade>;
  /** Whether everything that is stored is found: not before it was gone through once since the index is new. */
  isComplete(): Promise<boolean>;
  close(): Promise<void>;
}

/** Makes the index from the store for about so long, in ms, or to the end of a walk, where that comes first. */
export type MakeIndex = (forMs: number) => Promise<void>;

/** A brief as it is found: only open ones are. */
export interface SearchEntry {
  title: string;
  skills: readonly string[];
  /** The names that its hirer goes by. */
  hirer: readonly string[];
  summary: string;
  location: string | null;
  /** Who may send a proposal it. */
  kinds: readonly TalentKind[];
  workplace: Workplace | null;
  budget: BudgetBand | null;
  /** Begins with an ISO 8601 UTC time. */
  publishedAt: string;
  /** A day, YYYY-MM-DD. */
  closesOn: string;
}

/**
 * All words of the keyword count, each also as the beginning of one, without case and accents. A keyword without
 * any word finds nothing; of many words the first `limits.searchedWords` count.
 */
export interface SearchQuery extends BriefFilter {
  kind: TalentKind;
  /** Only briefs that ask for one of these skills, at most 20. */
  anySkill?: readonly string[];
  /** Only briefs that were published by then; ISO 8601 UTC. */
  publishedBy?: string;
  order: SearchOrder;
  after: string | null;
  /** 1 to 500. */
  limit: number;
}

/**
 * `MATCH`: those that have all words in title, skills or the hirer's names before those that need the rest for
 * it, the newest first in both. `CLOSING`: the soonest first.
 */
export type SearchOrder = "MATCH" | "NEWEST" | "CLOSING";

export interface SearchPage {
  ids: string[];
  /** Null when nothing follows. */
  next: string | null;
}

/** How far the index was made from what is stored. A new one was made from nothing. */
export interface SearchMade {
  /** How often it was gone through from beginning to end. */
  walks: number;
  /** Where the walk that is under way goes on; null before one begins. */
  cursor: string | null;
}

export interface SearchWrite {
  /** Null takes a brief out. */
  entries: readonly { id: string; entry: SearchEntry | null }[];
  /** One more in `walks` ends a walk: what neither it nor another write has met since it began is taken out. */
  made?: SearchMade;
}
