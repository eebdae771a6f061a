import type { z } from "zod";
import { audiences, budgetUnits, workplaces } from "~/contract/brief";
import { type Choices, valueNamed } from "~/contract/choices";
import { amount, wholeNumber } from "~/contract/forms/fields.server";
import { limits } from "~/contract/limits";
import type { FieldProblem } from "~/contract/refusals";
import { splitEntries } from "~/contract/text";
import type { BriefInput } from "~/web/operations/operations.generated";
import { type BriefField, blankBrief, briefFieldNames, type TypedBrief } from "./brief-fields";

export interface ParsedBrief {
  /** All that was typed, to be shown again. */
  typed: TypedBrief;
  brief: BriefInput;
  /** What can't even be asked of the API: no number, no choice of ours. Every other rule is the API's. */
  problems: FieldProblem[];
}

/** What a brief's form posted, as the API takes it: money in minor units, one entry a line. */
export function parseBrief(form: FormData): ParsedBrief {
  const problems: FieldProblem[] = [];
  const typed = Object.fromEntries(
    briefFieldNames.map((name) => [name, String(form.get(name) ?? blankBrief[name])]),
  ) as TypedBrief;

  function number(name: BriefField, schema: z.ZodType<number>): number | null {
    if (typed[name].trim() === "") return null;
    const parsed = schema.safeParse(typed[name]);
    if (parsed.success) return parsed.data;
    problems.push({ field: name, message: parsed.error.issues[0]?.message ?? "Write a number." });
    return null;
  }
  function choice<Value extends string>(name: BriefField, offered: Choices<Value>): Value | null {
    const chosen = valueNamed(offered, typed[name]);
    if (chosen === null && typed[name] !== "")
      problems.push({ field: name, message: "Choose one from the list." });
    return chosen;
  }
  const lines = (name: BriefField) => splitEntries(typed[name], "\n");

  const min = number("budgetMin", amount("the budget"));
  const max = number("budgetMax", amount("the budget"));
  const unit = choice("unit", budgetUnits) ?? "PROJECT";
  const least = min ?? max;
  const most = max ?? min;
  const brief: BriefInput = {
    title: typed.title,
    summary: typed.summary,
    problem: typed.problem,
    desiredOutcome: typed.desiredOutcome,
    skills: splitEntries(typed.skills, ","),
    mustHaves: lines("mustHaves"),
    niceToHaves: lines("niceToHaves"),
    budget:
      least === null || most === null ? null : { min: least, max: most, currency: typed.currency, unit },
    startOn: typed.startOn.trim() || null,
    weeks: number("weeks", wholeNumber("the weeks", limits.weeks)),
    workplace: choice("workplace", workplaces),
    location: typed.location,
    openTo: choice("openTo", audiences) ?? "BOTH",
    seats: number("seats", wholeNumber("how many you need", limits.seats)) ?? 1,
    cap: number("cap", wholeNumber("the proposals at once", limits.cap.most)) ?? Number(blankBrief.cap),
    closesOn: typed.closesOn.trim() || null,
    decideOn: typed.decideOn.trim() || null,
  };
  return { typed, brief, problems };
}

/** The revision that a form was made from; null for a brief that wasn't saved before. */
export function parseRevision(form: FormData): number | null {
  const text = String(form.get("revision") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
