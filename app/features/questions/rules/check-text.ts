import { tooLong } from "~/content/fields/messages";
import { noAnswer, noQuestion } from "~/content/question";
import { createProblems } from "~/features/market/rules/checks";
import { limits } from "~/platform/values/limits";
import type { FieldProblem } from "~/platform/values/refusals";

/** The problems of a question; null stands for a text without visible characters. */
export function problemsOfQuestion(text: string | null): FieldProblem[] {
  const { least, most } = limits.question;
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", noQuestion());
  else if (text.length < least) add("text", `Say a little more: at least ${least} characters.`);
  else if (text.length > most) add("text", tooLong("question", most));
  prose("text", "question", text, most);
  return problems;
}

export function problemsOfAnswer(text: string | null): FieldProblem[] {
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", noAnswer());
  prose("text", "answer", text, limits.answer);
  return problems;
}
