/** The states of a question about a brief, with their labels for its author. */
export const questionStates = [
  ["OPEN", "Not answered yet"],
  ["ANSWERED", "Answered"],
  ["REMOVED", "Removed by the hirer"],
  ["LAPSED", "The brief ended before an answer"],
] as const;
export type QuestionStatus = (typeof questionStates)[number][0];

/** The error of a question form without text. */
export const noQuestion = "Write your question.";
export const noAnswer = "Write your answer.";
