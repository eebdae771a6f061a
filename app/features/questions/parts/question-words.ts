import type { PostAnswer } from "~/shell/forms/post-answer";

/** What the buttons of this part of the page are called in a post. */
const intents = ["ask", "answer", "remove-question"];

/** Whether what was answered is for this part of the page to show. */
export function isAboutQuestions({ intent }: PostAnswer): boolean {
  return intents.includes(intent);
}

/** What happened on the page before, by the name that its address gives it. */
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

/** Said of an answer that came when the brief took no more questions. */
export const noMoreQuestions = "This brief takes no more proposals, and so no more questions.";
