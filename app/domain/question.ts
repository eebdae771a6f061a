import * as labels from "~/words/labels.generated";

/** The states of a question about a brief, with their labels for its author. */
export const questionStates = [
  ["OPEN", labels.questionOpen],
  ["ANSWERED", labels.questionAnswered],
  ["REMOVED", labels.questionRemoved],
  ["LAPSED", labels.questionLapsed],
] as const;
export type QuestionStatus = (typeof questionStates)[number][0];
