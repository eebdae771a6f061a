import { hasControls, notOffered, tooLong } from "~/content/fields/messages";
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
    prose(field: string, what: string, text: string | null, most: number) {
      if (text === null) return;
      if (text.length > most) add(field, tooLong(what, most));
      else if (!isProse(text)) add(field, hasControls(what));
    },
    /** One of the values that a choice offers; absent is fine. */
    choice(
      field: string,
      what: string,
      value: string | null,
      offered: readonly (readonly [string, string])[],
    ) {
      if (value !== null && !offered.some(([one]) => one === value)) add(field, notOffered(what));
    },
  };
}
