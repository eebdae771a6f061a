import { audiences, budgetUnits, workplaces } from "~/contract/brief";
import { limits } from "~/contract/limits";
import type { FieldProblem } from "~/contract/refusals";
import { toLines, toOneLine, toProse } from "~/contract/text";
import { createProblems } from "../checks";
import type { BriefContent } from "./brief-content";

/** Content as it is stored: NFC, trimmed, without empty entries. */
export function tidyContent(content: BriefContent): BriefContent {
  return {
    ...content,
    title: toOneLine(content.title),
    summary: toProse(content.summary),
    problem: toProse(content.problem),
    desiredOutcome: toProse(content.desiredOutcome),
    skills: toLines(content.skills),
    mustHaves: toLines(content.mustHaves),
    niceToHaves: toLines(content.niceToHaves),
    location: toOneLine(content.location),
  };
}

/** What even a half-written draft must keep to: nothing too long, too many or impossible. */
export function checkContent(content: BriefContent): FieldProblem[] {
  const check = createProblems();
  check.line("title", "the title", content.title, limits.briefTitle.most);
  check.prose("summary", "the summary", content.summary, limits.briefSummary.most);
  check.briefBody(content.problem, content.desiredOutcome);
  check.lines("skills", "skills", content.skills, limits.briefSkills, limits.skill);
  check.lines("mustHaves", "must-haves", content.mustHaves, limits.mustHaves, limits.mustHave);
  check.lines("niceToHaves", "nice-to-haves", content.niceToHaves, limits.mustHaves, limits.mustHave);
  check.price("budget", "the budget", content.budget);
  check.choice("budget", "what the budget is for", content.budget?.unit ?? null, budgetUnits);
  check.day("startOn", content.startOn);
  check.number("weeks", "Weeks", content.weeks, 1, limits.weeks);
  check.choice("workplace", "a workplace", content.workplace, workplaces);
  check.line("location", "the place", content.location, limits.location);
  check.choice("openTo", "who may answer", content.openTo, audiences);
  check.number("seats", "Seats", content.seats, 1, limits.seats);
  check.number("cap", "Proposals at once", content.cap, limits.cap.least, limits.cap.most);
  check.day("closesOn", content.closesOn);
  check.day("decideOn", content.decideOn);
  return check.problems;
}
