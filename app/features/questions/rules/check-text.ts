import { tooLong } from "~/content/fields/messages";
import { limits } from "~/platform/values/limits";
import { noAnswer, noQuestion } from "~/content/question";
import type { FieldProblem } from "~/platform/values/refusals";
import { createProblems } from "~/features/market/rules/checks";

/** What has to change in a question; null is one in which nothing can be seen. */
export function problemsOfQuestion(text: string | null): FieldProblem[] {
  const { least, most } = limits.question;
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", noQuestion);
  else if (text.length < least) add("text", `Say a little more: at least ${least} characters.`);
  else if (text.length > most) add("text", tooLong("the question", most));
  prose("text", "the question", text, most);
  return problems;
}

export function problemsOfAnswer(text: string | null): FieldProblem[] {
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", noAnswer);
  prose("text", "the answer", text, limits.answer);
  return problems;
}
