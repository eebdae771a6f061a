import { milestoneMoves as allMoves, type MilestoneMove, type MilestoneState } from "~/domain/milestone";
import type { WorkSide } from "~/domain/reference";
import { DELIVERY_WITHDRAWN_FOR } from "~/values/durations";
import type { Progress } from "./milestone";

/** `BEFORE`: to where it stood before the delivery. */
type Moves = Partial<Record<MilestoneMove, { to: MilestoneState | "BEFORE"; by: WorkSide }>>;

/** What each side may do, and where it leads. */
export const milestoneTable: Record<MilestoneState, Moves> = {
  PLANNED: {
    DELIVER: { to: "DELIVERED", by: "TALENT" },
    // Asked once more on the page: nothing was delivered.
    ACCEPT: { to: "ACCEPTED", by: "HIRER" },
  },
  DELIVERED: {
    TAKE_BACK: { to: "BEFORE", by: "TALENT" },
    ACCEPT: { to: "ACCEPTED", by: "HIRER" },
    SEND_BACK: { to: "RETURNED", by: "HIRER" },
  },
  RETURNED: {
    DELIVER: { to: "DELIVERED", by: "TALENT" },
    ACCEPT: { to: "ACCEPTED", by: "HIRER" },
  },
  ACCEPTED: {},
};

/**
 * What a side may do by the milestone alone; check separately whether the two may act. `isOver`:
 * the agreement ended early, and nothing more is delivered.
 */
export function movesOf(
  progress: Progress | null,
  side: WorkSide,
  now: Date,
  isOver: boolean,
): MilestoneMove[] {
  const moves = milestoneTable[progress?.state ?? "PLANNED"];
  return allMoves.filter(
    (move) =>
      moves[move]?.by === side &&
      (move !== "TAKE_BACK" || isFresh(progress, now)) &&
      (move !== "DELIVER" || !isOver),
  );
}

function isFresh(progress: Progress | null, now: Date): boolean {
  return progress !== null && now.getTime() < Date.parse(progress.at) + DELIVERY_WITHDRAWN_FOR;
}

/**
 * What stays possible: a block doesn’t end work that is owed, but no words pass. With a side that
 * is away nothing moves together.
 */
export function movesDespite(
  moves: readonly MilestoneMove[],
  hindrance: string | null,
): readonly MilestoneMove[] {
  if (hindrance === null) return moves;
  if (hindrance === "BLOCKED") return moves.filter((move) => move !== "SEND_BACK");
  return moves.filter((move) => move === "TAKE_BACK");
}
