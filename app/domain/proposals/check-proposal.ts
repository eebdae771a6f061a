import { limits } from "~/contract/limits";
import { rateUnits } from "~/contract/profile";
import type { FieldProblem } from "~/contract/refusals";
import type { Brief } from "../briefs/brief";
import { createProblems } from "../checks";
import { toLines, toProse } from "../text";
import type { ProposalContent } from "./proposal";

/** Content as it is stored: NFC and trimmed. */
export function tidyProposal(content: ProposalContent): ProposalContent {
  return {
    ...content,
    pitch: toProse(content.pitch),
    answers: content.answers.map(({ met, evidence }) => ({ met, evidence: toProse(evidence) })),
    links: toLines(content.links),
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
export function problemsForSending(content: ProposalContent, brief: Brief): FieldProblem[] {
  const check = createProblems();
  if ((content.pitch?.length ?? 0) < limits.pitch.least)
    check.add("pitch", `Write at least ${limits.pitch.least} characters: what you would do, and why you.`);
  for (const [index, mustHave] of brief.mustHaves.entries()) {
    const answer = content.answers[index];
    if (!answer) check.add(`answers.${index}`, `Say whether you bring this: ${mustHave}`);
    else if (answer.met && answer.evidence === null)
      check.add(`answers.${index}`, "Say in a sentence where you have done this.");
  }
  return check.problems;
}
