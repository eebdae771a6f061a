import type { TalentKind } from "~/contract/brief";
import { foldSkill } from "~/contract/fold";
import { limits } from "~/contract/limits";
import type { StoreReads, Versioned } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import { isOpenTo } from "../briefs/facets";
import { type Profile, profilesCollection } from "../profiles/profile";
import { hasReachedHirer, type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";
import { type FitLine, fitOf } from "../reading/fit";
import { rankOf } from "../reading/fit-rank";
import type { ReadBrief } from "../reading/read-brief";
import type { PublicMember } from "../reading/read-member";

export interface FittingMember {
  member: PublicMember;
  fit: FitLine[];
}

/**
 * For a brief's owner: the five members who fit it best, of some thirty who have one of its skills and confirmed last
 * that they are available. Only whom every member may read, of the kinds that it is open to, and nobody whose
 * proposal its owner knows of. One index read for each skill, at most eight.
 */
export async function findFittingMembers(
  reads: StoreReads,
  { id, data: brief }: ReadBrief,
  now: Date,
): Promise<FittingMember[]> {
  const ranked = (await findBySkills(reads, brief.skills))
    .map((profile) => {
      const fit = fitOf(brief, profile.data, null, now);
      return { uid: profile.id, profile: profile.data, fit, rank: rankOf(fit) };
    })
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1));
  const uids = ranked.map(({ uid }) => uid);
  const [accounts, proposals] = await Promise.all([
    reads.getMany<Account>(accountsCollection, uids),
    reads.getMany<Proposal>(
      proposalsCollection,
      uids.map((uid) => proposalId(id, uid)),
    ),
  ]);
  return ranked
    .flatMap(({ uid, profile, fit }, at) => {
      const kind = talentKindOf(accounts[at]?.data);
      const proposal = proposals[at]?.data;
      // A draft, or somebody in line, is nothing that the hirer may know of.
      if (!kind || !isOpenTo(brief, kind) || (proposal && hasReachedHirer(proposal))) return [];
      return { member: { uid, kind, profile, record: null }, fit };
    })
    .slice(0, limits.fits);
}

/** Who has one of these skills, each once. */
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
  const found = new Map(pages.flatMap(({ items }) => items.map((profile) => [profile.id, profile])));
  // A release without this index may have hidden a profile and left in it what it was found by.
  return [...found.values()].filter(({ data }) => data.visibility === "MEMBERS");
}

/** Talent who can take part; null for everybody else. */
function talentKindOf(account: Account | undefined): TalentKind | null {
  const { kind = null, status } = account ?? {};
  return status === "ACTIVE" && kind !== "HIRER" ? kind : null;
}
