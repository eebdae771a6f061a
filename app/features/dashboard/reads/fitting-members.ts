import { hasSkillsOf, rankOf } from "~/domain/fit-rank";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { isOpenTo } from "~/features/briefs/model/facets";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { memberFacet } from "~/features/search/model/facets";
import { type FitLine, fitOf, lackingSkills, leastSkills } from "~/features/search/model/fit";
import type { Search } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import type { Memory } from "./memory";

export interface FittingMember {
  member: PublicMember;
  fit: FitLine[];
}

export interface FittingMembers {
  members: FittingMember[];
  /** How many of the brief's skills a member has to have. */
  least: number;
  /** While no member fits: the skills of the brief that fewest have. */
  rarest: string[];
}

/** The members who fit a brief, and those of its skills that fewest of all looked at have. */
export interface RankedMembers {
  uids: string[];
  rarest: string[];
}

interface FittingParts {
  reads: StoreReads;
  /** The search for members. */
  search: Search;
  now: Date;
  /** By brief. */
  memory: Memory<RankedMembers>;
}

/**
 * For a brief's owner: the five best fits among some thirty members with one of its skills who last
 * confirmed that they are available. Only members visible to every member, of the kinds that the
 * brief is open to, neither invited for it nor with a proposal that its owner knows of. The choice
 * of candidates may be some minutes old; their profiles are read now.
 */
export async function findFittingMembers(parts: FittingParts, brief: ReadBrief): Promise<FittingMembers> {
  const { reads, search, now, memory } = parts;
  // Completeness counts, too: a search that is still being built finds few.
  const key = `${brief.id} ${brief.data.revision} ${await search.isComplete()}`;
  const { uids, rarest } = await memory(key, now, () => rankMembers(parts, brief));
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  const members = (await readWhoMayBeAsked(reads, brief, profiles))
    .map((member) => ({ member, fit: fitOf(brief.data, member.profile, null, now) }))
    .filter(({ fit }) => hasSkillsOf(fit))
    .slice(0, limits.fits);
  const least = leastSkills(brief.data.skills);
  return { members, least, rarest: members.length > 0 ? [] : rarest };
}

async function rankMembers(parts: FittingParts, brief: ReadBrief): Promise<RankedMembers> {
  const { reads, now } = parts;
  const { skills } = brief.data;
  const found = await readWhoMayBeAsked(reads, brief, await findBySkills(parts, skills));
  const uids = found
    .map(({ uid, profile }) => ({ uid, fit: fitOf(brief.data, profile, null, now) }))
    .filter(({ fit }) => hasSkillsOf(fit))
    .map(({ uid, fit }) => ({ uid, rank: rankOf(fit) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
    .slice(0, limits.fitsRemembered)
    .map(({ uid }) => uid);
  return { uids, rarest: rarestOf(skills, found) };
}

/** The skills that fewest of these members have. */
function rarestOf(skills: readonly string[], members: readonly PublicMember[]): string[] {
  const counted = skills.map((skill) => {
    const having = members.filter(({ profile }) => lackingSkills([skill], profile).length === 0);
    return { skill, having: having.length };
  });
  const fewest = Math.min(...counted.map(({ having }) => having));
  return counted.filter(({ having }) => having === fewest).map(({ skill }) => skill);
}

/**
 * Members with one of these skills, each once: of each skill as many, so that a frequent one
 * doesn't crowd out a rare one.
 */
async function findBySkills(
  { reads, search }: FittingParts,
  skills: readonly string[],
): Promise<(Versioned<Profile> | null)[]> {
  const lists = [...new Set(skills.map(memberFacet.skill))];
  const limit = Math.ceil(limits.fitsLookedAt / lists.length);
  const asked = { keyword: null, order: "NEWEST", after: null, limit } as const;
  const pages = await Promise.all(
    lists.map((list) => search.find({ ...asked, facets: [memberFacet.any, list] })),
  );
  return reads.getMany<Profile>(profilesCollection, [...new Set(pages.flatMap(({ ids }) => ids))]);
}

/** The members that the brief's owner may write to about it, in their given order. */
async function readWhoMayBeAsked(
  reads: StoreReads,
  brief: ReadBrief,
  found: readonly (Versioned<Profile> | null)[],
): Promise<PublicMember[]> {
  const profiles = found.filter((profile) => profile !== null);
  const uids = profiles.map(({ id }) => id);
  const owner = brief.data.hirerUid;
  const [accounts, proposals, invitations, blocks] = await Promise.all([
    reads.getMany<Account>(accountsCollection, uids),
    reads.getMany<Proposal>(
      proposalsCollection,
      uids.map((uid) => proposalId(brief.id, uid)),
    ),
    reads.getMany<Invitation>(
      invitationsCollection,
      uids.map((uid) => invitationId(brief.id, uid)),
    ),
    reads.getMany<Block>(
      blocksCollection,
      uids.flatMap((uid) => [blockId(owner, uid), blockId(uid, owner)]),
    ),
  ]);
  const blocked = new Set(blocks.flatMap((block) => (block ? [block.data.uid, block.data.otherUid] : [])));
  return profiles.flatMap(({ id: uid, data: profile }, at) => {
    const account = accounts[at]?.data;
    const proposal = proposals[at]?.data;
    // Checked again, because a release without this index hides a profile and leaves its search
    // fields in place.
    if (!isOpenToMembers(account, profile) || blocked.has(uid) || invitations[at]) return [];
    const kind = account?.kind ?? "HIRER";
    // The hirer may not know of a draft, or of a proposal in line.
    if (kind === "HIRER" || !isOpenTo(brief.data, kind) || (proposal && hasReachedHirer(proposal))) return [];
    return [{ uid, kind, profile, record: null, leavesAt: null }];
  });
}
