import type { PostAnswer } from "~/shell/forms/post-answer";
import * as words from "~/words/questions.generated";

/** The intents of this part of the page. */
const intents = ["ask", "answer", "clarify", "remove-question"];

/** Whether this part of the page shows the answer. */
export function isAboutQuestions({ intent }: PostAnswer): boolean {
  return intents.includes(intent);
}

/** The news shown after a post, by its name in the address. */
export const questionNews = (): Record<string, { title: string; text: string }> => ({
  asked: { title: words.sentTitle(), text: words.sentText() },
  answered: { title: words.answerSentTitle(), text: words.answerSentText() },
  clarified: { title: words.clarifiedTitle(), text: words.clarifiedText() },
  removed: { title: words.removedTitle(), text: words.removedText() },
});
