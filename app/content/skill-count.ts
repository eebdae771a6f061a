/** How many of a brief's skills a profile has. */
export interface SkillCount {
  found: string;
  all: string;
}

/**
 * The two numbers that the reason of a profile begins with that lacks some skills, in any language:
 * "1 of 3. …"; null where it names none, or nothing of them.
 */
export function skillCountIn(detail: string): SkillCount | null {
  const [, found, all] = /^([1-9]\d*)\D{1,12}(\d+)(?=\. )/.exec(detail) ?? [];
  return found && all ? { found, all } : null;
}
