import { sayProblem } from "~/content/problem-texts";
import type { Noun } from "~/platform/values/problems";

/** Messages that several rules share: `what` names the field within the sentence. */
export function tooLong(what: Noun, most: number): string {
  return sayProblem({ code: "tooLong", what, most });
}

export function hasControls(what: Noun): string {
  return sayProblem({ code: "hasControls", what });
}

export function notOffered(what: Noun): string {
  return sayProblem({ code: "notOffered", what });
}

/** The error of an empty message. */
export { noMessage } from "~/words/problems.generated";
