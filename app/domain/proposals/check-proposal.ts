import { limits } from "~/contract/limits";
import { rateUnits } from "~/contract/profile";
import type { FieldProblem } from "~/contract/refusals";
import { toLinks, toProse } from "~/contract/text";
import type { Brief } from "../briefs/brief";
import { createProblems, earliestToday } from "../checks";
import type { ProposalAnswer, ProposalContent } from "./proposal";

/** Content as it is stored: NFC and trimmed. */
export function tidyProposal(content: ProposalContent): ProposalContent {
  return {
    ...content,
    pitch: toProse(content.pitch),
    // One more than any brief asks shows that there are too many.
    answers: content.answers.slice(0, limits.mustHaves + 1).map(({ mustHave, met, evidence }) => ({
      mustHave: mustHave ?? null,
      met,
      evidence: toProse(evidence),
    })),
    links: toLinks(content.links),
  };
}

/** What even a draft must keep to. A must-have that doesn't exist can't be answered. */
export function checkProposal(content: ProposalContent, brief: Brief): FieldProblem[] {
  const check = createProblems();
  check.prose("pitch", "the pitch", content.pitch, limits.pitch.most);
  if (content.answers.length > brief.mustHaves.length)
    check.add("answers", "The brief has no such must-have: open it anew.");
  for (const [index, { evidence }] of content.answers.entries())
    check.prose(`answers.${index}`, "the answer", evidence, limits.evidence);
  check.price("rate", "the rate", content.rate);
  check.choice("rate", "what the rate is for", content.rate?.unit ?? null, rateUnits);
  check.day("startOn", content.startOn);
  check.links("links", content.links);
  return check.problems;
}

/** What a proposal that is sent must have besides. */
export function problemsForSending(content: ProposalContent, brief: Brief, now: Date): FieldProblem[] {
  const check = createProblems();
  if (content.startOn !== null && content.startOn < earliestToday(now))
    check.add("startOn", "Choose a day from today on.");
  if ((content.pitch?.length ?? 0) < limits.pitch.least)
    check.add("pitch", `Write at least ${limits.pitch.least} characters: what you would do, and why you.`);
  for (const [index, mustHave] of brief.mustHaves.entries()) {
    const answer = content.answers[index];
    if (!answer || answer.met === null)
      check.add(`answers.${index}`, `Say whether you bring this: ${mustHave}`);
    else if (answer.met && answer.evidence === null)
      check.add(`answers.${index}`, "Say in a sentence where you have done this.");
  }
  return check.problems;
}

/** Answers to must-haves that the brief no longer has: its hirer changed it while they were written. */
export function staleAnswers({ answers }: ProposalContent, { mustHaves }: Brief): FieldProblem[] {
  const check = createProblems();
  for (const [index, { mustHave }] of answers.entries())
    if (mustHave && mustHave !== mustHaves[index])
      check.add(`answers.${index}`, `The hirer changed this must-have since you read it: ${mustHave}`);
  return check.problems;
}

/** For each must-have of a brief its answer, wherever it stood when it was written; null for one that is new. */
export function answersTo(
  mustHaves: readonly string[],
  answers: readonly ProposalAnswer[],
): (ProposalAnswer | null)[] {
  return mustHaves.map(
    (mustHave, index) =>
      answers.find((answer) => answer.mustHave === mustHave) ??
      (answers[index]?.mustHave ? null : answers[index]) ??
      null,
  );
}
