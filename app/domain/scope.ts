import type { WorkSide } from "./reference";

/**
 * What a message about a work asks for, against what the two agreed on: part of it, more without a
 * price, more that becomes a version of its own, or nothing that is done.
 */
export const scopeAnswers = ["IN", "FAVOUR", "CHANGE", "NO"] as const;
export type ScopeAnswer = (typeof scopeAnswers)[number];

/** The hirer asks and takes that back; the talent, who would do the work, answers. */
export const scopeMoves = ["ASK", "TAKE_BACK", "ANSWER"] as const;
export type ScopeMove = (typeof scopeMoves)[number];

/** How a message stands for one of the two. `OVER`: the work ended without an answer. */
export type ScopeStanding = ScopeAnswer | "UNMARKED" | "WAITING_OWN" | "WAITING_THEIRS" | "OVER";

interface Asked {
  /** Null while it isn't marked. */
  askedBy: WorkSide | null;
  /** The last one. */
  answer: ScopeAnswer | null;
}

/** `runs`: whether an answer can still come. */
export function scopeStanding({ askedBy, answer }: Asked, side: WorkSide, runs: boolean): ScopeStanding {
  if (answer) return answer;
  if (askedBy === null) return "UNMARKED";
  if (!runs) return "OVER";
  return askedBy === side ? "WAITING_OWN" : "WAITING_THEIRS";
}
