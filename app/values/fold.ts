import { normalize } from "./text";

/** A text for comparison: without case and accents. */
export function fold(text: string): string {
  return normalize(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * A skill for comparison: without case, accents and separators, and without the "js" that some
 * write behind a library's name. "Node.js", "NodeJS", "node js" and "Node" are one.
 */
export function foldSkill(skill: string): string {
  return fold(skill)
    .replaceAll(/[\s|._/&'’\p{Pd}]+/gu, "")
    .replace(/(?<=..)js$/, "");
}

/** The same as it was until separators counted for nothing: stored documents have it. */
export function foldSkillAsBefore(skill: string): string {
  return fold(skill)
    .replaceAll(/[\s|]+/g, " ")
    .trim();
}
