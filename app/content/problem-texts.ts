import type { Noun, ProblemCode, Said } from "~/platform/values/problems";
import * as nouns from "~/words/contentNouns.generated";
import * as problems from "~/words/problems.generated";

const nounOf: Readonly<Record<Noun, () => string>> = nouns;
const messageOf: Readonly<Record<ProblemCode, (given: never) => string>> = problems;

/** A problem as its reader reads it. */
export function sayProblem({ code, ...given }: Said): string {
  const filled: object = "what" in given ? { ...given, what: nounOf[given.what]() } : given;
  return messageOf[code](filled as never);
}
