import type { Fault, Noun } from "~/values/problems";

/** Faults that several rules share: `what` names the field within the sentence. */
export function tooLong(what: Noun, most: number): Fault {
  return { code: "tooLong", what, most };
}

export function notOffered(what: Noun): Fault {
  return { code: "notOffered", what };
}

/** The errors of empty texts. */
export { noMessage, noName, noText } from "~/words/problems.generated";
