import { alignAnswers } from "~/domain/align-answers";
import { checkContent } from "~/domain/fields/content.server";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import type { Brief } from "~/features/briefs/model/brief";
import { createProblems } from "~/features/market/model/checks";
import { earliestToday } from "~/values/days";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";

/** Limits that hold for drafts, too. Answers to must-haves that don't exist are refused. */
export function checkProposal(content: ProposalContent, brief: Brief): Problem[] {
  const check = createProblems();
  if (content.answers.length > brief.mustHaves.length) check.add("answers", { code: "noSuchMustHave" });
  for (const [index, { evidence }] of content.answers.entries())
    check.prose(`answers.${index}`, "answer", evidence, limits.evidence);
  return [...checkContent(proposalFields, content), ...check.problems];
}

/** The further requirements for sending. */
export function problemsForSending(content: ProposalContent, brief: Brief, now: Date): Problem[] {
  const check = createProblems();
  if (content.startOn !== null && content.startOn < earliestToday(now))
    check.add("startOn", { code: "dayOver" });
  if ((content.pitch?.length ?? 0) < limits.pitch.least)
    check.add("pitch", { code: "pitchTooShort", least: limits.pitch.least });
  const { rate, days } = content;
  if (rate && days === null && brief.budget && rate.unit !== brief.budget.unit)
    check.add("days", { code: "daysNotEstimated", unit: brief.budget.unit });
  for (const [index, mustHave] of brief.mustHaves.entries()) {
    const answer = content.answers[index];
    if (!answer || answer.met === null)
      check.add(`answers.${index}`, { code: "mustHaveUnanswered", mustHave });
    else if (answer.met && answer.evidence === null && !answer.caseId)
      check.add(`answers.${index}`, { code: "mustHaveUnproven", mustHave });
  }
  return check.problems;
}

/** Content in which each answer names the must-have that it was written for. */
export function withMustHaves(content: ProposalContent, { mustHaves }: Brief): ProposalContent {
  const answers = content.answers.map((answer, index) => ({
    ...answer,
    mustHave: answer.mustHave ?? mustHaves[index] ?? null,
  }));
  return { ...content, answers };
}

/** Must-haves of the brief as it stands that a sent proposal has no answer to. */
export function unansweredMustHaves({ answers }: ProposalContent, { mustHaves }: Brief): Problem[] {
  const check = createProblems();
  for (const [index, answer] of alignAnswers(mustHaves, answers).answers.entries())
    if (answer === null)
      check.add(`answers.${index}`, { code: "mustHaveUnanswered", mustHave: mustHaves[index] ?? "" });
  return check.problems;
}

/** Answers to must-haves that the brief no longer has: its hirer changed it during the writing. */
export function staleAnswers({ answers }: ProposalContent, { mustHaves }: Brief): Problem[] {
  const check = createProblems();
  for (const [index, { mustHave }] of answers.entries())
    if (mustHave && mustHave !== mustHaves[index])
      check.add(`answers.${index}`, { code: "mustHaveChanged", mustHave });
  return check.problems;
}
