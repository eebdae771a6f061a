/** How many of a brief's skills a profile has, where it has some and lacks others; else null. */
export interface SkillCount {
  found: number | null;
  all: number | null;
}
