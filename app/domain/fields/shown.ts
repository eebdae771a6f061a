import { currencies } from "~/domain/currencies";
import { sayNoun } from "~/domain/problem-texts";
import { type Choices, textOf } from "~/values/choices";
import * as words from "~/words/contentFields.generated";
import * as problems from "~/words/problems.generated";
import { type Control, type ControlConstraint, constraintFor, controlsOfField, priceRows } from "./controls";
import type { AnswersField, ChoiceField, ContentField, NamesField, PriceField } from "./field";

/** The properties of a control on a page, as plain data. */
interface Shown {
  label: string;
  hint?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
}

interface ShownText extends Shown {
  type?: "email" | "date";
  inputMode?: "numeric" | "url";
  autoComplete?: string;
  autoCapitalize?: "none";
}

/** The options of a choice, with the texts of its reader's language. */
export type ShownOptions = readonly (
  | readonly [value: string, label: string]
  | readonly [value: string, label: string, meaning: string]
)[];

interface ShownChoice extends Shown {
  options: ShownOptions;
  /** The label for no choice; null if there always is one. */
  emptyLabel?: string | null;
}

/**
 * A control and its presentation: data only, so that a loader can send it to a page without the
 * definitions.
 */
export type ShownControl = { name: string; constraint: ControlConstraint; missing?: string } & (
  | { as: "text"; shown: ShownText }
  | { as: "area"; shown: Shown }
  | { as: "select"; shown: ShownChoice }
  | { as: "radio"; shown: ShownChoice }
  /** `currency`: the name of the control beside it, which is shown as `beside`. */
  | { as: "amount"; shown: Shown & { currencies: ShownOptions }; currency: string }
  | { as: "beside" }
);

/** The control of a form that asks for nothing but an e-mail address. */
export type EmailControl = ShownControl & { as: "text"; name: "email" };

/** A field whose controls follow from its definition alone. */
export type ShownField = Exclude<ContentField, AnswersField | NamesField>;

type Single = Exclude<
  ShownField,
  { kind: "price" | "money" | "entries" | "prices" | "people" | "milestones" }
>;

/** The controls of a form, in the order shown. */
export function showFields(fields: Readonly<Record<string, ShownField>>): ShownControl[] {
  return Object.entries(fields).flatMap(([name, field]) => showField(name, field));
}

/** The controls of one field. */
export function showField(name: string, field: ShownField): ShownControl[] {
  const controls = controlsOfField(name, field);
  if (field.kind === "money") {
    const [amount, currency] = controls;
    return amount && currency ? besideCurrency(amount, currency, field.hint) : [];
  }
  if (field.kind === "price") {
    const [min, max, currency, unit] = controls;
    if (!min || !max || !currency || !unit) return [];
    return [
      ...besideCurrency(min, currency, field.hint),
      { ...constrained(max), as: "text", shown: { ...number, label: max.label() } },
      unitOf(unit, field),
    ];
  }
  if (field.kind === "entries" || field.kind === "people" || field.kind === "milestones")
    return controls.map((control) => ({
      ...constrained(control),
      as: "text",
      shown: { label: control.label(), autoComplete: "off" },
    }));
  if (field.kind === "prices") {
    const byName = new Map(controls.map((control) => [control.name, control]));
    return priceRows(name, field).flatMap((row) => {
      const [amount, currency, unit] = [row.amount, row.currency, row.unit].map((one) => byName.get(one));
      if (!amount || !currency || !unit) return [];
      return [...besideCurrency(amount, currency), unitOf(unit, field)];
    });
  }
  return controls.map((control) => ({ ...constrained(control), ...missingOf(field), ...showSingle(field) }));
}

/** The texts of options, in the language of their reader. */
export function showOptions(options: Choices): ShownOptions {
  return options.map(([value, label, meaning]) =>
    meaning === undefined ? [value, textOf(label)] : [value, textOf(label), textOf(meaning)],
  );
}

function constrained(control: Control) {
  return { name: control.name, constraint: constraintFor(control) };
}

const number = { inputMode: "numeric", autoComplete: "off" } as const;

function besideCurrency(amount: Control, currency: Control, hint?: () => string): ShownControl[] {
  const shown = { label: amount.label(), hint: hint?.(), currencies };
  return [
    { ...constrained(amount), as: "amount", shown, currency: currency.name },
    { ...constrained(currency), as: "beside" },
  ];
}

function unitOf(unit: Control, { units }: Pick<PriceField, "units">): ShownControl {
  return {
    ...constrained(unit),
    as: "select",
    shown: { label: unit.label(), options: showOptions(units), emptyLabel: null, wide: true },
  };
}

function missingOf(field: Single): { missing?: string } {
  const isNeeded = field.initial === "" || field.asked;
  return isNeeded ? { missing: problems.missing({ what: sayNoun(field.what) }) } : {};
}

function showSingle(field: Single) {
  const { autoComplete = "off" } = field;
  const texts = { label: field.label(), hint: field.hint?.() };
  switch (field.kind) {
    case "prose":
    case "links":
      return { as: "area", shown: texts } as const;
    case "list":
      return field.between === ","
        ? ({ as: "text", shown: { ...texts, autoComplete } } as const)
        : ({ as: "area", shown: texts } as const);
    case "choice":
      return showChoice(field);
    case "day":
      return { as: "text", shown: { ...texts, autoComplete, type: "date" } } as const;
    case "count":
      return { as: "text", shown: { ...texts, ...number } } as const;
    case "link":
      return {
        as: "text",
        shown: { ...texts, autoComplete: "url", inputMode: "url", autoCapitalize: "none" },
      } as const;
    case "zone":
      return { as: "select", shown: { ...texts, options: [] as ShownOptions } } as const;
    case "language":
      return {
        as: "select",
        shown: { ...texts, options: [] as ShownOptions, emptyLabel: words.notSaid() },
      } as const;
    case "country":
      return { as: "text", shown: { ...texts, autoComplete: "country-name" } } as const;
    case "email":
      return { as: "text", shown: { ...texts, autoComplete: "email", type: "email" } } as const;
    case "line":
      return { as: "text", shown: { ...texts, autoComplete } } as const;
  }
}

function showChoice({ label, hint, options, initial, radio, none }: ChoiceField) {
  const shown = { label: label(), hint: hint?.(), options: showOptions(options) };
  if (!radio)
    return { as: "select", shown: { ...shown, emptyLabel: initial === null ? none?.() : null } } as const;
  const all: ShownOptions = none === undefined ? shown.options : [...shown.options, ["", none()]];
  return { as: "radio", shown: { ...shown, options: all, wide: true } } as const;
}
