import { answerControls, controlOf } from "~/contract/content/controls";
import { proposalFields } from "~/contract/content/proposal-fields";
import type { FieldProblem } from "~/contract/refusals";
import type { RefusalFieldsFragment } from "~/web/operations/operations.generated";

type Errors = Record<string, string[]>;

/** What was refused, by the form's own controls: the API counts answers, the form letters them. "" is the whole form. */
export function errorsOf(form: FormData, { code, message, problems }: RefusalFieldsFragment): Errors {
  const errors = groupByField(
    problems.map(({ field, message }) => ({ field: controlFor(form, field), message })),
  );
  return code === "INVALID" && problems.length > 0
    ? errors
    : { ...errors, "": [message, ...(errors[""] ?? [])] };
}

export function groupByField(problems: readonly FieldProblem[]): Errors {
  const errors: Errors = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}

function controlFor(form: FormData, field: string): string {
  const index = /^answers\.(\d+)$/.exec(field)?.[1];
  const answer = index === undefined ? undefined : answerControls()[Number(index)];
  if (answer) return form.has(answer.met) ? answer.evidence : answer.met;
  return controlOf(proposalFields, field);
}
