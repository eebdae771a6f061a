import { limits } from "~/contract/limits";
import type { Search, SearchQuery } from "~/ports/search";
import type { StoreReads } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import { mayReadOthers } from "../accounts/member";
import { getProfile } from "../profiles/profile";
import { type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";
import { skillsToRankBy } from "../reading/best-fit";
import { type FitLine, fitOf } from "../reading/fit";
import { rankOf } from "../reading/fit-rank";
import type { ReadBrief, Talent } from "../reading/read-brief";
import { readOpenBriefs } from "../reading/read-open-briefs";

export interface FittingBrief {
  brief: ReadBrief;
  fit: FitLine[];
}

/**
 * The five that fit best of the newest thirty open briefs for the reader's kind that ask for one of their skills, and
 * that they have not begun to answer. Without a skill in the profile, or a brief that asks for it, the newest. The
 * whole market by best fit is a page of its own: it reads two hundred briefs, and this page must stay quick.
 */
export async function findFittingBriefs(
  { reads, search, now }: { reads: StoreReads; search: Search; now: Date },
  reader: Talent,
): Promise<FittingBrief[]> {
  if (!mayReadOthers(reader.standing)) return [];
  const profile = (await getProfile(reads, reader.uid))?.data ?? null;
  const skills = profile ? skillsToRankBy(profile) : [];
  const newest: SearchQuery = { ...anything, kind: reader.kind };
  let { ids } = skills.length > 0 ? await search.find({ ...newest, anySkill: skills }) : { ids: [] };
  if (ids.length === 0) ids = (await search.find(newest)).ids;
  const [briefs, begun] = await Promise.all([
    readOpenBriefs(reads, ids),
    reads.getMany<Proposal>(
      proposalsCollection,
      ids.map((id) => proposalId(id, reader.uid)),
    ),
  ]);
  const answered = new Set(begun.flatMap((proposal) => proposal?.data.briefId ?? []));
  const hirers = [...new Set(briefs.map(({ data }) => data.hirerUid))];
  const accounts = await reads.getMany<Account>(accountsCollection, hirers);
  // The job that takes a suspended hirer's briefs out of the search may come a moment later.
  const shown = new Set(hirers.filter((_uid, at) => accounts[at] && mayReadOthers(accounts[at].data)));
  return briefs
    .filter(({ id, data }) => !answered.has(id) && shown.has(data.hirerUid))
    .map((brief) => {
      const fit = fitOf(brief.data, profile, null, now);
      return { brief: { ...brief, reader, hidden: false }, fit, rank: rankOf(fit) };
    })
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
    .slice(0, limits.fits);
}

const anything = {
  text: null,
  skill: null,
  workplace: null,
  budget: null,
  order: "NEWEST",
  after: null,
  limit: limits.fitsLookedAt,
} as const;
