import { normalize } from "./text";

/** A text for comparison: without case and accents. */
export function fold(text: string): string {
  return normalize(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A skill for comparison: without case, accents and needless spaces. */
export function foldSkill(skill: string): string {
  return fold(skill)
    .replaceAll(/[\s|]+/g, " ")
    .trim();
}
