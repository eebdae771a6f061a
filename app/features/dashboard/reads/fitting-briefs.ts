import { hasSkillsOf, rankOf } from "~/domain/fit-rank";
import { skillIdOf } from "~/domain/vocabulary/skills.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayReadOthers } from "~/features/accounts/model/member";
import type { Brief } from "~/features/briefs/model/brief";
import { readSetAside } from "~/features/briefs/model/set-aside";
import type { ReadBrief, Talent } from "~/features/briefs/reads/read-brief";
import { readOpenBriefs } from "~/features/briefs/reads/read-open-briefs";
import type { Profile } from "~/features/profiles/model/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { briefFacet } from "~/features/search/model/facets";
import { type FitLine, fitOf, lackingSkills, namesSkills } from "~/features/search/model/fit";
import { skillsToRankBy } from "~/features/search/reads/best-fit";
import type { Search, SearchQuery } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import type { Memory } from "./memory";

export interface FittingBrief {
  brief: ReadBrief;
  fit: FitLine[];
}

/** What would make briefs fit a profile that none fits. */
export interface LackingSkills {
  /** Whether the profile names skills or services at all. */
  named: boolean;
  /** What the newest open briefs ask for most, and the profile lacks. */
  asked: string[];
}

interface Found {
  briefs: FittingBrief[];
  /** Null where briefs fit, and for members who read no briefs. */
  lacking: LackingSkills | null;
}

/** The briefs that fit a reader, and the skills that were asked for beyond theirs. */
export interface RankedBriefs {
  ids: string[];
  asked: string[];
}

interface FittingParts {
  reads: StoreReads;
  search: Search;
  now: Date;
  /** By reader. */
  memory: Memory<RankedBriefs>;
}

/**
 * The five best fits among the newest thirty open briefs for the reader's kind that ask for one of
 * their skills and that they have neither begun to answer nor set aside. A brief most of whose
 * skills they lack doesn't fit, even where no other does. The best fit of the whole market
 * (decisions/fit.md) is a page of its own: it ranks two hundred, and this page must stay quick. The
 * order of candidates may be some minutes old; which these are and what they say is read now.
 */
export async function findFittingBriefs(
  parts: FittingParts,
  reader: Talent,
  profile: Versioned<Profile> | null,
): Promise<Found> {
  if (!mayReadOthers(reader.standing)) return { briefs: [], lacking: null };
  const { reads, search, now, memory } = parts;
  const skills = profile ? skillsToRankBy(profile.data) : [];
  const newest: SearchQuery = { ...anything, facets: [briefFacet.kind(reader.kind)] };
  const withSkill =
    skills.length > 0 ? (await search.find({ ...newest, anyFacet: skills.map(briefFacet.skill) })).ids : [];
  // By what the index has at this moment, so that a brief shows at the first look after it was
  // published. On Firestore each look costs that search's reads (docs/store-costs.md). Completeness
  // counts, too: others fill up a search that is still being built.
  const key = [reader.uid, profile?.version, await search.isComplete(), ...withSkill].join(" ");
  const { ids, asked } = await memory(key, now, async () => {
    const others = withSkill.length < limits.fitsLookedAt ? (await search.find(newest)).ids : [];
    return rankBriefs(parts, reader.uid, profile?.data ?? null, [...withSkill, ...others]);
  });
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
    }))
    .filter(({ fit }) => hasSkillsOf(fit))
    .slice(0, limits.fits);
  const lacking = found.length > 0 ? null : { named: namesSkills(profile?.data ?? null), asked };
  return { briefs: found, lacking };
}

async function rankBriefs(
  { reads, now }: FittingParts,
  uid: string,
  profile: Profile | null,
  candidates: readonly string[],
): Promise<RankedBriefs> {
  const looked = [...new Set(candidates)].slice(0, limits.fitsLookedAt);
  const briefs = await readUnanswered(reads, uid, looked);
  const ids = briefs
    .map(({ id, data }) => ({ id, fit: fitOf(data, profile, null, now) }))
    .filter(({ fit }) => hasSkillsOf(fit))
    .map(({ id, fit }) => ({ id, rank: rankOf(fit) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
    .slice(0, limits.fitsRemembered)
    .map(({ id }) => id);
  return { ids, asked: mostAsked(briefs.flatMap(({ data }) => lackingSkills(data.skills, profile))) };
}

/** The most frequent of some skills, each as it was spelled first. */
function mostAsked(skills: readonly string[]): string[] {
  const counts = new Map<string, { skill: string; times: number }>();
  for (const skill of skills) {
    const known = counts.get(skillIdOf(skill)) ?? { skill, times: 0 };
    known.times += 1;
    counts.set(skillIdOf(skill), known);
  }
  return [...counts.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, limits.fits)
    .map(({ skill }) => skill);
}

async function readUnanswered(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
): Promise<Versioned<Brief>[]> {
  const [briefs, aside, begun] = await Promise.all([
    readOpenBriefs(reads, ids),
    readSetAside(reads, uid),
    reads.getMany<Proposal>(
      proposalsCollection,
      ids.map((id) => proposalId(id, uid)),
    ),
  ]);
  const answered = new Set(begun.flatMap((proposal) => proposal?.data.briefId ?? []));
  return briefs.filter(({ id }) => !answered.has(id) && !aside.has(id));
}

const anything = {
  keyword: null,
  order: "NEWEST",
  after: null,
  limit: limits.fitsLookedAt,
} as const;
