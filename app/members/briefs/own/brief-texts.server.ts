import { type BriefContent, briefFields } from "~/contract/content/brief-fields";
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
  return toTexts(briefFields, fromApi(brief));
}

/** What a brief's form posted. A control that it lacks stands as in an empty form. */
export function readBrief(form: FormData): TypedBrief {
  const typed = { ...blankBrief, ...pickControls(textsOf(form)) };
  const { content, problems } = readTexts(briefFields, typed);
  return { typed, brief: toApi(content), problems };
}

/** What the form of the two dates posted; all else is sent as it stands, whatever was posted. */
export function readDates(form: FormData, standing: BriefDetailsFragment): TypedBrief {
  const { closesOn, decideOn } = { ...toTyped(standing), ...textsOf(form) };
  const dates = { closesOn: closesOn?.trim() ?? "", decideOn: decideOn?.trim() ?? "" };
  const brief = { ...toApi(fromApi(standing)), ...dates };
  return { typed: { ...toTyped(standing), ...dates }, brief, problems: [] };
}

/** The revision that a form was made from; null for a brief that wasn't saved before. */
export function parseRevision(form: FormData): number | null {
  const text = String(form.get("revision") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function pickControls(texts: Record<string, string>): Record<string, string> {
  const names = controlsOf(briefFields).map(({ name }) => name);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}

// The API spells the values of enumerations in capitals.
function fromApi(brief: BriefDetailsFragment): BriefContent {
  const { budget, workplace, openTo, ...same } = brief;
  return pickContent(briefFields, {
    ...same,
    budget: budget && { ...budget, unit: lower(budget.unit) },
    workplace: workplace && lower(workplace),
    openTo: lower(openTo),
  });
}

function toApi({ budget, workplace, openTo, ...same }: BriefContent): BriefInput {
  return {
    ...same,
    budget: budget && { ...budget, unit: upper(budget.unit) },
    workplace: workplace && upper(workplace),
    openTo: upper(openTo),
  };
}

const lower = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;
const upper = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;
