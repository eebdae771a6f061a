import type { FitAspect, FitState } from "./brief";
import type { DeclineReason } from "./proposal";

/**
 * What speaks against a proposal, in order of weight, and the reason to decline that it suggests.
 */
const against: readonly (readonly [FitAspect, FitState, DeclineReason])[] = [
  ["MUST_HAVES", "NOT_MET", "MUST_HAVES"],
  ["RATE", "NOT_MET", "RATE"],
  ["DATES", "NOT_MET", "DATES"],
  ["SKILLS", "NOT_MET", "EXPERIENCE"],
  ["RATE", "NEARLY", "RATE"],
  ["DATES", "NEARLY", "DATES"],
  ["MUST_HAVES", "UNKNOWN", "UNCLEAR"],
];

/**
 * The reason to decline that a fit suggests; null if nothing speaks against the proposal: then only
 * the hirer knows why.
 */
export function suggestedReason(
  fit: readonly { aspect: FitAspect; state: FitState }[],
): DeclineReason | null {
  const found = against.find(([aspect, state]) =>
    fit.some((line) => line.aspect === aspect && line.state === state),
  );
  return found?.[2] ?? null;
}
