import * as words from "~/words/contentFields.generated";
import type { WorkSide } from "./reference";

/**
 * How the agreement of two who work together stands: nothing is offered, a first version is, one
 * holds that both confirmed, one holds and a change of it is offered, or a side ended it early.
 */
export const agreementStates = ["DRAFTING", "OFFERED", "ACTIVE", "CHANGING", "ENDED"] as const;
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
export const agreementMoves = [
  "SAVE",
  "OFFER",
  "COUNTER",
  "CONFIRM",
  "RETURN",
  "WITHDRAW",
  "END_EARLY",
] as const;
export type AgreementMove = (typeof agreementMoves)[number];

/** The same for one of its two sides. */
export type AgreementStanding =
  | "DRAFTING"
  | "OFFERED_OWN"
  | "OFFERED_THEIRS"
  | "ACTIVE"
  | "CHANGING_OWN"
  | "CHANGING_THEIRS"
  | "ENDED_OWN"
  | "ENDED_THEIRS";

interface Standing {
  state: AgreementState;
  offeredBy: WorkSide | null;
  /** Null unless a side ended it early. */
  ended: { by: WorkSide } | null;
}

export function standingFor({ state, offeredBy, ended }: Standing, side: WorkSide): AgreementStanding {
  if (state === "DRAFTING" || state === "ACTIVE") return state;
  const by = state === "ENDED" ? ended?.by : offeredBy;
  return `${state}_${by === side ? "OWN" : "THEIRS"}`;
}

/** What it means that the hirer says nothing to a delivery within the days for review. */
export const silences = [
  ["NOTHING", words.silenceNothing],
  ["ACCEPTS", words.silenceAccepts],
] as const;

/** Characters of a hash that a page shows: enough to compare by eye. */
export const hashShown = 12;
