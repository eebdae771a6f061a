import type { DecisionBrief } from "./decide-reads.server";

export type SeatsLeft = Pick<DecisionBrief, "counts" | "seats">;

/** Whether the next acceptance fills a brief. */
export function isLastSeat({ counts, seats }: SeatsLeft): boolean {
  return counts.accepted + 1 >= seats;
}
