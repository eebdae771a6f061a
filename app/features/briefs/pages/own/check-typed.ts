import { type CheckLine, checkBrief } from "~/content/brief-check";
import { briefFields } from "~/content/fields/brief-fields";
import { controlOf, controlsOfField } from "~/content/fields/controls";
import { priceKind } from "~/content/fields/money-kinds";
import { readTyped } from "~/content/fields/typed";

type Typed = Readonly<Record<string, string>>;
/** What is written in a control and can’t stay, by the control’s name. */
export type Faults = Readonly<Record<string, string>>;

/** What was refused when the text saved itself: by control, or "" for all of it. */
type Refused = readonly { field: string; message: string }[];

/**
 * What a brief lacks as it stands in its form, by the rules of publishing, and what is written there and can’t
 * stay. `now` decides which days are possible.
 */
export function checkTyped(typed: Typed, now: Date, refused: Refused = []) {
  const content = readTyped(briefFields, typed);
  const check = checkBrief(content, now);
  const faults: Faults = {
    ...Object.fromEntries(refused.filter(({ field }) => field).map(({ field, message }) => [field, message])),
    ...budgetFaults(typed),
    ...Object.fromEntries(
      check
        .filter(({ field, met }) => !met && isDayWritten(content, field))
        .map(({ field, advice }) => [field, advice]),
    ),
  };
  return { lines: withFaults(check, faults), faults };
}

/** A budget that can’t be read isn’t missing: what is wrong with it is said instead. */
function budgetFaults(typed: Typed): Faults {
  const read = priceKind.read(typed, "budget", briefFields.budget);
  if ("problems" in read) return read.problems;
  const problem = priceKind.problem(read.value, briefFields.budget);
  return problem === null ? {} : { [controlOf(briefFields, "budget")]: problem };
}

/** The reply date is judged by the other one, so only where both are written. */
function isDayWritten(content: ReturnType<typeof readTyped<typeof briefFields>>, field: string): boolean {
  if (field === "decideOn") return content.closesOn !== null && content.decideOn !== null;
  return (field === "closesOn" || field === "startOn") && content[field] !== null;
}

/** What can’t stay is not done, and keeps the rest from being published. */
function withFaults(check: readonly CheckLine[], faults: Faults): CheckLine[] {
  const faultOf = (name: string) => {
    const field = briefFields[name as keyof typeof briefFields];
    return controlsOfField(name, field).flatMap((control) => faults[control.name] ?? [])[0];
  };
  const lines = check.map((line) => {
    const fault = faultOf(line.field);
    return fault ? { ...line, met: false, required: true, advice: fault } : line;
  });
  const others = Object.entries(briefFields).flatMap(([field, { label }]): CheckLine[] => {
    const fault = check.some((line) => line.field === field) ? undefined : faultOf(field);
    return fault ? [{ field, label, met: false, required: true, advice: fault }] : [];
  });
  return [...lines, ...others];
}
