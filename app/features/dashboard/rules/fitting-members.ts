import { hasSkillsOf, rankOf } from "~/content/fit-rank";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { isOpenTo } from "~/features/briefs/rules/facets";
import { type Block, blockId, blocksCollection } from "~/features/conversations/rules/block";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/rules/profile";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/rules/proposal";
import { type FitLine, fitOf } from "~/features/search/reads/fit";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { foldSkill } from "~/platform/values/fold";
import { limits } from "~/platform/values/limits";
import type { Memory } from "./memory";

export interface FittingMember {
  member: PublicMember;
  fit: FitLine[];
}

interface FittingParts {
  reads: StoreReads;
  now: Date;
  /** Uids by brief. */
  memory: Memory<string[]>;
}

/**
 * For a brief's owner: the five best fits among some thirty members with one of its skills who last
 * confirmed that they are available. Only members visible to every member, of the kinds that the
 * brief is open to, and without a proposal that its owner knows of. The choice of candidates may be
 * some minutes old; their profiles are read now.
 */
export async function findFittingMembers(parts: FittingParts, brief: ReadBrief): Promise<FittingMember[]> {
  const { reads, now, memory } = parts;
  const key = `${brief.id} ${brief.data.revision}`;
  const uids = await memory(key, now, () => rankMembers(parts, brief));
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  return (await readWhoMayBeAsked(reads, brief, profiles)).slice(0, limits.fits).map((member) => ({
    member,
    fit: fitOf(brief.data, member.profile, null, now),
  }));
}

async function rankMembers({ reads, now }: FittingParts, brief: ReadBrief): Promise<string[]> {
  const found = await findBySkills(reads, brief.data.skills);
  return (
    (await readWhoMayBeAsked(reads, brief, found))
      .map(({ uid, profile }) => ({ uid, fit: fitOf(brief.data, profile, null, now) }))
      // Lacking most of the skills rules a member out, whatever else fits.
      .filter(({ fit }) => hasSkillsOf(fit))
      .map(({ uid, fit }) => ({ uid, rank: rankOf(fit) }))
      .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
      .slice(0, limits.fitsRemembered)
      .map(({ uid }) => uid)
  );
}

/** Members with one of these skills, each once: one index read per skill, at most eight. */
async function findBySkills(reads: StoreReads, skills: readonly string[]): Promise<Versioned<Profile>[]> {
  const names = [...new Set(skills.map(foldSkill))];
  const pages = await Promise.all(
    names.map((value) =>
      reads.query<Profile>({
        collection: profilesCollection,
        contains: { field: "foundBy", value },
        orderBy: { field: "foundAt", direction: "desc" },
        limit: Math.ceil(limits.fitsLookedAt / names.length),
      }),
    ),
  );
  return [...new Map(pages.flatMap(({ items }) => items.map((profile) => [profile.id, profile]))).values()];
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
  const [accounts, proposals, blocks] = await Promise.all([
    reads.getMany<Account>(accountsCollection, uids),
    reads.getMany<Proposal>(
      proposalsCollection,
      uids.map((uid) => proposalId(brief.id, uid)),
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
    if (!isOpenToMembers(account, profile) || blocked.has(uid)) return [];
    const kind = account?.kind ?? "HIRER";
    // The hirer may not know of a draft, or of a proposal in line.
    if (kind === "HIRER" || !isOpenTo(brief.data, kind) || (proposal && hasReachedHirer(proposal))) return [];
    return [{ uid, kind, profile, record: null }];
  });
}
