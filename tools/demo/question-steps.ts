import { questionId } from "~/features/questions/model/question";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { day, type Step } from "./step";
import { type DemoQuestion, questions } from "./texts/texts";

/** What is asked about two of the briefs, and what their hirers answer. */
export function questionSteps(uidOf: (handle: string) => string, now: number): Step[] {
  return questions.flatMap((question, index) =>
    stepsOf(question, `sample-question-${index + 1}`, uidOf, now),
  );
}

function stepsOf(
  { brief: briefId, hirer, asker, asked, text, answer }: DemoQuestion,
  key: string,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const question = { briefId, key, text };
  const asking: Step = {
    at: now - asked * day,
    what: `${asker} asks about ${briefId}`,
    run: (parts) => askQuestion(parts, uidOf(asker), question),
  };
  if (!answer) return [asking];
  const { after, changesBrief = false } = answer;
  const answering: Step = {
    at: now - (asked - after) * day,
    what: `${hirer} answers ${key}`,
    run: (parts) =>
      answerQuestion(parts, uidOf(hirer), questionId(uidOf(asker), question), {
        text: answer.text,
        changesBrief,
      }),
  };
  return [asking, answering];
}
