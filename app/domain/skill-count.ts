/**
 * How many of a brief's skills a profile has, where it lacks some; of 0 for an aspect that the
 * brief asks nothing about; else null.
 */
export interface SkillCount {
  found: number | null;
  all: number | null;
}

export const asksFor = ({ all }: Pick<SkillCount, "all">): boolean => all !== 0;
