/** The two sides of a work that came from an accepted proposal, in the API's spelling. */
export const workSides = ["HIRER", "TALENT"] as const;
export type WorkSide = (typeof workSides)[number];

export const otherSide = (side: WorkSide): WorkSide => (side === "HIRER" ? "TALENT" : "HIRER");

/** The two answers of a reference. */
export const referenceAnswers = ["experience", "advice"] as const;
export type ReferenceAnswer = (typeof referenceAnswers)[number];

/** What each side is asked, word for word as readers see it above the answers. */
export const referenceQuestions = {
  HIRER: {
    experience: "What did they do for you?",
    advice: "What would you tell the next person who hires them?",
  },
  TALENT: {
    experience: "How was it to work with them?",
    advice: "What would you tell the next person who works for them?",
  },
} as const satisfies Record<WorkSide, Record<ReferenceAnswer, string>>;

/** The error of an answer that is missing. */
export const noAnswerYet = {
  experience: "Answer the first question in a few words.",
  advice: "Answer the second question in a few words.",
} as const satisfies Record<ReferenceAnswer, string>;
export const noReply = "Write the reply.";
