import type { BriefFilter } from "~/domain/filters/brief-filters.server";
import { hasSkillsOf } from "~/domain/fit-rank";
import type { SearchFilter } from "~/domain/saved-search";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayReadOthers } from "~/features/accounts/model/member";
import type { Brief } from "~/features/briefs/model/brief";
import { readSetAside } from "~/features/briefs/model/set-aside";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/model/profile";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { fitOf } from "~/features/search/model/fit";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { searchMembers } from "~/features/search/reads/search-members";
import type { Searches } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";

export interface FeedParts {
  reads: StoreReads;
  search: Searches;
  now: Date;
}

const page = { first: limits.feedEntries, after: null };

/** Open briefs that a search finds, the newest first; those alone that its e-mail would tell of. */
export async function readFoundBriefs(
  { reads, search, now }: FeedParts,
  uid: string,
  { filter, onlySkillsMet }: { filter: BriefFilter; onlySkillsMet: boolean },
): Promise<Versioned<Brief>[]> {
  const reader = await getTalent(reads, uid);
  const parts = { reads, search: search.briefs, now };
  const { items } = await findBriefsFor(parts, reader, { ...filter, sort: "NEWEST" }, page);
  const hirers = [...new Set(items.map(({ data }) => data.hirerUid))];
  const accounts = await reads.getMany<Account>(accountsCollection, hirers);
  const shown = new Set(hirers.filter((_, at) => accounts[at] && mayReadOthers(accounts[at].data)));
  const aside = await readSetAside(reads, uid);
  const found = items.filter(({ id, data }) => shown.has(data.hirerUid) && !aside.has(id));
  if (!onlySkillsMet) return found;
  const profile = (await getProfile(reads, uid))?.data ?? null;
  return found.filter(({ data }) => hasSkillsOf(fitOf(data, profile, null, now)));
}

/** Members whom a search finds, those who confirmed last first. */
export async function readFoundMembers(
  { reads, search, now }: FeedParts,
  uid: string,
  filter: Extract<SearchFilter, { side: "MEMBERS" }>["filter"],
): Promise<Versioned<PublicMember>[]> {
  const parts = { reads, search: search.members, now };
  return (await searchMembers(parts, uid, { ...filter, sort: "FRESH", brief: null }, page)).items;
}
