import type { FieldProblem } from "~/contract/refusals";
import type { FormAnswer } from "./form-shape";

/** The answer of a form that was not taken: all that was typed, and by control what has to change; "" is the whole form. */
export function refuseForm(
  typed: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
): FormAnswer {
  const error: Record<string, string[]> = {};
  for (const { field, message } of problems) error[field] = [...(error[field] ?? []), message];
  return { status: "error", initialValue: typed, error };
}
