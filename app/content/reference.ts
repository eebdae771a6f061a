/** The two sides of a work that came from an accepted proposal, in the API's spelling. */
export const workSides = ["HIRER", "TALENT"] as const;
export type WorkSide = (typeof workSides)[number];

export const otherSide = (side: WorkSide): WorkSide => (side === "HIRER" ? "TALENT" : "HIRER");

/** What of a side's an administrator can take from the page on which it stands. */
export const removableTexts = ["REFERENCE", "REPLY"] as const;
export type RemovableText = (typeof removableTexts)[number];

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

/** What is said of a reference by somebody without an account, wherever it stands. */
export const byMail = "by e-mail, for work elsewhere";

/**
 * Where a reference that was asked for by e-mail stands. `LAPSED` had no answer in time, so its
 * mailbox can be asked again; `OVER` is a no of either side, for good. `REMOVED` was taken down by
 * an administrator.
 */
export const askedStates = ["SENT", "SHOWN", "LAPSED", "OVER", "REMOVED"] as const;
export type AskedStatus = (typeof askedStates)[number];

export const noName = "Write the name.";
export const noTitle = "Say in a few words what the work was.";
export const noYear = "Write the year as four digits, not in the future.";
export const ownAddress = "That is your own e-mail.";
export const askedBefore =
  "You’ve asked them before. You can ask again 30 days later if they didn’t answer, three times in all.";
export const askedTooMany = "You can ask ten people in 30 days, and three can wait for an answer at once.";

/** The error of an answer that is missing. */
export const noAnswerYet = {
  experience: "Answer the first question in a few words.",
  advice: "Answer the second question in a few words.",
} as const satisfies Record<ReferenceAnswer, string>;
/** What the form for a reply says. */
export const replyHint = "Once, under the reference, for everyone who reads it. It can’t be changed.";
export const noReply = "Write the reply.";
