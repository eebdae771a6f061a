import type { QuestionStatus } from "~/domain/question";

export type QuestionEvent = "ANSWER" | "EDIT_ANSWER" | "REMOVE" | "LAPSE";

interface Move {
  to: QuestionStatus;
  by: readonly ("hirer" | "system")[];
}

/** The state machine of a question. What is not here is refused. */
export const questionMoves: Record<QuestionStatus, Partial<Record<QuestionEvent, Move>>> = {
  OPEN: {
    ANSWER: { to: "ANSWERED", by: ["hirer"] },
    REMOVE: { to: "REMOVED", by: ["hirer"] },
    LAPSE: { to: "LAPSED", by: ["system"] },
  },
  // For ANSWER_CHANGES_FOR; after that it is fixed.
  ANSWERED: { EDIT_ANSWER: { to: "ANSWERED", by: ["hirer"] } },
  REMOVED: {},
  LAPSED: {},
};
