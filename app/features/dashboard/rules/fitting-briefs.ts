import { hasSkillsOf, rankOf } from "~/content/fit-rank";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { mayReadOthers } from "~/features/accounts/rules/member";
import type { ReadBrief, Talent } from "~/features/briefs/reads/read-brief";
import { readOpenBriefs } from "~/features/briefs/reads/read-open-briefs";
import type { Brief } from "~/features/briefs/rules/brief";
import type { Profile } from "~/features/profiles/rules/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/rules/proposal";
import { skillsToRankBy } from "~/features/search/reads/best-fit";
import { briefFacet } from "~/features/search/reads/facets";
import { type FitLine, fitOf } from "~/features/search/reads/fit";
import type { Search, SearchQuery } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import type { Memory } from "./memory";

export interface FittingBrief {
  brief: ReadBrief;
  fit: FitLine[];
}

interface FittingParts {
  reads: StoreReads;
  search: Search;
  now: Date;
  /** Ids by reader. */
  memory: Memory<string[]>;
}

/**
 * The five best fits among the newest thirty open briefs for the reader's kind that ask for one of
 * their skills and that they have not begun to answer. Briefs most of whose skills they lack count
 * only if there are no others. The best fit of the whole market (decisions/search.md) is a page of
 * its own: it ranks two hundred, and this page must stay quick. The choice of candidates may be
 * some minutes old; their content is read now.
 */
export async function findFittingBriefs(
  parts: FittingParts,
  reader: Talent,
  profile: Versioned<Profile> | null,
): Promise<FittingBrief[]> {
  if (!mayReadOthers(reader.standing)) return [];
  const { reads, search, now, memory } = parts;
  // Keyed by completeness, so that results of a search that is still building aren't kept once it
  // is complete.
  const key = `${reader.uid} ${profile?.version} ${await search.isComplete()}`;
  const ids = await memory(key, now, () => rankBriefs(parts, reader, profile?.data ?? null));
  const briefs = await readUnanswered(reads, reader.uid, ids);
  const hirers = [...new Set(briefs.map(({ data }) => data.hirerUid))];
  const accounts = await reads.getMany<Account>(accountsCollection, hirers);
  // The job that removes a suspended hirer's briefs from the search may run a moment later.
  const shown = new Set(hirers.filter((_uid, at) => accounts[at] && mayReadOthers(accounts[at].data)));
  const found = briefs
    .filter(({ data }) => shown.has(data.hirerUid))
    .map((brief) => ({
      brief: { ...brief, reader, hidden: false },
      fit: fitOf(brief.data, profile?.data ?? null, null, now),
    }));
  const fitting = found.filter(({ fit }) => hasSkillsOf(fit));
  return (fitting.length > 0 ? fitting : found).slice(0, limits.fits);
}

async function rankBriefs(
  { reads, search, now }: FittingParts,
  { uid, kind }: Talent,
  profile: Profile | null,
): Promise<string[]> {
  const skills = profile ? skillsToRankBy(profile) : [];
  const newest: SearchQuery = { ...anything, facets: [briefFacet.kind(kind)] };
  const ids =
    skills.length > 0
      ? [...(await search.find({ ...newest, anyFacet: skills.map(briefFacet.skill) })).ids]
      : [];
  if (ids.length < limits.fitsLookedAt) ids.push(...(await search.find(newest)).ids);
  const looked = [...new Set(ids)].slice(0, limits.fitsLookedAt);
  return (await readUnanswered(reads, uid, looked))
    .map(({ id, data }) => ({ id, rank: rankOf(fitOf(data, profile, null, now)) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
    .slice(0, limits.fitsRemembered)
    .map(({ id }) => id);
}

async function readUnanswered(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
): Promise<Versioned<Brief>[]> {
  const [briefs, begun] = await Promise.all([
    readOpenBriefs(reads, ids),
    reads.getMany<Proposal>(
      proposalsCollection,
      ids.map((id) => proposalId(id, uid)),
    ),
  ]);
  const answered = new Set(begun.flatMap((proposal) => proposal?.data.briefId ?? []));
  return briefs.filter(({ id }) => !answered.has(id));
}

const anything = {
  keyword: null,
  order: "NEWEST",
  after: null,
  limit: limits.fitsLookedAt,
} as const;
