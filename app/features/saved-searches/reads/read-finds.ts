import { hasSkillsOf } from "~/domain/fit-rank";
import { isBlocked } from "~/features/accounts/model/block";
import { type Brief, briefsCollection, takesProposals } from "~/features/briefs/model/brief";
import { readSetAside } from "~/features/briefs/model/set-aside";
import { getTalent, mayRead } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/model/profile";
import { nameOf } from "~/features/profiles/reads/name-of";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import type { Find } from "~/features/saved-searches/model/find";
import { type FitLine, fitOf } from "~/features/search/model/fit";
import { readMemberEntries } from "~/features/search/reads/member-entries";
import { readFound } from "~/features/search/reads/read-found";
import { readSearchEntries } from "~/features/search/reads/search-entries";
import { toArrival } from "~/platform/matching/standing-query";
import type { SearchWrite } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { isFoundBy, type SavedSearch, savedSearches } from "./saved-search";

export interface FoundBrief {
  id: string;
  brief: Brief;
  hirer: string | null;
  fit: FitLine[];
  searches: Versioned<SavedSearch>[];
}

export interface FoundMember {
  member: PublicMember;
  searches: Versioned<SavedSearch>[];
}

/**
 * What of a member's finds there still is to tell: what a search that is still on finds now, and
 * its member may read, each once. At most 100 finds.
 */
export async function readFinds(reads: StoreReads, uid: string, finds: readonly Find[], now: Date) {
  const ids = [...new Set(finds.map(({ search }) => search))];
  const found = await reads.getMany<SavedSearch>(savedSearches.name, ids);
  const searches = found
    .filter((search) => search !== null)
    .filter(({ data }) => data.uid === uid && data.cadence !== "OFF");
  const ofSide = (side: SavedSearch["side"]) => {
    const ofIt = searches.filter(({ data }) => data.side === side);
    const named = finds.filter(({ search }) => ofIt.some(({ id }) => id === search));
    return { items: [...new Set(named.map(({ item }) => item))], searches: ofIt };
  };
  return {
    briefs: await readFoundBriefs(reads, uid, ofSide("BRIEFS"), now),
    members: await readFoundMembers(reads, uid, ofSide("MEMBERS")),
  };
}

interface Given {
  items: readonly string[];
  searches: readonly Versioned<SavedSearch>[];
}

function findersOf(
  entries: SearchWrite["entries"],
  id: string,
  searches: readonly Versioned<SavedSearch>[],
): Versioned<SavedSearch>[] {
  const entry = entries.find((one) => one.id === id)?.entry;
  if (!entry) return [];
  const arrival = toArrival(entry);
  return searches.filter(({ data }) => isFoundBy(data, data.side, arrival));
}

async function readFoundBriefs(
  reads: StoreReads,
  uid: string,
  { items, searches }: Given,
  now: Date,
): Promise<FoundBrief[]> {
  const reader = await getTalent(reads, uid);
  if (!reader || items.length === 0) return [];
  const [profile, entries, briefs, aside] = await Promise.all([
    getProfile(reads, uid),
    readSearchEntries(reads, items),
    reads.getMany<Brief>(briefsCollection, items),
    readSetAside(reads, uid),
  ]);
  const found: FoundBrief[] = [];
  for (const brief of briefs) {
    if (!brief || aside.has(brief.id) || !mayRead(reader, brief.data) || !takesProposals(brief.data, now))
      continue;
    if (brief.data.hirerUid === uid || (await isBlocked(reads, uid, brief.data.hirerUid))) continue;
    const fit = fitOf(brief.data, profile?.data ?? null, null, now);
    const finders = findersOf(entries, brief.id, searches).filter(
      ({ data }) => !data.onlySkillsMet || hasSkillsOf(fit),
    );
    if (finders.length === 0) continue;
    const hirer = await nameOf(reads, brief.data.hirerUid);
    found.push({ id: brief.id, brief: brief.data, hirer, fit, searches: finders });
  }
  return found;
}

async function readFoundMembers(
  reads: StoreReads,
  uid: string,
  { items, searches }: Given,
): Promise<FoundMember[]> {
  if (items.length === 0) return [];
  const entries = await readMemberEntries(reads, items);
  const members = await readFound(reads, uid, items);
  return members
    .filter(({ data }) => data.uid !== uid)
    .map(({ id, data }) => ({ member: data, searches: findersOf(entries, id, searches) }))
    .filter((one) => one.searches.length > 0);
}
