import type { FitAspect, FitState } from "./brief";
import type { DeclineReason } from "./proposal";

/** What speaks against a proposal, what weighs most first, and the reason that it is for a no. */
const against: readonly (readonly [FitAspect, FitState, DeclineReason])[] = [
  ["MUST_HAVES", "NOT_MET", "MUST_HAVES"],
  ["RATE", "NOT_MET", "RATE"],
  ["DATES", "NOT_MET", "DATES"],
  ["RATE", "NEARLY", "RATE"],
  ["DATES", "NEARLY", "DATES"],
  ["MUST_HAVES", "UNKNOWN", "UNCLEAR"],
];

/** The reason that a fit suggests for a no. Where nothing speaks against it, somebody else was nearer. */
export function suggestedReason(fit: readonly { aspect: FitAspect; state: FitState }[]): DeclineReason {
  const found = against.find(([aspect, state]) =>
    fit.some((line) => line.aspect === aspect && line.state === state),
  );
  return found?.[2] ?? "EXPERIENCE";
}
