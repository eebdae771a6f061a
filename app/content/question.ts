/** What became of a question about a brief, with the words that its asker reads. */
export const questionStates = [
  ["OPEN", "Not answered yet"],
  ["ANSWERED", "Answered"],
  ["REMOVED", "Removed by the hirer"],
  ["LAPSED", "The brief ended before an answer"],
] as const;
export type QuestionStatus = (typeof questionStates)[number][0];

/** Said of a form that is sent without its text. */
export const noQuestion = "Write your question.";
export const noAnswer = "Write your answer.";
