import type { PriceRange } from "~/contract/brief";
import type { BriefContent } from "../briefs/brief-content";
import { foldSkill } from "../briefs/facets";
import { dayOf } from "../checks";
import { isAvailabilityFresh } from "../profiles/availability";
import type { Profile } from "../profiles/profile";
import { answersTo } from "../proposals/check-proposal";
import type { ProposalContent } from "../proposals/proposal";

/** One line of the checklist that both sides read (domain.md): no score, no black box. */
export interface FitLine {
  aspect: "skills" | "must-haves" | "rate" | "dates" | "workplace";
  state: "met" | "not-met" | "unknown";
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
  const aspect = "skills";
  if (!profile || profile.skills.length === 0)
    return { aspect, state: "unknown", detail: "The profile names no skills." };
  const own = profile.skills.map(foldSkill);
  const missing = skills.filter((skill) => !own.includes(foldSkill(skill)));
  if (missing.length === 0) return { aspect, state: "met", detail: `All of them: ${skills.join(", ")}.` };
  return {
    aspect,
    state: "not-met",
    detail: `${skills.length - missing.length} of ${skills.length}. Not in the profile: ${missing.join(", ")}.`,
  };
}

function mustHavesFit({ mustHaves }: BriefContent, proposal: ProposalContent | null): FitLine {
  const aspect = "must-haves";
  if (mustHaves.length === 0) return { aspect, state: "met", detail: "The brief asks for none." };
  if (!proposal || proposal.answers.length === 0)
    return { aspect, state: "unknown", detail: `${mustHaves.length} to answer in the proposal.` };
  const answers = answersTo(mustHaves, proposal.answers);
  const unmet = mustHaves.filter((_mustHave, index) => answers[index]?.met === false);
  if (unmet.length > 0) return { aspect, state: "not-met", detail: `Answered with no: ${unmet.join("; ")}.` };
  const open = answers.filter((answer) => (answer?.met ?? null) === null).length;
  if (open > 0)
    return { aspect, state: "unknown", detail: `${open} of ${mustHaves.length} still to answer.` };
  return {
    aspect,
    state: "met",
    detail: mustHaves.length === 1 ? "Answered with yes." : `All ${mustHaves.length} answered with yes.`,
  };
}

function rateFit(budget: PriceRange | null, rate: PriceRange | null): FitLine {
  const aspect = "rate";
  if (!budget) return { aspect, state: "unknown", detail: "The brief names no budget." };
  if (!rate) return { aspect, state: "unknown", detail: "No rate is named." };
  if (rate.currency !== budget.currency)
    return {
      aspect,
      state: "unknown",
      detail: `The rate is in ${rate.currency}, the budget in ${budget.currency}.`,
    };
  if (rate.unit !== budget.unit)
    return {
      aspect,
      state: "unknown",
      detail: `The rate is by the ${rate.unit}, the budget by the ${budget.unit}.`,
    };
  return rate.min <= budget.max
    ? { aspect, state: "met", detail: "Within the budget." }
    : { aspect, state: "not-met", detail: "Above the budget." };
}

function datesFit(
  startOn: string | null,
  proposed: string | null,
  profile: Profile | null,
  now: Date,
): FitLine {
  const aspect = "dates";
  if (startOn === null) return { aspect, state: "unknown", detail: "The brief names no start." };
  if (proposed !== null)
    return proposed <= startOn
      ? { aspect, state: "met", detail: "Can start in time." }
      : { aspect, state: "not-met", detail: `Can start on ${toDay(proposed)}, asked is ${toDay(startOn)}.` };
  if (!profile || !isAvailabilityFresh(profile, now))
    return { aspect, state: "unknown", detail: "The availability was not confirmed in the last seven days." };
  const from = { available: dayOf(now), from: profile.availableFrom, busy: null }[
    profile.availability ?? "busy"
  ];
  if (from === null) return { aspect, state: "not-met", detail: "Not available at the moment." };
  return from <= startOn
    ? { aspect, state: "met", detail: "Available in time." }
    : { aspect, state: "not-met", detail: `Available from ${toDay(from)}, asked is ${toDay(startOn)}.` };
}

function workplaceFit({ workplace, location }: BriefContent): FitLine {
  const aspect = "workplace";
  if (workplace === "remote") return { aspect, state: "met", detail: "The work is remote." };
  const place = location === null ? "on site" : `in ${location}`;
  return {
    aspect,
    state: "unknown",
    detail: `The work is ${workplace === "hybrid" ? "partly " : ""}${place}: can it be reached?`,
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
