import type { PostAnswer } from "~/shell/forms/post-answer";

/** The intents of this part of the page. */
const intents = ["ask", "answer", "remove-question"];

/** Whether this part of the page shows the answer. */
export function isAboutQuestions({ intent }: PostAnswer): boolean {
  return intents.includes(intent);
}

/** The news shown after a post, by its name in the address. */
export const questionNews: Record<string, { title: string; text: string }> = {
  asked: {
    title: "Your question is sent",
    text: "The hirer doesn’t know who asked. You’ll hear from us when they answer.",
  },
  answered: {
    title: "Your answer is out",
    text: "Everyone who can read the brief can read it. You can change it for five minutes.",
  },
  removed: { title: "The question is removed", text: "Its asker is told. No one else has read it." },
};

/** Shown for an answer that came when the brief took no more questions. */
export const noMoreQuestions = "This brief takes no more proposals, and so no more questions.";
