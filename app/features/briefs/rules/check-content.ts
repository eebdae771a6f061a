import { type BriefContent, briefFields } from "~/content/fields/brief-fields";
import { checkContent } from "~/content/fields/content.server";
import { limits } from "~/platform/values/limits";
import type { Problem } from "~/platform/values/problems";

/** Limits that hold for unfinished drafts, too. The problem and the outcome share one limit. */
export function checkBriefContent(content: BriefContent): Problem[] {
  const problems = checkContent(briefFields, content);
  const body = (content.problem?.length ?? 0) + (content.desiredOutcome?.length ?? 0);
  if (body <= limits.briefBody || problems.some(({ field }) => field === "problem")) return problems;
  return [...problems, { field: "problem", code: "bodyTooLong", most: limits.briefBody }];
}
