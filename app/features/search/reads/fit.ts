import { alignAnswers } from "~/content/align-answers";
import type { FitAspect, FitState } from "~/content/brief";
import { joinClauses } from "~/content/clauses";
import { parseCountry } from "~/content/country.server";
import type { BriefContent } from "~/content/fields/brief-fields";
import type { ProposalContent } from "~/content/fields/proposal-fields";
import { isAvailabilityFresh } from "~/features/profiles/rules/availability";
import type { Profile } from "~/features/profiles/rules/profile";
import { dayOf, daysBetween } from "~/platform/values/days";
import { foldSkill } from "~/platform/values/fold";
import { dateFormatOf } from "~/words/formats";
import { formatList } from "~/words/lists";
import * as words from "~/words/search.generated";
import type { FitGap } from "./fit-gap";
import { priceFit } from "./price-fit";

/** One line of the checklist that both sides read (domain.md): no score, no black box. */
export interface FitLine {
  aspect: FitAspect;
  state: FitState;
  /** The reason, in a sentence without a subject, so that both sides can read it. */
  detail: string;
  /** Of the line of skills: how many of the brief's the profile has, where it lacks some. */
  found?: number;
  /** What the member could add; null for none, and in what others read. */
  gap?: FitGap | null;
}

/**
 * How a profile, and a proposal where there is one, fits a brief, by the rules of
 * decisions/search.md. Missing or incomparable values (such as a project without an estimate) are
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
    priceFit(brief.budget, {
      rate: proposal?.rate ?? profile?.rate ?? null,
      days: proposal?.days ?? null,
    }),
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
  const own = [...(profile?.skills ?? []), ...(profile?.services ?? [])].map(foldSkill);
  return skills.filter((skill) => !own.includes(foldSkill(skill)));
}

/** An agency's services count as skills: "Branding", for one, is both. */
function skillsFit({ skills }: BriefContent, profile: Profile | null): FitLine {
  const aspect = "SKILLS";
  if (!namesSkills(profile)) return { aspect, state: "UNKNOWN", detail: words.noSkills() };
  const missing = lackingSkills(skills, profile);
  if (missing.length === 0)
    return { aspect, state: "MET", detail: words.allSkills({ skills: formatList(skills) }) };
  const found = skills.length - missing.length;
  return {
    aspect,
    state: found >= leastSkills(skills) ? "NEARLY" : "NOT_MET",
    found,
    detail: words.someSkills({
      found: String(found),
      all: String(skills.length),
      missing: formatList(missing),
    }),
  };
}

function mustHavesFit({ mustHaves }: BriefContent, proposal: ProposalContent | null): FitLine {
  const aspect = "MUST_HAVES";
  if (mustHaves.length === 0) return { aspect, state: "MET", detail: words.noMustHaves() };
  if (!proposal || proposal.answers.length === 0)
    return { aspect, state: "UNKNOWN", detail: words.mustHavesToAnswer({ count: mustHaves.length }) };
  const { answers } = alignAnswers(mustHaves, proposal.answers);
  const unmet = mustHaves.filter((_mustHave, index) => answers[index]?.met === false);
  if (unmet.length > 0)
    return { aspect, state: "NOT_MET", detail: words.mustHavesUnmet({ mustHaves: joinClauses(unmet) }) };
  const open = answers.filter((answer) => (answer?.met ?? null) === null).length;
  if (open > 0)
    return {
      aspect,
      state: "UNKNOWN",
      detail: words.mustHavesOpen({ count: open, all: String(mustHaves.length) }),
    };
  return { aspect, state: "MET", detail: words.mustHavesMet({ count: mustHaves.length }) };
}

function datesFit(
  startOn: string | null,
  proposed: string | null,
  profile: Profile | null,
  now: Date,
): FitLine {
  const aspect = "DATES";
  if (startOn === null) return { aspect, state: "UNKNOWN", detail: words.noStart() };
  if (proposed !== null)
    return proposed <= startOn
      ? { aspect, state: "MET", detail: words.startsInTime() }
      : lateFit(words.startsLate, proposed, startOn);
  if (!profile || !isAvailabilityFresh(profile, now))
    return { aspect, state: "UNKNOWN", detail: words.noAvailability() };
  const from = { AVAILABLE: dayOf(now), FROM: profile.availableFrom, BUSY: null }[
    profile.availability ?? "BUSY"
  ];
  if (from === null) return { aspect, state: "NOT_MET", detail: words.notAvailable() };
  return from <= startOn
    ? { aspect, state: "MET", detail: words.availableInTime() }
    : lateFit(words.availableLate, from, startOn);
}

/**
 * Days by which a late start is nearly in time: a start that is often moved for the right person.
 */
const nearlyLate = 7;

function lateFit(say: typeof words.startsLate, from: string, startOn: string): FitLine {
  const days = daysBetween(startOn, from);
  return {
    aspect: "DATES",
    state: days <= nearlyLate ? "NEARLY" : "NOT_MET",
    detail: say({ days, from: toDay(from), start: toDay(startOn) }),
  };
}

/**
 * In the same country the place may be in reach, which counts as nearly; from another it is
 * unknown.
 */
function workplaceFit({ workplace, location }: BriefContent, profile: Profile | null): FitLine {
  const aspect = "WORKPLACE";
  if (workplace === "REMOTE") return { aspect, state: "MET", detail: words.remote() };
  const how = { workplace: workplace ?? "" };
  if (location === null) return { aspect, state: "UNKNOWN", detail: words.onSite(how) };
  const where = { ...how, place: location };
  return profile?.country && countriesIn(location).includes(profile.country)
    ? { aspect, state: "NEARLY", detail: words.inSameCountry(where) }
    : { aspect, state: "UNKNOWN", detail: words.inPlace(where) };
}

/**
 * The countries that a place names: "Oban, Scotland". Two letters may be a state of another
 * country, so they name none.
 */
export function countriesIn(location: string): string[] {
  const parts = location.split(",").filter((part) => part.trim().length > 2);
  return parts.map(parseCountry).filter((country) => country !== null);
}

const calendar = dateFormatOf({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
/** "12 March 2026": can't be misread like a date in numbers. */
function toDay(day: string): string {
  return calendar(`${day}T00:00:00Z`);
}
