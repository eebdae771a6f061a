import type { FieldProblem } from "~/platform/values/refusals";
import type { FormAnswer } from "./form-shape";

/** The answer of a form that was not taken: all that was typed, and by control what has to change; "" is the whole form. */
export function refuseForm(
  typed: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
): FormAnswer {
  return { status: "error", initialValue: typed, error: groupByField(problems) };
}

/** All that has to change, by control. */
function groupByField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
