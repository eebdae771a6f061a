import type { WorkSide } from "~/domain/reference";
import { scopeMoves as allMoves, type ScopeMove } from "~/domain/scope";
import type { ScopeItem } from "./scope-ledger";

export type ItemState = "UNMARKED" | "WAITING" | "ANSWERED";

/**
 * What each side may do about a message, and where it leads. The talent needs no question to
 * answer, and may answer anew: the last answer holds.
 */
export const scopeTable: Record<ItemState, Partial<Record<ScopeMove, { to: ItemState; by: WorkSide }>>> = {
  UNMARKED: {
    ASK: { to: "WAITING", by: "HIRER" },
    ANSWER: { to: "ANSWERED", by: "TALENT" },
  },
  WAITING: {
    TAKE_BACK: { to: "UNMARKED", by: "HIRER" },
    ANSWER: { to: "ANSWERED", by: "TALENT" },
  },
  ANSWERED: {
    ANSWER: { to: "ANSWERED", by: "TALENT" },
  },
};

export function stateOf(item: ScopeItem | null): ItemState {
  if (!item) return "UNMARKED";
  return item.answers.length > 0 ? "ANSWERED" : "WAITING";
}

/** By the item alone; check separately whether the work runs, and the two may act. */
export function scopeMoves(item: ScopeItem | null, side: WorkSide): ScopeMove[] {
  const moves = scopeTable[stateOf(item)];
  return allMoves.filter((move) => moves[move]?.by === side);
}
