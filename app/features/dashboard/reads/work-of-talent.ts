import { type Brief, momentsOf, takesProposals } from "~/features/briefs/model/brief";
import { answerUntilIn } from "~/features/briefs/model/versions";
import { isAvailabilityFresh } from "~/features/profiles/model/availability";
import type { Profile } from "~/features/profiles/model/profile";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy, versionStateOf } from "~/features/proposals/model/seen-proposal";
import type { Versioned } from "~/platform/ports/store";
import { daysSince } from "~/values/days";
import { limits } from "~/values/limits";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** The briefs of one's proposals that were begun: each may give a line. */
export function proposalsToLookAt(proposals: readonly Proposal[]): string[] {
  return proposals
    .filter(({ status }) => status === "DRAFT")
    .map(({ briefId }) => briefId)
    .slice(0, limits.workProposals);
}

/** A talent's proposals that were begun, among these. `briefs` has their briefs by id. */
export function proposalLines(
  proposals: readonly Proposal[],
  briefs: ReadonlyMap<string, Versioned<Brief>>,
  now: Date,
): WorkLine[] {
  return proposals.flatMap((proposal) => {
    const brief = briefs.get(proposal.briefId);
    if (!brief || proposal.status !== "DRAFT" || !takesProposals(brief.data, now)) return [];
    return [workLine("PROPOSAL_DRAFT", { brief: nameOfBrief(brief), due: momentsOf(brief.data).closesAt })];
  });
}

/** Asks whether these proposals hold for what their briefs ask now, while they can be changed. */
export function versionLines(
  proposals: readonly Proposal[],
  briefs: ReadonlyMap<string, Versioned<Brief>>,
  now: Date,
): WorkLine[] {
  return proposals.flatMap((proposal) => {
    const brief = briefs.get(proposal.briefId);
    if (!brief) return [];
    const seen = seenBy("applicant", proposal, brief.data, now);
    if (versionStateOf(proposal, seen, brief.data, now) !== "ASKED") return [];
    return [workLine("NEW_VERSION", { brief: nameOfBrief(brief), due: answerUntilIn(brief.data) })];
  });
}

/** Asks the member to confirm the availability again, with the days since they last did. */
export function availabilityLines(profile: Profile, now: Date): WorkLine[] {
  const { availability, availabilityConfirmedAt: at } = profile;
  if (availability === null || at === null || isAvailabilityFresh(profile, now)) return [];
  return [workLine("AVAILABILITY", { count: daysSince(at, now), since: at })];
}
