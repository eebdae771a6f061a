import { notOffered, tooLong } from "~/domain/fields/messages";
import type { Choices } from "~/values/choices";
import type { Fault, Noun, Problem } from "~/values/problems";

/** Collects the problems field by field; a field keeps its first one. */
export function createProblems() {
  const problems: Problem[] = [];
  const named = new Set<string>();
  const add = (field: string, fault: Fault) => {
    if (named.has(field)) return;
    named.add(field);
    problems.push({ field, ...fault });
  };
  return {
    problems,
    add,
    /** Text of several lines; absent is fine. */
    prose(field: string, what: Noun, text: string | null, most: number) {
      if (text !== null && text.length > most) add(field, tooLong(what, most));
    },
    /** One of the values that a choice offers; absent is fine. */
    choice(field: string, what: Noun, value: string | null, offered: Choices) {
      if (value !== null && !offered.some(([one]) => one === value)) add(field, notOffered(what));
    },
  };
}
