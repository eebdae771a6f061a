import { isRunning } from "~/domain/brief";
import type { BriefFilter } from "~/domain/filters/brief-filters.server";
import { hasSkillsOf } from "~/domain/fit-rank";
import type { SearchFilter } from "~/domain/saved-search";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayReadOthers } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { readSetAside } from "~/features/briefs/model/set-aside";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/model/profile";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import { fitOf } from "~/features/search/model/fit";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { searchMembers } from "~/features/search/reads/search-members";
import type { Searches } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";

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

/** A day of a member's calendar. What has ended has none. */
export interface OwnDate {
  brief: string;
  title: string | null;
  /** YYYY-MM-DD. */
  day: string;
  what: "CLOSES" | "REPLY" | "STARTS";
  own: boolean;
  /** ISO 8601 UTC. A proposal’s beginning: its last change may be a decision that isn’t told. */
  changedAt: string;
}

/**
 * The dates of a member's running and filled briefs, and of what they proposed for. A promise is
 * on the day of their calendar on which its time is over.
 */
export async function readOwnDates(
  { reads, now }: FeedParts,
  uid: string,
  account: Account,
): Promise<OwnDate[]> {
  const dates =
    account.kind === "HIRER" ? await datesOfBriefs(reads, uid) : await datesOfProposals(reads, uid, now);
  return dates.filter((date): date is OwnDate => date.day !== null);
}

type MaybeDate = Omit<OwnDate, "day"> & { day: string | null };

async function datesOfBriefs(reads: StoreReads, uid: string): Promise<MaybeDate[]> {
  const lists = await Promise.all(
    (["OPEN", "SHORTLISTING", "FILLED"] as const).map((status) => listOwnBriefs(reads, uid, status, page)),
  );
  return lists.flatMap(({ items }) =>
    items.flatMap(({ id, data }): MaybeDate[] => {
      const of = {
        brief: id,
        title: data.title,
        own: true,
        changedAt: timeOfKey(data.updatedAt),
      };
      return [
        { ...of, what: "CLOSES", day: data.status === "OPEN" ? data.closesOn : null },
        { ...of, what: "REPLY", day: isRunning(data) ? data.decideOn : null },
        { ...of, what: "STARTS", day: data.startOn },
      ];
    }),
  );
}

async function datesOfProposals(reads: StoreReads, uid: string, now: Date): Promise<MaybeDate[]> {
  const { items } = await listOwnProposals(reads, uid, page);
  const briefs = await reads.getMany<Brief>(
    briefsCollection,
    items.map(({ data }) => data.briefId),
  );
  return items.flatMap(({ data }, at) => datesOfProposal(data, briefs[at] ?? null, now));
}

/** By the state that its author knows: a decision that is not told yet changes nothing. */
function datesOfProposal(proposal: Proposal, brief: Versioned<Brief> | null, now: Date): MaybeDate[] {
  if (!brief) return [];
  const { status } = seenBy("applicant", proposal, brief.data, now);
  const { title, startOn, closesOn, decideOn } = brief.data;
  const waits = status === "SENT" || status === "SHORTLISTED" || status === "WAITLISTED";
  const of = {
    brief: brief.id,
    title,
    own: false,
    changedAt: timeOfKey(proposal.createdAt),
  };
  return [
    {
      ...of,
      what: "CLOSES",
      day: status === "DRAFT" && brief.data.status === "OPEN" ? closesOn : null,
    },
    { ...of, what: "REPLY", day: waits ? decideOn : null },
    { ...of, what: "STARTS", day: status === "ACCEPTED" ? (proposal.startOn ?? startOn) : null },
  ];
}
