import { alignAnswers } from "~/domain/align-answers";
import type { FitAspect, FitState } from "~/domain/brief";
import type { BriefContent } from "~/domain/fields/brief-fields";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import type { FitReason } from "~/domain/fit-reasons";
import { parsePlace } from "~/domain/place.server";
import type { SkillCount } from "~/domain/skill-count";
import { skillIdOf } from "~/domain/vocabulary/skills.server";
import { isAvailabilityFresh } from "~/features/profiles/model/availability";
import type { Profile } from "~/features/profiles/model/profile";
import { dayOf, daysBetween } from "~/values/days";
import { oncePer } from "~/values/once-per";
import type { FitGap } from "./fit-gap";
import { priceFit } from "./price-fit";

/** One line of the checklist that both sides read (domain.md): no score, no black box. */
export interface FitLine extends Partial<SkillCount> {
  aspect: FitAspect;
  state: FitState;
  reason: FitReason;
  /** What the member could add; null for none, and in what others read. */
  gap?: FitGap | null;
}

/**
 * How a profile, and a proposal where there is one, fits a brief, by the rules of
 * decisions/fit.md. Missing or incomparable values (such as a project without an estimate) are
 * unknown, never a no.
 */
export function fitOf(
  brief: BriefContent,
  profile: Profile | null,
  proposal: ProposalContent | null,
  now: Date,
): FitLine[] {
  return [
    skillsFit(brief, profile),
    mustHavesFit(brief, proposal),
    priceFit(
      brief.budget,
      { rate: proposal?.rate ?? profile?.rate ?? null, days: proposal?.days ?? null },
      now,
    ),
    datesFit(brief.startOn, proposal?.startOn ?? null, profile, now),
    workplaceFit(brief, profile),
  ];
}

/** How many of a brief's skills make the line nearly met: half of them. */
export function leastSkills(skills: readonly string[]): number {
  return Math.ceil(skills.length / 2);
}

/** Whether there is something to compare the skills of a brief with. */
export function namesSkills(profile: Profile | null): boolean {
  return profile !== null && profile.skills.length + profile.services.length > 0;
}

/** Those of some skills that a profile lacks. */
export function lackingSkills(skills: readonly string[], profile: Profile | null): string[] {
  const own = profile ? [...idsOf(profile.skills), ...idsOf(profile.services)] : [];
  const ids = idsOf(skills);
  return skills.filter((_, at) => !own.includes(ids[at] ?? ""));
}

const idsOf = oncePer((skills: readonly string[]) => skills.map(skillIdOf));

/** An agency's services count as skills: "Branding", for one, is both. */
function skillsFit({ skills }: BriefContent, profile: Profile | null): FitLine {
  const aspect = "SKILLS";
  if (!namesSkills(profile)) return { aspect, state: "UNKNOWN", reason: { code: "noSkills" } };
  const missing = lackingSkills(skills, profile);
  if (missing.length === 0) return { aspect, state: "MET", reason: { code: "allSkills", skills } };
  const count = { found: skills.length - missing.length, all: skills.length };
  return {
    aspect,
    state: count.found >= leastSkills(skills) ? "NEARLY" : "NOT_MET",
    reason: { code: "someSkills", ...count, missing },
    ...count,
  };
}

function mustHavesFit({ mustHaves }: BriefContent, proposal: ProposalContent | null): FitLine {
  const aspect = "MUST_HAVES";
  if (mustHaves.length === 0)
    return { aspect, state: "MET", found: 0, all: 0, reason: { code: "noMustHaves" } };
  if (!proposal || proposal.answers.length === 0)
    return { aspect, state: "UNKNOWN", reason: { code: "mustHavesToAnswer", count: mustHaves.length } };
  const { answers } = alignAnswers(mustHaves, proposal.answers);
  const unmet = mustHaves.filter((_mustHave, index) => answers[index]?.met === false);
  if (unmet.length > 0)
    return { aspect, state: "NOT_MET", reason: { code: "mustHavesUnmet", mustHaves: unmet } };
  const open = answers.filter((answer) => (answer?.met ?? null) === null).length;
  if (open > 0)
    return {
      aspect,
      state: "UNKNOWN",
      reason: { code: "mustHavesOpen", count: open, all: mustHaves.length },
    };
  return { aspect, state: "MET", reason: { code: "mustHavesMet", count: mustHaves.length } };
}

function datesFit(
  startOn: string | null,
  proposed: string | null,
  profile: Profile | null,
  now: Date,
): FitLine {
  const aspect = "DATES";
  if (startOn === null) return { aspect, state: "UNKNOWN", reason: { code: "noStart" } };
  if (proposed !== null)
    return proposed <= startOn
      ? { aspect, state: "MET", reason: { code: "startsInTime" } }
      : lateFit("startsLate", proposed, startOn);
  if (!profile || !isAvailabilityFresh(profile, now))
    return { aspect, state: "UNKNOWN", reason: { code: "noAvailability" } };
  const from = { AVAILABLE: dayOf(now), FROM: profile.availableFrom, BUSY: null }[
    profile.availability ?? "BUSY"
  ];
  if (from === null) return { aspect, state: "NOT_MET", reason: { code: "notAvailable" } };
  return from <= startOn
    ? { aspect, state: "MET", reason: { code: "availableInTime" } }
    : lateFit("availableLate", from, startOn);
}

/**
 * Days by which a late start is nearly in time: a start that is often moved for the right person.
 */
const nearlyLate = 7;

function lateFit(code: "startsLate" | "availableLate", from: string, startOn: string): FitLine {
  const days = daysBetween(startOn, from);
  return {
    aspect: "DATES",
    state: days <= nearlyLate ? "NEARLY" : "NOT_MET",
    reason: { code, days, from, start: startOn },
  };
}

/**
 * In the same country the place may be in reach, which counts as nearly; from another it is
 * unknown.
 */
function workplaceFit({ workplace, location }: BriefContent, profile: Profile | null): FitLine {
  const aspect = "WORKPLACE";
  if (workplace === "REMOTE") return { aspect, state: "MET", reason: { code: "remote" } };
  const how = { workplace: workplace ?? "" } as const;
  if (location === null) return { aspect, state: "UNKNOWN", reason: { code: "onSite", ...how } };
  const where = { ...how, place: location };
  return profile?.country && parsePlace(location).countries.includes(profile.country)
    ? { aspect, state: "NEARLY", reason: { code: "inSameCountry", ...where } }
    : { aspect, state: "UNKNOWN", reason: { code: "inPlace", ...where } };
}
