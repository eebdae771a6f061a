import { answerControls, controlOf } from "~/contract/content/controls";
import { proposalFields } from "~/contract/content/proposal-fields";
import { groupByField } from "~/web/forms/refuse-form";
import type { RefusalFieldsFragment } from "~/web/operations/operations.generated";

/** What was refused, by the form's own controls: the API counts answers, the form letters them. "" is the whole form. */
export function errorsOf(
  form: FormData,
  { code, message, problems }: RefusalFieldsFragment,
): Record<string, string[]> {
  const errors = groupByField(
    problems.map(({ field, message }) => ({ field: controlFor(form, field), message })),
  );
  return code === "INVALID" && problems.length > 0
    ? errors
    : { ...errors, "": [message, ...(errors[""] ?? [])] };
}

function controlFor(form: FormData, field: string): string {
  const index = /^answers\.(\d+)$/.exec(field)?.[1];
  const answer = index === undefined ? undefined : answerControls()[Number(index)];
  if (answer) return form.has(answer.met) ? answer.evidence : answer.met;
  return controlOf(proposalFields, field);
}
