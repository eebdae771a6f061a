import { type BriefContent, briefFields } from "~/content/fields/brief-fields";
import { checkContent } from "~/content/fields/content.server";
import { limits } from "~/platform/values/limits";
import type { FieldProblem } from "~/platform/values/refusals";

/** Limits that hold for unfinished drafts, too. The problem and the outcome share one limit. */
export function checkBriefContent(content: BriefContent): FieldProblem[] {
  const problems = checkContent(briefFields, content);
  const body = (content.problem?.length ?? 0) + (content.desiredOutcome?.length ?? 0);
  if (body <= limits.briefBody || problems.some(({ field }) => field === "problem")) return problems;
  const most = limits.briefBody.toLocaleString("en");
  return [
    ...problems,
    { field: "problem", message: `Keep problem and outcome together within ${most} characters.` },
  ];
}
