import { type FitAspect, type FitState, fitStates } from "./brief";
import type { SkillCount } from "./skill-count";

type Line = { aspect: FitAspect; state: FitState } & Partial<SkillCount>;

const states = fitStates.map(([state]) => state);

/**
 * The sort key of a fit, greater for a better one: how close the skills are, where a few of them
 * are more than none, then how many lines are in each state, the best state first
 * (decisions/fit.md). Counts below ten compare correctly as text.
 */
export function rankOf(lines: readonly Line[]): string {
  const counts = states.map((state) => lines.filter((line) => line.state === state).length);
  const skills = lines.find(({ aspect }) => aspect === "SKILLS");
  return [closenessOf(skills), ...counts].join();
}

function closenessOf(skills: Line | undefined): number {
  const state = skills?.state ?? "UNKNOWN";
  if (state === "NOT_MET") return skills?.found ? 3 : 1;
  return { MET: 5, NEARLY: 4, UNKNOWN: 2 }[state];
}

/**
 * Whether a member has the required skills, or most of them: without these nothing fits
 * (domain.md).
 */
export function hasSkillsOf(lines: readonly Line[]): boolean {
  return lines.some(({ aspect, state }) => aspect === "SKILLS" && (state === "MET" || state === "NEARLY"));
}
