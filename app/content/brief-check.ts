import { dayOf, daysBetween, earliestToday } from "~/platform/values/days";
import { limits } from "~/platform/values/limits";
import type { FieldProblem } from "~/platform/values/refusals";
import type { BriefContent } from "./fields/brief-fields";

/**
 * One line of the brief check (domain.md): something that a good brief says, and whether this one
 * does.
 */
export interface CheckLine {
  field: string;
  /** The subject, in a few words: "The problem". */
  label: string;
  met: boolean;
  /** What to do if it is missing. */
  advice: string;
  /** Without it the brief can't be published. */
  required: boolean;
}

/**
 * Plain rules that name what is missing, for publishing and for the form while typing. `now`
 * decides which days are possible.
 */
export function checkBrief(content: BriefContent, now: Date): CheckLine[] {
  const { briefTitle, briefSummary, briefBodyLeast, closesWithin, decidesWithin } = limits;
  const { title, summary, problem, desiredOutcome, budget, closesOn, decideOn, startOn } = content;
  const today = dayOf(now);
  const startHasPassed = startOn !== null && startOn < earliestToday(now);
  const body = (problem?.length ?? 0) + (desiredOutcome?.length ?? 0);
  const closesIn = closesOn === null ? null : daysBetween(today, closesOn);
  const decidesIn = closesOn === null || decideOn === null ? null : daysBetween(closesOn, decideOn);

  const must = (field: string, label: string, met: boolean, advice: string): CheckLine => ({
    field,
    label,
    met,
    advice,
    required: true,
  });
  const should = (...line: Parameters<typeof must>): CheckLine => ({ ...must(...line), required: false });

  return [
    must(
      "title",
      "A title",
      title !== null && title.length >= briefTitle.least,
      `Write a title of at least ${briefTitle.least} characters that says what the work is.`,
    ),
    must(
      "summary",
      "A summary",
      summary !== null && summary.length >= briefSummary.least,
      `Sum it up in at least ${briefSummary.least} characters: this is what people read in the list.`,
    ),
    must("problem", "The problem", problem !== null, "Say what is wrong today, or what you can’t do yet."),
    must(
      "desiredOutcome",
      "The outcome",
      desiredOutcome !== null && body >= briefBodyLeast,
      desiredOutcome === null
        ? "Say what success looks like: people propose better when they know what done means."
        : `Say more: problem and outcome need ${briefBodyLeast} characters together.`,
    ),
    must(
      "skills",
      "Skills",
      content.skills.length > 0,
      "Name at least one skill, so that the right people find it.",
    ),
    must(
      "workplace",
      "Where",
      content.workplace !== null,
      "Say whether the work is remote, partly on site or on site.",
    ),
    // Only for work on site: for other work it is neither missing nor done.
    ...(content.workplace === "HYBRID" || content.workplace === "ONSITE"
      ? [must("location", "The place", content.location !== null, "Say where people have to come to.")]
      : []),
    must("budget", "A budget", budget !== null, "Name a budget: without one, good people pass by."),
    must(
      "closesOn",
      "A closing date",
      closesIn !== null && closesIn >= 0 && closesIn <= closesWithin,
      `Choose the last day for proposals, from today to ${closesWithin} days ahead.`,
    ),
    must(
      "decideOn",
      "A reply date",
      decidesIn !== null && decidesIn >= 0 && decidesIn <= decidesWithin,
      `Choose the day by which everyone has a reply: from the last day for proposals to ${decidesWithin} days after it.`,
    ),
    {
      ...should(
        "startOn",
        "A start",
        startOn !== null && !startHasPassed,
        startHasPassed ? "The start has passed: choose a later day." : "Say when the work could start.",
      ),
      // It may be empty; but a day that has passed is an error.
      required: startHasPassed,
    },
    should("weeks", "A length", content.weeks !== null, "Say how many weeks it may take."),
    should(
      "mustHaves",
      "Must-haves",
      content.mustHaves.length > 0,
      "Name what someone must bring: each proposal then answers it, point by point.",
    ),
  ];
}

/** The problems that prevent publishing, by field. */
export function problemsForPublishing(content: BriefContent, now: Date): FieldProblem[] {
  return checkBrief(content, now)
    .filter(({ required, met }) => required && !met)
    .map(({ field, advice }) => ({ field, message: advice }));
}
