import { memberFilters } from "~/domain/filters/member-filters.server";
import { type GivenFilter, tidyFilter } from "~/domain/filters/read-filter";
import type { MemberSort } from "~/domain/profile";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { facetsOfMembers } from "~/features/search/model/facets";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Found, SearchQuery } from "~/platform/ports/search";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { type FindMembersParts, findBestMembers } from "./best-members";
import { readFound } from "./read-found";

type GivenMembers = GivenFilter<typeof memberFilters>;

/**
 * Freelancers and agencies who let members find them, for a reader with a confirmed address; none
 * for others. The best fit needs an open or drafted `brief` of the reader's own; without one the
 * order is that of `MATCH`. Members who hid, left, or blocked the reader or were blocked are left
 * out when the page is read, so a page may be shorter than asked.
 */
export async function searchMembers(
  parts: FindMembersParts,
  readerUid: string,
  { sort, brief, ...filter }: GivenMembers & { sort: MemberSort; brief: string | null },
  page: PageArgs,
): Promise<Page<PublicMember>> {
  const { reads, search } = parts;
  if (!(await maySearch(reads, readerUid))) return { items: [], next: null };
  const { limit, after = null } = toQueryPage(page);
  const query: SearchQuery = { ...toMemberQuery(filter), order: orders[sort], after, limit };
  const own = sort === "FIT" && brief !== null ? await ownBrief(reads, readerUid, brief) : null;
  if (own) return findBestMembers(parts, readerUid, own, query);
  const { ids, next } = await search.find(query);
  return { items: await readFound(reads, readerUid, ids), next };
}

const orders = { MATCH: "MATCH", FRESH: "NEWEST", FIT: "MATCH" } as const;

/** How many members the same filter finds for the reader, as the index has them. */
export async function countMembers(
  { reads, search }: Pick<FindMembersParts, "reads" | "search">,
  readerUid: string,
  filter: GivenMembers,
): Promise<Found> {
  if (!(await maySearch(reads, readerUid))) return { count: 0, isMore: false };
  return search.count({ ...toMemberQuery(filter), order: "NEWEST", after: null, limit: 1 });
}

async function maySearch(reads: StoreReads, uid: string): Promise<boolean> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  return account?.status === "ACTIVE" && account.kind !== null && !account.review;
}

/** The member's own brief, whatever its status; null for another's. */
export async function ownBrief(reads: StoreReads, uid: string, id: string): Promise<Versioned<Brief> | null> {
  const brief = await reads.get<Brief>(briefsCollection, id);
  return brief?.data.hirerUid === uid ? brief : null;
}

export function toMemberQuery(given: GivenMembers): Pick<SearchQuery, "keyword" | "facets"> {
  const filter = tidyFilter(memberFilters, given);
  return { keyword: filter.keyword, facets: facetsOfMembers(filter) };
}
