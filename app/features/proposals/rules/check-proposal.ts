import { budgetUnits } from "~/content/brief";
import { checkContent } from "~/content/fields/content.server";
import { type ProposalContent, proposalFields } from "~/content/fields/proposal-fields";
import type { Brief } from "~/features/briefs/rules/brief";
import { createProblems } from "~/features/market/rules/checks";
import { labelOf } from "~/platform/values/choices";
import { earliestToday, notOver } from "~/platform/values/days";
import { limits } from "~/platform/values/limits";
import type { FieldProblem } from "~/platform/values/refusals";

/** Limits that hold for drafts, too. Answers to must-haves that don't exist are refused. */
export function checkProposal(content: ProposalContent, brief: Brief): FieldProblem[] {
  const check = createProblems();
  if (content.answers.length > brief.mustHaves.length)
    check.add("answers", "The brief has no such must-have: open it anew.");
  for (const [index, { evidence }] of content.answers.entries())
    check.prose(`answers.${index}`, "answer", evidence, limits.evidence);
  return [...checkContent(proposalFields, content), ...check.problems];
}

/** The further requirements for sending. */
export function problemsForSending(content: ProposalContent, brief: Brief, now: Date): FieldProblem[] {
  const check = createProblems();
  if (content.startOn !== null && content.startOn < earliestToday(now)) check.add("startOn", notOver());
  if ((content.pitch?.length ?? 0) < limits.pitch.least)
    check.add("pitch", `Write at least ${limits.pitch.least} characters: what you would do, and why you.`);
  const { rate, days } = content;
  if (rate && days === null && brief.budget && rate.unit !== brief.budget.unit)
    check.add(
      "days",
      `Estimate the days: the budget is ${labelOf(budgetUnits, brief.budget.unit)}, your price isn’t.`,
    );
  for (const [index, mustHave] of brief.mustHaves.entries()) {
    const answer = content.answers[index];
    if (!answer || answer.met === null)
      check.add(`answers.${index}`, `Say whether you bring this: ${mustHave}`);
    else if (answer.met && answer.evidence === null && !answer.caseId)
      check.add(
        `answers.${index}`,
        `Say in a sentence where you have done this, or choose a case: ${mustHave}`,
      );
  }
  return check.problems;
}

/** Answers to must-haves that the brief no longer has: its hirer changed it during the writing. */
export function staleAnswers({ answers }: ProposalContent, { mustHaves }: Brief): FieldProblem[] {
  const check = createProblems();
  for (const [index, { mustHave }] of answers.entries())
    if (mustHave && mustHave !== mustHaves[index])
      check.add(`answers.${index}`, `The hirer changed this must-have since you read it: ${mustHave}`);
  return check.problems;
}
