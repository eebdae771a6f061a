import { audiences, budgetUnits, workplaces } from "~/contract/brief";
import { type Choices, labelOf } from "~/contract/choices";
import { currencies } from "~/contract/currencies";
import { isDay } from "~/contract/day";
import { formatDay } from "~/web/format/price";
import type { Difference } from "~/web/forms/both-versions";
import type { BriefDetailsFragment } from "~/web/operations/operations.generated";

/** The fields of a brief's form in the order shown, as [name, label]. */
export const briefFields = [
  ["title", "Title"],
  ["summary", "Summary"],
  ["problem", "What is the problem?"],
  ["desiredOutcome", "What should be true afterwards?"],
  ["skills", "Skills"],
  ["mustHaves", "Must-haves"],
  ["niceToHaves", "Nice-to-haves"],
  ["openTo", "Who may answer"],
  ["workplace", "Where"],
  ["location", "Place"],
  ["budgetMin", "Budget from"],
  ["budgetMax", "Budget to"],
  ["currency", "Currency"],
  ["unit", "The budget is"],
  ["startOn", "Start"],
  ["weeks", "Length in weeks"],
  ["seats", "How many do you need?"],
  ["cap", "Proposals at once"],
  ["closesOn", "Last day for proposals"],
  ["decideOn", "Everybody has an answer by"],
] as const;

export type BriefField = (typeof briefFields)[number][0];
/** What stands in the form, as text. */
export type TypedBrief = Record<BriefField, string>;

export const briefFieldNames: readonly BriefField[] = briefFields.map(([name]) => name);
export const briefLabels = Object.fromEntries(briefFields) as Record<BriefField, string>;

/** The form's field for a field of the API: a budget is two of them. */
export function toFormField(field: string): BriefField | null {
  if (field === "budget") return "budgetMin";
  return briefFieldNames.find((name) => name === field) ?? null;
}

/** A form that nobody has typed in. */
export const blankBrief: TypedBrief = {
  ...(Object.fromEntries(briefFieldNames.map((name) => [name, ""])) as TypedBrief),
  openTo: "BOTH",
  currency: currencies[0][0],
  unit: "PROJECT",
  seats: "1",
  cap: "25",
};

type Content = Omit<BriefDetailsFragment, "check" | "moves" | "counts">;

/** A brief as it stands in its form. */
export function toTyped(brief: Content): TypedBrief {
  const { budget } = brief;
  return {
    title: brief.title ?? "",
    summary: brief.summary ?? "",
    problem: brief.problem ?? "",
    desiredOutcome: brief.desiredOutcome ?? "",
    skills: brief.skills.join(", "),
    mustHaves: brief.mustHaves.join("\n"),
    niceToHaves: brief.niceToHaves.join("\n"),
    openTo: brief.openTo,
    workplace: brief.workplace ?? "",
    location: brief.location ?? "",
    budgetMin: budget ? String(budget.min / 100) : "",
    // One number alone is a fixed price.
    budgetMax: budget && budget.max !== budget.min ? String(budget.max / 100) : "",
    currency: budget?.currency ?? blankBrief.currency,
    unit: budget?.unit ?? blankBrief.unit,
    startOn: brief.startOn ?? "",
    weeks: brief.weeks === null ? "" : String(brief.weeks),
    seats: String(brief.seats),
    cap: String(brief.cap),
    closesOn: brief.closesOn ?? "",
    decideOn: brief.decideOn ?? "",
  };
}

/** Field by field, where what was typed differs from what stands. */
export function differences(stands: TypedBrief, typed: TypedBrief): Difference[] {
  return briefFields
    .filter(([name]) => meaning(name, stands[name]) !== meaning(name, typed[name]))
    .map(([name, label]) => ({
      name,
      label,
      stands: inWords(name, stands[name]),
      typed: inWords(name, typed[name]),
    }));
}

/** As it would be stored: spaces at the ends, empty lines and the commas of a number don't count. */
function meaning(name: BriefField, text: string): string {
  if (name === "budgetMin" || name === "budgetMax") return text.replaceAll(/\D/g, "");
  const separator = separators[name];
  const parts = separator ? text.split(separator) : [text.replaceAll("\r\n", "\n")];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n");
}

const separators: Partial<Record<BriefField, RegExp>> = {
  skills: /,/,
  mustHaves: /\r?\n/,
  niceToHaves: /\r?\n/,
};

const choices: Partial<Record<BriefField, Choices>> = {
  openTo: audiences,
  workplace: workplaces,
  unit: budgetUnits,
};

function inWords(name: BriefField, text: string): string {
  if (isDay(text)) return formatDay(text);
  return labelOf(choices[name] ?? [], text);
}
