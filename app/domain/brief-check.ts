import type { BriefContent } from "~/domain/fields/brief-fields";
import { dayOf, daysBetween, earliestToday } from "~/values/days";
import { limits } from "~/values/limits";
import type { Fault, Problem } from "~/values/problems";
import { asLine } from "~/words/as-line";
import * as words from "~/words/contentCheck.generated";
import { sayFault } from "./problem-texts";

/**
 * One line of the brief check (domain.md): something that a good brief says, and whether this one
 * does.
 */
export interface CheckLine {
  field: string;
  /** The subject, in a few words: "The problem". */
  label: string;
  /** The same within a sentence: "the problem". */
  noun: string;
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
  return linesOf(content, now).map(({ label, fault, ...line }) => ({
    ...line,
    label: asLine(label()),
    noun: label(),
    advice: sayFault(fault),
  }));
}

/** The problems that prevent publishing, by field. */
export function problemsForPublishing(content: BriefContent, now: Date): Problem[] {
  return linesOf(content, now)
    .filter(({ required, met }) => required && !met)
    .map(({ field, fault }) => ({ field, ...fault }));
}

function linesOf(content: BriefContent, now: Date) {
  const { briefTitle, briefSummary, briefBodyLeast, closesWithin, decidesWithin } = limits;
  const { title, summary, problem, desiredOutcome, budget, closesOn, decideOn, startOn } = content;
  const today = dayOf(now);
  const startHasPassed = startOn !== null && startOn < earliestToday(now);
  const body = (problem?.length ?? 0) + (desiredOutcome?.length ?? 0);
  const closesIn = closesOn === null ? null : daysBetween(today, closesOn);
  const decidesIn = closesOn === null || decideOn === null ? null : daysBetween(closesOn, decideOn);

  const must = (field: string, label: () => string, met: boolean, fault: Fault) => ({
    ...{ field, label, met, fault },
    required: true,
  });
  const should = (...line: Parameters<typeof must>) => ({ ...must(...line), required: false });

  return [
    must("title", words.title, title !== null && title.length >= briefTitle.least, {
      code: "adviceTitle",
      least: briefTitle.least,
    }),
    must("summary", words.summary, summary !== null && summary.length >= briefSummary.least, {
      code: "adviceSummary",
      least: briefSummary.least,
    }),
    must("problem", words.problem, problem !== null, { code: "adviceProblem" }),
    must(
      "desiredOutcome",
      words.outcome,
      desiredOutcome !== null && body >= briefBodyLeast,
      desiredOutcome === null ? { code: "adviceOutcome" } : { code: "adviceBody", least: briefBodyLeast },
    ),
    must("skills", words.skills, content.skills.length > 0, { code: "adviceSkills" }),
    must("workplace", words.where, content.workplace !== null, { code: "adviceWorkplace" }),
    // Only for work on site: for other work it is neither missing nor done.
    ...(content.workplace === "HYBRID" || content.workplace === "ONSITE"
      ? [must("location", words.place, content.location !== null, { code: "adviceLocation" })]
      : []),
    must("budget", words.budget, budget !== null, { code: "adviceBudget" }),
    must("closesOn", words.closingDate, closesIn !== null && closesIn >= 0 && closesIn <= closesWithin, {
      code: "adviceClosesOn",
      days: closesWithin,
    }),
    must("decideOn", words.replyDate, decidesIn !== null && decidesIn >= 0 && decidesIn <= decidesWithin, {
      code: "adviceDecideOn",
      days: decidesWithin,
    }),
    {
      ...should("startOn", words.start, startOn !== null && !startHasPassed, {
        code: startHasPassed ? "adviceStartPassed" : "adviceStart",
      }),
      // It may be empty; but a day that has passed is an error.
      required: startHasPassed,
    },
    should("weeks", words.length, content.weeks !== null, { code: "adviceWeeks" }),
    should("mustHaves", words.mustHaves, content.mustHaves.length > 0, { code: "adviceMustHaves" }),
  ];
}
