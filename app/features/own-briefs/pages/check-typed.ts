import { type CheckLine, checkBrief } from "~/domain/brief-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { controlOf, controlsOfField } from "~/domain/fields/controls";
import { priceKind } from "~/domain/fields/money-kinds";
import { readTyped } from "~/domain/fields/typed";
import { sayFault } from "~/domain/problem-texts";

type Typed = Readonly<Record<string, string>>;
/** Errors in what was typed, by the control’s name. */
export type Faults = Readonly<Record<string, string>>;

/** What an automatic save refused: by control, or "" for the whole form. */
type Refused = readonly { field: string; message: string }[];

/**
 * Checks the text of a brief's form: what publishing still needs, and what is wrong with what was
 * typed. `now` decides which days are possible; those that a published brief says (`stands`) may
 * have passed.
 */
export function checkTyped(typed: Typed, now: Date, refused: Refused = [], stands: Typed | null = null) {
  const content = readTyped(briefFields, typed);
  const mayHavePassed = (field: string) =>
    (field === "startOn" || field === "closesOn") && stands !== null && stands[field] === typed[field];
  const check = checkBrief(content, now).map((line) =>
    !line.met && mayHavePassed(line.field) ? { ...line, met: true } : line,
  );
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

/** A budget that can’t be read isn’t missing: its own error is shown instead. */
function budgetFaults(typed: Typed): Faults {
  const read = priceKind.read(typed, "budget", briefFields.budget);
  if ("problems" in read)
    return Object.fromEntries(
      Object.entries(read.problems).map(([control, fault]) => [control, sayFault(fault)]),
    );
  const problem = priceKind.problem(read.value, briefFields.budget);
  return problem === null ? {} : { [controlOf(briefFields, "budget")]: sayFault(problem) };
}

/**
 * The reply date is compared with the closing date, so it is judged only where both are filled in.
 */
function isDayWritten(content: ReturnType<typeof readTyped<typeof briefFields>>, field: string): boolean {
  if (field === "decideOn") return content.closesOn !== null && content.decideOn !== null;
  return (field === "closesOn" || field === "startOn") && content[field] !== null;
}

/** A line with an error isn't done, and errors keep the brief from being published. */
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
    return fault ? [{ field, label: label(), noun: label(), met: false, required: true, advice: fault }] : [];
  });
  return [...lines, ...others];
}
