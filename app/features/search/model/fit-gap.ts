import type { FitAspect } from "~/domain/brief";
import type { BriefContent } from "~/domain/fields/brief-fields";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { parsePlace } from "~/domain/place.server";
import type { Profile } from "~/features/profiles/model/profile";
import { limits } from "~/values/limits";
import { type FitLine, fitOf, lackingSkills } from "./fit";

/** What would change a line: a field of the profile or the proposal, and what it lacks. */
export interface FitGap {
  field: "skills" | "availability" | "rate" | "country" | "answers";
  values: string[];
}

interface About {
  brief: BriefContent;
  profile: Profile | null;
  proposal: ProposalContent | null;
}

/** The fit as its member reads it: with what they could add. */
export function ownFitOf(
  brief: BriefContent,
  profile: Profile | null,
  proposal: ProposalContent | null,
  now: Date,
): FitLine[] {
  return fitOf(brief, profile, proposal, now).map((line) => ({
    ...line,
    gap: line.state === "MET" ? null : gapIn[line.aspect](line, { brief, profile, proposal }),
  }));
}

/**
 * A line has a gap only where the member left something out that would decide it. What they said,
 * such as a late start or a higher price, is no gap.
 */
const gapIn: Record<FitAspect, (line: FitLine, about: About) => FitGap | null> = {
  SKILLS(_line, { brief, profile }) {
    const room = limits.skills - (profile?.skills.length ?? 0);
    const values = lackingSkills(brief.skills, profile).slice(0, Math.max(0, room));
    return values.length > 0 ? { field: "skills", values } : null;
  },
  MUST_HAVES: ({ state }) => (state === "UNKNOWN" ? toAdd("answers") : null),
  RATE: (_line, { brief, profile, proposal }) =>
    brief.budget && !(proposal?.rate ?? profile?.rate) ? toAdd("rate") : null,
  DATES: ({ state }, { brief }) =>
    state === "UNKNOWN" && brief.startOn !== null ? toAdd("availability") : null,
  // A country decides nothing where the place names none.
  WORKPLACE: (_line, { brief: { location }, profile }) =>
    location !== null && !profile?.country && parsePlace(location).countries.length > 0
      ? toAdd("country")
      : null,
};

function toAdd(field: FitGap["field"]): FitGap {
  return { field, values: [] };
}
