import { type FitAspect, type FitState, fitStates } from "./brief";

type Line = { aspect: FitAspect; state: FitState };

const states = fitStates.map(([state]) => state);

/**
 * What a fit is sorted by, greater for a better one: how near the skills are, then how many lines are in each state,
 * the best state first (decisions/search.md). Below ten, counts compare as text.
 */
export function rankOf(lines: readonly Line[]): string {
  const counts = states.map((state) => lines.filter((line) => line.state === state).length);
  const skills = lines.find(({ aspect }) => aspect === "SKILLS")?.state ?? "UNKNOWN";
  return [states.length - states.indexOf(skills), ...counts].join();
}

/** Whether somebody has the skills that are asked for, or most of them: without these nothing fits (domain.md). */
export function hasSkillsOf(lines: readonly Line[]): boolean {
  return lines.some(({ aspect, state }) => aspect === "SKILLS" && (state === "MET" || state === "NEARLY"));
}
