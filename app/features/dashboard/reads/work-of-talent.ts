import type { MemberState } from "~/domain/member-state";
import { type Brief, momentsOf, takesProposals } from "~/features/briefs/model/brief";
import { isAvailabilityFresh } from "~/features/profiles/model/availability";
import type { Profile } from "~/features/profiles/model/profile";
import { decisionOf } from "~/features/proposals/model/decision";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { Versioned } from "~/platform/ports/store";
import { dayOf, daysAfter, daysSince } from "~/values/days";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** How many days a yes stays on the list. */
const NEWS_DAYS = 14;

/** The briefs of one's proposals that may give a line: begun, or accepted lately. */
export function proposalsToLookAt(proposals: readonly Proposal[], now: Date): string[] {
  const since = daysAfter(dayOf(now), -NEWS_DAYS);
  return proposals
    .filter(({ status, updatedAt }) => status === "DRAFT" || (status === "ACCEPTED" && updatedAt >= since))
    .map(({ briefId }) => briefId)
    .slice(0, limits.workProposals);
}

/** The hirers with whom a talent works, by these proposals. */
export function hirersOfWorks(proposals: readonly Proposal[]): string[] {
  const works = proposals.filter(
    (proposal) => proposal.status === "ACCEPTED" && decisionOf(proposal) === null,
  );
  return [...new Set(works.map(({ hirerUid }) => hirerUid))];
}

/**
 * A talent's waiting work in these proposals. `briefs` has their briefs by id, and `hirers` how the
 * accounts of those stand with whom they work, by uid.
 */
export function proposalLines(
  proposals: readonly Proposal[],
  {
    briefs,
    hirers,
  }: { briefs: ReadonlyMap<string, Versioned<Brief>>; hirers: ReadonlyMap<string, MemberState> },
  now: Date,
): WorkLine[] {
  return proposals.flatMap((proposal) => {
    const brief = briefs.get(proposal.briefId);
    if (!brief) return [];
    const about = { brief: nameOfBrief(brief) };
    const { status } = seenBy("applicant", proposal, brief.data, now);
    if (status === "DRAFT")
      return takesProposals(brief.data, now)
        ? [workLine("PROPOSAL_DRAFT", { ...about, due: momentsOf(brief.data).closesAt })]
        : [];
    if (status !== "ACCEPTED") return [];
    // The steps after a yes are the applicant's to take, from then on.
    const since = timeOfKey(proposal.updatedAt);
    const whoState = hirers.get(proposal.hirerUid) ?? null;
    return [workLine(status, { ...about, whoState, since, due: since })];
  });
}

/** Asks the member to confirm the availability again, with the days since they last did. */
export function availabilityLines(profile: Profile, now: Date): WorkLine[] {
  const { availability, availabilityConfirmedAt: at } = profile;
  if (availability === null || at === null || isAvailabilityFresh(profile, now)) return [];
  return [workLine("AVAILABILITY", { count: daysSince(at, now), since: at })];
}
