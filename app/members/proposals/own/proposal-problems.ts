import type { RefusalFieldsFragment } from "~/web/operations/operations.generated";
import { answerFields } from "./proposal-fields";

/** What was refused, by the form's own fields: the API counts answers, the form letters them. "" is the whole form. */
export function errorsOf(
  form: FormData,
  { code, message, problems }: RefusalFieldsFragment,
): Record<string, string[]> {
  const errors: Record<string, string[]> = code === "INVALID" && problems.length > 0 ? {} : { "": [message] };
  for (const problem of problems) {
    const name = fieldOf(form, problem.field);
    errors[name] = [...(errors[name] ?? []), problem.message];
  }
  return errors;
}

function fieldOf(form: FormData, field: string): string {
  const index = /^answers\.(\d+)$/.exec(field)?.[1];
  const names = index === undefined ? undefined : answerFields[Number(index)];
  if (names) return form.has(names.met) ? names.evidence : names.met;
  if (field === "rate") return "rateMin";
  return ["pitch", "startOn", "links"].includes(field) ? field : "";
}
