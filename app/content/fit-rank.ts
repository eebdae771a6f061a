import { type FitAspect, type FitState, fitStates } from "./brief";

type Line = { aspect: FitAspect; state: FitState };

const states = fitStates.map(([state]) => state);

/**
 * The sort key of a fit, greater for a better one: how close the skills are, then how many lines
 * are in each state, the best state first (decisions/search.md). Counts below ten compare correctly
 * as text.
 */
export function rankOf(lines: readonly Line[]): string {
  const counts = states.map((state) => lines.filter((line) => line.state === state).length);
  const skills = lines.find(({ aspect }) => aspect === "SKILLS")?.state ?? "UNKNOWN";
  return [states.length - states.indexOf(skills), ...counts].join();
}

/**
 * Whether a member has the required skills, or most of them: without these nothing fits
 * (domain.md).
 */
export function hasSkillsOf(lines: readonly Line[]): boolean {
  return lines.some(({ aspect, state }) => aspect === "SKILLS" && (state === "MET" || state === "NEARLY"));
}
