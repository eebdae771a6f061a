import type { Choices } from "~/values/choices";
import * as labels from "~/words/labels.generated";

/** How many people an agency has, as [value, label]. */
export const teamSizes = [
  ["UP_TO_5", labels.teamUpTo5],
  ["UP_TO_20", labels.teamUpTo20],
  ["OVER_20", labels.teamOver20],
] as const satisfies Choices;
export type TeamSize = (typeof teamSizes)[number][0];

export function teamSizeOf(people: number | null): TeamSize | null {
  if (people === null) return null;
  if (people <= 5) return "UP_TO_5";
  return people <= 20 ? "UP_TO_20" : "OVER_20";
}
