import type { Noun, ProblemCode } from "~/values/problems";
import * as words from "~/words/content.generated";
import * as problems from "~/words/problems.generated";

/** The two sides of a work that came from an accepted proposal, in the API's spelling. */
export const workSides = ["HIRER", "TALENT"] as const;
export type WorkSide = (typeof workSides)[number];

export const otherSide = (side: WorkSide): WorkSide => (side === "HIRER" ? "TALENT" : "HIRER");

/**
 * How a work stands for one of its two sides: what that side does next follows from it. `NEW` is a
 * yes of the last days, `LONGER` runs past its planned end; one of the two said that it has ended
 * (`SAID`, `ASKED`); then come the references. `APART`: the two can do nothing together for now.
 */
export const workStages = [
  "NEW",
  "BEFORE",
  "RUNNING",
  "LONGER",
  "SAID",
  "ASKED",
  "WRITE",
  "OTHER_WROTE",
  "OWN_WROTE",
  "REPLY",
  "SHOWN",
  "APART",
] as const;
export type WorkStage = (typeof workStages)[number];

/** What of a side's an administrator can take from the page on which it stands. */
export const removableTexts = ["REFERENCE", "REPLY"] as const;
export type RemovableText = (typeof removableTexts)[number];

/** The two answers of a reference. */
export const referenceAnswers = ["experience", "advice"] as const;
export type ReferenceAnswer = (typeof referenceAnswers)[number];

/** What each side is asked, word for word as readers see it above the answers. */
export const referenceQuestions = {
  HIRER: {
    experience: words.hirerExperience,
    advice: words.hirerAdvice,
  },
  TALENT: {
    experience: words.talentExperience,
    advice: words.talentAdvice,
  },
} as const satisfies Record<WorkSide, Record<ReferenceAnswer, () => string>>;

/** The same within a message, by their names in the catalogue. */
export const questionNouns = {
  HIRER: { experience: "hirerExperience", advice: "hirerAdvice" },
  TALENT: { experience: "talentExperience", advice: "talentAdvice" },
} as const satisfies Record<WorkSide, Record<ReferenceAnswer, Noun>>;

/**
 * Where a reference that was asked for by e-mail stands. `LAPSED` had no answer in time, so its
 * mailbox can be asked again; `OVER` is a no of either side, for good. `REMOVED` was taken down by
 * an administrator.
 */
export const askedStates = ["SENT", "SHOWN", "LAPSED", "OVER", "REMOVED"] as const;
export type AskedStatus = (typeof askedStates)[number];

export { noName, noReply, noTitle, noYear } from "~/words/problems.generated";

/** The error of an answer that is missing: its code, and its message. */
export const missingAnswers = {
  experience: "noExperience",
  advice: "noAdvice",
} as const satisfies Record<ReferenceAnswer, ProblemCode>;
export const noAnswerYet = {
  experience: problems.noExperience,
  advice: problems.noAdvice,
} as const satisfies Record<ReferenceAnswer, () => string>;
/** What the form for a reply says. */
export { replyHint } from "~/words/content.generated";

/** Letters of the secret in a link to an asked reference: 144 bits, in base64url. */
export const askedSecretLength = 24;
