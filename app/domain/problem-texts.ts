import type { Fault, Noun, Problem, ProblemCode } from "~/values/problems";
import type { FieldProblem } from "~/values/refusals";
import * as nouns from "~/words/contentNouns.generated";
import * as problems from "~/words/problems.generated";

const nounOf: Readonly<Record<Noun, () => string>> = nouns;
const messageOf: Readonly<Record<ProblemCode, (given: never) => string>> = problems;

/** What is wrong, as its reader reads it. */
export function sayFault({ code, ...given }: Fault): string {
  const filled: object = "what" in given ? { ...given, what: sayNoun(given.what) } : given;
  return messageOf[code](filled as never);
}

export function sayNoun(what: Noun): string {
  return nounOf[what]();
}

/** A problem with its sentence, for a form. */
export function sayProblem({ field, ...fault }: Problem): FieldProblem {
  return { field, message: sayFault(fault) };
}
