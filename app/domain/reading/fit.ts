import { alignAnswers } from "~/contract/align-answers";
import { type FitAspect, type FitState, noBudget, type PriceRange, unitNames } from "~/contract/brief";
import type { BriefContent } from "~/contract/content/brief-fields";
import type { ProposalContent } from "~/contract/content/proposal-fields";
import { dayOf } from "~/contract/days";
import { foldSkill } from "~/contract/fold";
import { isAvailabilityFresh } from "../profiles/availability";
import type { Profile } from "../profiles/profile";

/** One line of the checklist that both sides read (domain.md): no score, no black box. */
export interface FitLine {
  aspect: FitAspect;
  state: FitState;
  /** Why, in a sentence without a subject, so that both sides can read it. */
  detail: string;
}

/**
 * How a profile, and a proposal where there is one, fits a brief. What can't be compared (another
 * currency or unit, nothing said) is unknown, never a no.
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
    rateFit(brief.budget, proposal?.rate ?? profile?.rate ?? null),
    datesFit(brief.startOn, proposal?.startOn ?? null, profile, now),
    workplaceFit(brief),
  ];
}

function skillsFit({ skills }: BriefContent, profile: Profile | null): FitLine {
  const aspect = "SKILLS";
  if (!profile || profile.skills.length === 0)
    return { aspect, state: "UNKNOWN", detail: "The profile names no skills." };
  const own = profile.skills.map(foldSkill);
  const missing = skills.filter((skill) => !own.includes(foldSkill(skill)));
  if (missing.length === 0) return { aspect, state: "MET", detail: `All of them: ${skills.join(", ")}.` };
  return {
    aspect,
    state: "NOT_MET",
    detail: `${skills.length - missing.length} of ${skills.length}. Not in the profile: ${missing.join(", ")}.`,
  };
}

function mustHavesFit({ mustHaves }: BriefContent, proposal: ProposalContent | null): FitLine {
  const aspect = "MUST_HAVES";
  if (mustHaves.length === 0) return { aspect, state: "MET", detail: "The brief asks for none." };
  if (!proposal || proposal.answers.length === 0)
    return { aspect, state: "UNKNOWN", detail: `${mustHaves.length} to answer in the proposal.` };
  const { answers } = alignAnswers(mustHaves, proposal.answers);
  const unmet = mustHaves.filter((_mustHave, index) => answers[index]?.met === false);
  if (unmet.length > 0) return { aspect, state: "NOT_MET", detail: `Answered with no: ${unmet.join("; ")}.` };
  const open = answers.filter((answer) => (answer?.met ?? null) === null).length;
  if (open > 0)
    return { aspect, state: "UNKNOWN", detail: `${open} of ${mustHaves.length} still to answer.` };
  return {
    aspect,
    state: "MET",
    detail: mustHaves.length === 1 ? "Answered with yes." : `All ${mustHaves.length} answered with yes.`,
  };
}

function rateFit(budget: PriceRange | null, rate: PriceRange | null): FitLine {
  const aspect = "RATE";
  if (!budget) return { aspect, state: "UNKNOWN", detail: noBudget };
  if (!rate) return { aspect, state: "UNKNOWN", detail: "No rate is named." };
  if (rate.currency !== budget.currency)
    return {
      aspect,
      state: "UNKNOWN",
      detail: `The rate is in ${rate.currency}, the budget in ${budget.currency}.`,
    };
  if (rate.unit !== budget.unit)
    return {
      aspect,
      state: "UNKNOWN",
      detail: `The rate is by the ${unitNames[rate.unit]}, the budget by the ${unitNames[budget.unit]}.`,
    };
  return rate.min <= budget.max
    ? { aspect, state: "MET", detail: "Within the budget." }
    : { aspect, state: "NOT_MET", detail: "Above the budget." };
}

function datesFit(
  startOn: string | null,
  proposed: string | null,
  profile: Profile | null,
  now: Date,
): FitLine {
  const aspect = "DATES";
  if (startOn === null) return { aspect, state: "UNKNOWN", detail: "The brief names no start." };
  if (proposed !== null)
    return proposed <= startOn
      ? { aspect, state: "MET", detail: "Can start in time." }
      : { aspect, state: "NOT_MET", detail: `Can start on ${toDay(proposed)}, asked is ${toDay(startOn)}.` };
  if (!profile || !isAvailabilityFresh(profile, now))
    return { aspect, state: "UNKNOWN", detail: "The availability was not confirmed in the last seven days." };
  const from = { AVAILABLE: dayOf(now), FROM: profile.availableFrom, BUSY: null }[
    profile.availability ?? "BUSY"
  ];
  if (from === null) return { aspect, state: "NOT_MET", detail: "Not available at the moment." };
  return from <= startOn
    ? { aspect, state: "MET", detail: "Available in time." }
    : { aspect, state: "NOT_MET", detail: `Available from ${toDay(from)}, asked is ${toDay(startOn)}.` };
}

function workplaceFit({ workplace, location }: BriefContent): FitLine {
  const aspect = "WORKPLACE";
  if (workplace === "REMOTE") return { aspect, state: "MET", detail: "The work is remote." };
  const place = location === null ? "on site" : `in ${location}`;
  return {
    aspect,
    state: "UNKNOWN",
    detail: `The work is ${workplace === "HYBRID" ? "partly " : ""}${place}: can it be reached?`,
  };
}

const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
/** "12 March 2026": no order of numbers to misread. */
function toDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}
