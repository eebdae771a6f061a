import type { ProposalAnswer } from "./proposal";

/**
 * Answers in the order of a brief's must-haves, which may have changed since they were written: each
 * goes where its must-have stands now. `gone` are those whose must-have is no more.
 */
export function alignAnswers<One extends Pick<ProposalAnswer, "mustHave">>(
  mustHaves: readonly string[],
  answers: readonly One[],
): { answers: (One | null)[]; gone: One[] } {
  const found = mustHaves.map(
    (mustHave, index) =>
      answers.find((answer) => answer.mustHave === mustHave) ??
      // Nobody said which it was written for.
      (answers[index]?.mustHave ? null : answers[index]) ??
      null,
  );
  return { answers: found, gone: answers.filter((answer) => !found.includes(answer)) };
}
