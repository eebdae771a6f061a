import type { WorkSide } from "~/domain/reference";
import { timeMoves as allMoves, type TimeMove, type TimeState } from "~/domain/time-sheet";

/** `BEFORE`: to where it stood before it was submitted. */
type Moves = Partial<Record<TimeMove, { to: TimeState | "BEFORE"; by: WorkSide }>>;

/** What each side may do with a week, and where it leads. */
export const timeTable: Record<TimeState, Moves> = {
  OPEN: {
    SAVE: { to: "OPEN", by: "TALENT" },
    SUBMIT: { to: "SUBMITTED", by: "TALENT" },
  },
  SUBMITTED: {
    TAKE_BACK: { to: "BEFORE", by: "TALENT" },
    APPROVE: { to: "APPROVED", by: "HIRER" },
    RETURN: { to: "RETURNED", by: "HIRER" },
  },
  RETURNED: {
    SAVE: { to: "RETURNED", by: "TALENT" },
    SUBMIT: { to: "SUBMITTED", by: "TALENT" },
  },
  APPROVED: {},
};

/** What writes a week, or opens it again to be written. */
const writing: readonly TimeMove[] = ["SAVE", "SUBMIT", "TAKE_BACK", "RETURN"];

/**
 * What a side may do by the week alone; `takesTime`: whether the version that holds is paid by
 * time, and the week lies within its dates. Check separately whether the two may act.
 */
export function movesOf(state: TimeState, side: WorkSide, takesTime: boolean): TimeMove[] {
  const moves = timeTable[state];
  return allMoves.filter((move) => moves[move]?.by === side && (takesTime || !writing.includes(move)));
}

/**
 * What stays possible: a block doesn’t end pay that is owed, but no words pass. With a side that is
 * away nothing moves together.
 */
export function movesDespite(moves: readonly TimeMove[], hindrance: string | null): TimeMove[] {
  if (hindrance === null) return [...moves];
  if (hindrance === "BLOCKED") return moves.filter((move) => move !== "RETURN");
  return moves.filter((move) => move === "TAKE_BACK");
}
