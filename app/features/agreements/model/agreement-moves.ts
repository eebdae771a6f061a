import { type AgreementMove, type AgreementState, agreementMoves as allMoves } from "~/domain/agreement";
import type { WorkSide } from "~/domain/reference";
import { type Agreement, stateOf } from "./agreement";

/** Whose offer stands, seen from the side that moves; `EITHER` where none does. */
type AgreementActor = "EITHER" | "OFFERER" | "OTHER";

/** `BOTH`: whichever side’s offer stands. */
type Moves = Partial<Record<AgreementMove, { to: AgreementState; by: AgreementActor | "BOTH" }>>;

/**
 * What each side may do, and where it leads. An offer is its own side's confirmation. While it
 * stands, its side withdraws it before it writes another.
 */
export const agreementTable: Record<AgreementState, Moves> = {
  DRAFTING: {
    SAVE: { to: "DRAFTING", by: "EITHER" },
    OFFER: { to: "OFFERED", by: "EITHER" },
  },
  OFFERED: {
    SAVE: { to: "OFFERED", by: "OTHER" },
    COUNTER: { to: "OFFERED", by: "OTHER" },
    CONFIRM: { to: "ACTIVE", by: "OTHER" },
    RETURN: { to: "DRAFTING", by: "OTHER" },
    WITHDRAW: { to: "DRAFTING", by: "OFFERER" },
  },
  ACTIVE: {
    SAVE: { to: "ACTIVE", by: "EITHER" },
    OFFER: { to: "CHANGING", by: "EITHER" },
    END_EARLY: { to: "ENDED", by: "BOTH" },
  },
  CHANGING: {
    SAVE: { to: "CHANGING", by: "OTHER" },
    COUNTER: { to: "CHANGING", by: "OTHER" },
    CONFIRM: { to: "ACTIVE", by: "OTHER" },
    RETURN: { to: "ACTIVE", by: "OTHER" },
    WITHDRAW: { to: "ACTIVE", by: "OFFERER" },
    // The offer falls with it.
    END_EARLY: { to: "ENDED", by: "BOTH" },
  },
  ENDED: {},
};

/** What a side may do by the agreement alone; check separately whether the two may act. */
export function agreementMoves(agreement: Agreement | null, side: WorkSide): AgreementMove[] {
  const actor = actorOf(agreement, side);
  const moves = agreementTable[stateOf(agreement)];
  return allMoves.filter((move) => moves[move]?.by === actor || moves[move]?.by === "BOTH");
}

/** What stays possible though the two can do nothing together. */
export const movesAlone: readonly AgreementMove[] = ["WITHDRAW", "END_EARLY"];

function actorOf(agreement: Agreement | null, side: WorkSide): AgreementActor {
  if (!agreement?.offered) return "EITHER";
  return agreement.offered.by === side ? "OFFERER" : "OTHER";
}
