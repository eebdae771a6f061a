import type { TalentKind } from "~/domain/brief";
import { enumFilters } from "~/domain/filters/all-filters.server";
import { toSearch, wordsOfSearch } from "~/domain/filters/search-filter.server";
import type { Cadence, SearchFilter, SearchSide } from "~/domain/saved-search";
import { toUnnamed, toValuesByName } from "~/features/saved-searches/model/saved-search-steps";
import { queryFor } from "~/features/search/reads/find-briefs";
import { toMemberQuery } from "~/features/search/reads/search-members";
import { type Arrival, finds, type StandingQuery } from "~/platform/matching/standing-query";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";

/** `savedSearches/{id}`: a search that its member is told about. */
export interface SavedSearch {
  uid: string;
  side: SearchSide;
  /** Its values by name. A filter that was added later isn’t in it, and means any. */
  filter: Readonly<Record<string, string | null>>;
  /** The member's own kind where it looks for briefs. */
  kind: TalentKind | null;
  /** As its member called it; empty where they didn't, which `nameOfSearch` says by the filter. */
  name: string;
  cadence: Cadence;
  onlySkillsMet: boolean;
  /** The list by which new entries find it; null while it is off. */
  list: string | null;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const savedSearches = collection<SavedSearch>()({
  name: "savedSearches",
  ofMember: {
    field: "uid",
    sortedBy: "-createdAt",
    exported: ({ side, filter, name, cadence, onlySkillsMet, createdAt }) => ({
      ...{ side, filter, name, cadence, onlySkillsMet },
      createdAt: timeOfKey(createdAt),
    }),
  },
  indexes: [["list"]],
  enums: ["side", "kind", "cadence", ...enumFilters.map((name) => `filter.${name}`)],
  steps: [toUnnamed, toValuesByName],
});

/** Its name, or what its filter says in the reader's language. */
export function nameOfSearch(search: Pick<SavedSearch, "name" | "side" | "filter">): string {
  return search.name || wordsOfSearch(filterOf(search)).slice(0, limits.searchName);
}

/** `toldFinds/{id of a search}`: what it has told of, so that it tells nothing twice. */
export interface ToldFinds {
  uid: string;
  /** What was published until then counts as told: ISO 8601 UTC + "_" + id. */
  until: string;
  /** Briefs by the time and id of their publishing, members by codes that aren't names. */
  items: string[];
}

export const toldFinds = collection<ToldFinds>()({
  name: "toldFinds",
  ofMember: {
    field: "uid",
    sortedBy: "until",
    exported: ({ until, items }) => ({ until: timeOfKey(until), told: items.length }),
  },
  unindexed: ["items"],
});

/** What stands for a member whom a search told of: their account may end before the search does. */
export const codeOfMember = (search: string, uid: string) => hashed("find", `${search} ${uid}`).slice(0, 16);

/** What a saved search looks for, by its side. */
export function filterOf({ side, filter }: Pick<SavedSearch, "side" | "filter">): SearchFilter {
  return toSearch(side, filter);
}

/** The same query as the search page asks; null where its member may read nothing. */
export function queryOf(search: Pick<SavedSearch, "side" | "filter" | "kind">): StandingQuery | null {
  const { side, filter } = filterOf(search);
  if (side === "MEMBERS") return toMemberQuery(filter);
  const { kind } = search;
  return kind && queryFor(toReader(kind), filter);
}

/** Mails go to confirmed members alone: they may read what is open to either kind. */
const toReader = (kind: TalentKind) =>
  ({ uid: "", as: "talent", kind, standing: { status: "ACTIVE", review: false } }) as const;

/** The member's saved searches, the latest first: never more than a page. */
export async function listSavedSearches(reads: StoreReads, uid: string): Promise<Versioned<SavedSearch>[]> {
  const { items } = await reads.query<SavedSearch>({
    collection: savedSearches.name,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: limits.savedSearches,
  });
  return items;
}

/** One of the member's own; null for others' and unknown ones. */
export async function getSavedSearch(
  reads: StoreReads,
  uid: string,
  id: string,
): Promise<Versioned<SavedSearch> | null> {
  const found = await reads.get<SavedSearch>(savedSearches.name, id);
  return found?.data.uid === uid ? found : null;
}

/** Whether a saved search finds an entry of a side now. */
export function isFoundBy(search: SavedSearch, side: SearchSide, arrival: Arrival): boolean {
  const query = search.side === side ? queryOf(search) : null;
  return query !== null && finds(query, arrival);
}
