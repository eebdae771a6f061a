import { hasControls, notOffered, tooLong } from "~/content/fields/messages";
import type { Choices } from "~/platform/values/choices";
import type { Noun } from "~/platform/values/problems";
import type { FieldProblem } from "~/platform/values/refusals";
import { isProse } from "~/platform/values/text";

/** Collects the problems field by field; a field keeps its first one. */
export function createProblems() {
  const problems: FieldProblem[] = [];
  const named = new Set<string>();
  const add = (field: string, message: string) => {
    if (named.has(field)) return;
    named.add(field);
    problems.push({ field, message });
  };
  return {
    problems,
    add,
    /** Text of several lines; absent is fine. */
    prose(field: string, what: Noun, text: string | null, most: number) {
      if (text === null) return;
      if (text.length > most) add(field, tooLong(what, most));
      else if (!isProse(text)) add(field, hasControls(what));
    },
    /** One of the values that a choice offers; absent is fine. */
    choice(field: string, what: Noun, value: string | null, offered: Choices) {
      if (value !== null && !offered.some(([one]) => one === value)) add(field, notOffered(what));
    },
  };
}
