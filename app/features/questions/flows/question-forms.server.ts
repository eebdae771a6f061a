import { briefPath } from "~/paths";
import type { Post } from "~/shell/forms/member-form.server";
import { doneAt } from "~/shell/forms/outcome.server";
import {
  AnswerQuestionDocument,
  AskQuestionDocument,
  ClarifyBriefDocument,
  RemoveQuestionDocument,
} from "~/shell/operations/operations.generated";
import * as words from "~/words/questions.generated";

/** The controls of the forms about questions. */
export const questionControls = ["key", "text", "question", "changesBrief"];

/** The moves of talent and hirer on questions, by the form's `intent`. */
export const questionMoves = {
  async ask({ ask, typed }: Post, brief: string) {
    const { key = "", text = "" } = typed;
    const { askQuestion } = await ask(AskQuestionDocument, { brief, key, text });
    const isClosed = askQuestion.refusal?.code === "BRIEF_CLOSED";
    const path = pathOf(brief, "asked", askQuestion.question?.id ?? key);
    return doneAt(path, askQuestion, isClosed ? words.noMoreQuestions() : undefined);
  },
  async answer({ ask, typed }: Post, brief: string) {
    const { question: id = "", text = "" } = typed;
    const changesBrief = typed.changesBrief === "on";
    const { answerQuestion } = await ask(AnswerQuestionDocument, { id, text, changesBrief });
    return doneAt(pathOf(brief, "answered", id), answerQuestion);
  },
  async clarify({ ask, typed }: Post, brief: string) {
    const { key = "", text = "" } = typed;
    const { clarifyBrief } = await ask(ClarifyBriefDocument, { brief, key, text });
    const isFull = clarifyBrief.refusal?.code === "TOO_MANY";
    const path = pathOf(brief, "clarified", clarifyBrief.question?.id ?? key);
    return doneAt(path, clarifyBrief, isFull ? words.clarifiedEnough() : undefined);
  },
  async "remove-question"({ ask, typed }: Post, brief: string) {
    const { question: id = "" } = typed;
    const { removeQuestion } = await ask(RemoveQuestionDocument, { id });
    return doneAt(pathOf(brief, "removed", id), removeQuestion);
  },
};

/**
 * The brief's page at its questions, with news of what happened. The question's id is in the
 * address, so that the next question's news is shown, too.
 */
function pathOf(brief: string, news: string, id: string): string {
  return `${briefPath(brief)}?${new URLSearchParams({ news, about: id })}#questions`;
}
