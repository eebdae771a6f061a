import { briefFields } from "~/contract/content/brief-fields";
import { emptyContent, pickContent } from "~/contract/content/content";
import { readTexts, toTexts } from "~/contract/content/content.server";
import { controlsOf } from "~/contract/content/controls";
import type { FieldProblem } from "~/contract/refusals";
import type { BriefDetailsFragment, BriefInput } from "~/web/operations/operations.generated";
import { textsOf } from "~/web/request/read-form.server";

export interface TypedBrief {
  /** All that was typed, by control, to be shown again. */
  typed: Record<string, string>;
  brief: BriefInput;
  /** What can't even be asked of the API, by control. Every other rule is the API's. */
  problems: FieldProblem[];
}

/** A form that nobody has typed in. */
export const blankBrief = toTexts(briefFields, emptyContent(briefFields));

/** A brief as it stands in its form. */
export function toTyped(brief: BriefDetailsFragment): Record<string, string> {
  return toTexts(briefFields, pickContent(briefFields, brief));
}

/** What a brief's form posted. A control that it lacks stands as in an empty form. */
export function readBrief(form: FormData): TypedBrief {
  const typed = { ...blankBrief, ...pickControls(textsOf(form)) };
  const { content, problems } = readTexts(briefFields, typed);
  return { typed, brief: content, problems };
}

/** What the form of the two dates posted; all else is sent as it stands, whatever was posted. */
export function readDates(form: FormData, standing: BriefDetailsFragment): TypedBrief {
  const { closesOn, decideOn } = { ...toTyped(standing), ...textsOf(form) };
  const dates = { closesOn: closesOn?.trim() ?? "", decideOn: decideOn?.trim() ?? "" };
  const brief = { ...pickContent(briefFields, standing), ...dates };
  return { typed: { ...toTyped(standing), ...dates }, brief, problems: [] };
}

function pickControls(texts: Record<string, string>): Record<string, string> {
  const names = controlsOf(briefFields).map(({ name }) => name);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}
