import type { ProposalAnswer } from "./proposal";

/**
 * Answers in the order of a brief's must-haves, which may have changed since: each moves to the
 * present position of its must-have. `gone` are those whose must-have no longer exists.
 */
export function alignAnswers<One extends Pick<ProposalAnswer, "mustHave">>(
  mustHaves: readonly string[],
  answers: readonly One[],
): { answers: (One | null)[]; gone: One[] } {
  const found = mustHaves.map(
    (mustHave, index) =>
      answers.find((answer) => answer.mustHave === mustHave) ??
      // An answer without a must-have stays at its position.
      (answers[index]?.mustHave ? null : answers[index]) ??
      null,
  );
  return { answers: found, gone: answers.filter((answer) => !found.includes(answer)) };
}
