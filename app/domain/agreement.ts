import type { WorkSide } from "./reference";

/**
 * How the agreement of two who work together stands: nothing is offered, a first version is, one
 * holds that both confirmed, or one holds and a change of it is offered.
 */
export const agreementStates = ["DRAFTING", "OFFERED", "ACTIVE", "CHANGING"] as const;
export type AgreementState = (typeof agreementStates)[number];

/** How a version stands. What was confirmed stays so, also when a later one holds. */
export const agreementVersionStates = [
  "OFFERED",
  "CONFIRMED",
  "SUPERSEDED",
  "RETURNED",
  "WITHDRAWN",
  "LAPSED",
] as const;
export type AgreementVersionStatus = (typeof agreementVersionStates)[number];

/** `COUNTER` offers another version in place of the other side's. */
export const agreementMoves = ["SAVE", "OFFER", "COUNTER", "CONFIRM", "RETURN", "WITHDRAW"] as const;
export type AgreementMove = (typeof agreementMoves)[number];

/** The same for one of its two sides. */
export type AgreementStanding =
  | "DRAFTING"
  | "OFFERED_OWN"
  | "OFFERED_THEIRS"
  | "ACTIVE"
  | "CHANGING_OWN"
  | "CHANGING_THEIRS";

export function standingFor(
  { state, offeredBy }: { state: AgreementState; offeredBy: WorkSide | null },
  side: WorkSide,
): AgreementStanding {
  if (state === "DRAFTING" || state === "ACTIVE") return state;
  return `${state}_${offeredBy === side ? "OWN" : "THEIRS"}`;
}

/** Characters of a hash that a page shows: enough to compare by eye. */
export const hashShown = 12;
