import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { checkContent } from "~/domain/fields/content.server";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";

/** Limits that hold for unfinished drafts, too. The problem and the outcome share one limit. */
export function checkBriefContent(content: BriefContent): Problem[] {
  const problems = checkContent(briefFields, content);
  const body = (content.problem?.length ?? 0) + (content.desiredOutcome?.length ?? 0);
  if (body <= limits.briefBody || problems.some(({ field }) => field === "problem")) return problems;
  return [...problems, { field: "problem", code: "bodyTooLong", most: limits.briefBody }];
}
