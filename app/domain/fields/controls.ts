import { limits } from "~/values/limits";
import type { Fault } from "~/values/problems";
import * as words from "~/words/contentFields.generated";
import type {
  ContentField,
  ContentFields,
  EntriesField,
  MilestonesField,
  MoneyField,
  NamesField,
  PeopleField,
  PriceField,
  PricesField,
} from "./field";

/**
 * The constraints of a control that HTML can check; and for a sometimes required one, when it is.
 */
export interface ControlConstraint {
  required?: boolean;
  maxLength?: number;
  due?: string;
}

/** A control of a form: most fields have one, with the field's name. */
export interface Control {
  name: string;
  label: () => string;
  constraint: Omit<ControlConstraint, "due"> & { due?: () => string };
}

/** The controls of all fields, in the order shown. */
export function controlsOf(fields: ContentFields): Control[] {
  return Object.entries(fields).flatMap(([name, field]) => controlsOfField(name, field));
}

/** The controls of one field; an error of the field as a whole is shown at the first. */
export function controlsOfField(name: string, field: ContentField): Control[] {
  if (field.kind === "price") return Object.values(priceControls(name, field));
  if (field.kind === "money") return Object.values(moneyControls(controlName(name, field), field));
  if (field.kind === "answers")
    return answerControls().flatMap(({ met, evidence, shownIn }) => [
      { name: met, label: field.label, constraint: { required: true } },
      {
        name: evidence,
        label: field.label,
        constraint: { maxLength: limits.evidence, due: words.neededWithYes },
      },
      { name: shownIn, label: field.label, constraint: {} },
    ]);
  if (field.kind === "names")
    return nameControls(name, field).map((control) => ({
      name: control,
      label: field.label,
      constraint: {},
    }));
  if (field.kind === "entries")
    return entryControls(name, field).map((control) => ({
      name: control,
      label: field.label,
      constraint: { maxLength: field.length },
    }));
  if (field.kind === "prices")
    return priceRows(name, field).flatMap(({ amount, currency, unit }) => [
      { name: amount, label: field.label, constraint: {} },
      { name: currency, label: words.currency, constraint: { required: true } },
      { name: unit, label: field.labels.unit, constraint: { required: true } },
    ]);
  if (field.kind === "people")
    return personRows(name, field).flatMap(({ name, role, languages }) => [
      { name, label: field.labels.name, constraint: { maxLength: field.length } },
      { name: role, label: field.labels.role, constraint: { maxLength: field.length } },
      { name: languages, label: field.labels.languages, constraint: {} },
    ]);
  if (field.kind === "milestones")
    return milestoneRows(name, field).flatMap(({ title, id, doneWhen, dueOn, amount }) => [
      { name: title, label: field.labels.title, constraint: { maxLength: limits.milestoneTitle } },
      { name: id, label: field.label, constraint: {} },
      { name: doneWhen, label: field.labels.doneWhen, constraint: { maxLength: limits.doneWhen } },
      { name: dueOn, label: field.labels.dueOn, constraint: {} },
      { name: amount, label: field.labels.amount, constraint: {} },
    ]);
  return [{ name: controlName(name, field), label: field.label, constraint: constraintOf(field) }];
}

/** The name of a field's control, or the prefix of its controls' names. */
export function controlName(name: string, { control }: ContentField): string {
  return control ?? name;
}

/** What is wrong with a required text that is missing. */
export function whenMissing({ what }: ContentField): Fault {
  return { code: "missing", what };
}

/** The HTML constraints of each control. */
export function constraintsOf(controls: readonly Control[]): Record<string, ControlConstraint> {
  return Object.fromEntries(controls.map((control) => [control.name, constraintFor(control)]));
}

/** The HTML constraints of a control. */
export function constraintFor({ constraint: { due, ...constraint } }: Control): ControlConstraint {
  return due ? { ...constraint, due: due() } : constraint;
}

/** The names of all controls that a form of these fields posts. */
export function namesOf(fields: ContentFields): string[] {
  const asked = Object.values(fields).some(({ kind }) => kind === "answers") ? answerControls() : [];
  return [...controlsOf(fields).map(({ name }) => name), ...asked.map(({ asked }) => asked)];
}

/** The control that shows the error of a field, or of one of its controls; "" if there is none. */
export function controlOf(fields: ContentFields, name: string): string {
  if (controlsOf(fields).some((control) => control.name === name)) return name;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return (field && controlsOfField(name, field)[0]?.name) ?? "";
}

/** A price in four controls. Currency and unit always have a value. */
export function priceControls(name: string, { labels, asked }: PriceField) {
  return {
    min: { name: `${name}Min`, label: labels.from, constraint: asked ? { required: true } : {} },
    max: { name: `${name}Max`, label: labels.to, constraint: { due: words.forRange } },
    currency: { name: `${name}Currency`, label: words.currency, constraint: { required: true } },
    unit: { name: `${name}Unit`, label: labels.unit, constraint: { required: true } },
  } as const;
}

/** An amount of money in two controls. The currency always has a value. */
export function moneyControls(name: string, { label, asked }: Pick<MoneyField, "label" | "asked">) {
  return {
    amount: { name, label, constraint: asked ? { required: true } : {} },
    currency: { name: "currency", label: words.currency, constraint: { required: true } },
  } as const;
}

// A form's field names contain letters only, so answers are lettered.
const letters = "ABCDEF".slice(0, limits.mustHaves).split("");

/**
 * The controls of the answer to each must-have, in the order of a brief. `asked` is hidden: the
 * must-have's text when the form was made.
 */
export function answerControls() {
  return letters.map((letter) => ({
    asked: `asked${letter}`,
    met: `answer${letter}`,
    evidence: `evidence${letter}`,
    shownIn: `case${letter}`,
  }));
}

/**
 * The controls of chosen names, which each say a name: twice as many as may be chosen, because some
 * were chosen earlier and aren't in the list any more.
 */
export function nameControls(name: string, { most }: Pick<NamesField, "most">): string[] {
  return Array.from({ length: 2 * most }, (_, index) => `${name}${lettersFor(index)}`);
}

/** The control of each entry. */
export function entryControls(name: string, { most }: Pick<EntriesField, "most">): string[] {
  return Array.from({ length: most }, (_, index) => `${name}${lettersFor(index)}`);
}

/**
 * The controls of each price, and that of the entry which it is of. Currency and unit always have a
 * value.
 */
export function priceRows(name: string, { each, most }: Pick<PricesField, "each" | "most">) {
  const entries = entryControls(each, { most });
  return entryControls(name, { most }).map((amount, index) => ({
    entry: entries[index] ?? "",
    amount,
    currency: `${amount}Currency`,
    unit: `${amount}Unit`,
  }));
}

/** The controls of each person. */
export function personRows(name: string, field: Pick<PeopleField, "most">) {
  return entryControls(name, field).map((one) => ({
    name: one,
    role: `${one}Role`,
    languages: `${one}Languages`,
  }));
}

/** The controls of each milestone. */
export function milestoneRows(name: string, field: Pick<MilestonesField, "most">) {
  return entryControls(name, field).map((one) => ({
    title: one,
    id: `${one}Id`,
    doneWhen: `${one}DoneWhen`,
    dueOn: `${one}DueOn`,
    amount: `${one}Amount`,
  }));
}

/** "A" to "Z", then "AA" and so on. */
function lettersFor(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersFor(Math.floor(index / 26) - 1) + letter;
}

function constraintOf(
  field: Exclude<
    ContentField,
    { kind: "price" | "money" | "names" | "answers" | "entries" | "prices" | "people" | "milestones" }
  >,
): Control["constraint"] {
  const isNeverEmpty = field.initial !== null && !Array.isArray(field.initial);
  const required = field.asked || isNeverEmpty ? { required: true } : field.due ? { due: field.due } : {};
  const most = mostOf(field);
  return most === undefined ? required : { ...required, maxLength: most };
}

function mostOf(field: ContentField): number | undefined {
  switch (field.kind) {
    case "line":
    case "prose":
      return field.most;
    case "email":
      return limits.email;
    case "link":
      return limits.url;
    case "country":
      return limits.country;
    default:
      return undefined;
  }
}
