import type { FitAspect } from "~/web/operations/operations.generated";

/** Lines of the fit checklist that have a row of their own; must-haves have one each. */
export const compareAspects: readonly (readonly [FitAspect, string])[] = [
  ["SKILLS", "Skills"],
  ["RATE", "Rate within the budget"],
  ["DATES", "Dates"],
  ["WORKPLACE", "Place of work"],
];
