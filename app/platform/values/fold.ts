import { normalize } from "./text";

/** A text as it is compared: without case and accents. */
export function fold(text: string): string {
  return normalize(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A skill as it is compared: without case, accents and needless spaces. */
export function foldSkill(skill: string): string {
  return fold(skill)
    .replaceAll(/[\s|]+/g, " ")
    .trim();
}
