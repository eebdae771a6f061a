import { tooLong } from "~/domain/fields/messages";
import { createProblems } from "~/features/market/model/checks";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";

/** The problems of a question; null stands for a text without visible characters. */
export function problemsOfQuestion(text: string | null): Problem[] {
  const { least, most } = limits.question;
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", { code: "noQuestion" });
  else if (text.length < least) add("text", { code: "questionTooShort", least });
  else if (text.length > most) add("text", tooLong("question", most));
  prose("text", "question", text, most);
  return problems;
}

export function problemsOfAnswer(text: string | null): Problem[] {
  const { problems, add, prose } = createProblems();
  if (text === null) add("text", { code: "noAnswer" });
  prose("text", "answer", text, limits.answer);
  return problems;
}
