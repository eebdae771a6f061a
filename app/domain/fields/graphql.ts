import { textOf } from "~/values/choices";
import type { ContentField, ContentFields } from "./field";

/** The content as fields of a GraphQL type, one a line. */
export function toTypeFields(fields: ContentFields): string[] {
  return describe(fields, (name, field) => `${name}: ${outputType(field)}`);
}

/** A GraphQL input for each content, as `BriefInput`: an absent field counts as empty. */
export function toInputs(contents: Readonly<Record<string, ContentFields>>): string[] {
  return Object.entries(contents).flatMap(([what, fields]) => [
    "",
    `input ${what.charAt(0).toUpperCase()}${what.slice(1)}Input {`,
    ...describe(fields, (name, field) => `${name}: ${inputType(field)}`).map((line) => `  ${line}`),
    "}",
  ]);
}

/** The content as a GraphQL selection. */
export function toSelection(fields: ContentFields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind === "price") return [`${name} {`, "  ...PriceFields", "}"];
    if (kind === "money") return [`${name} {`, "  amount", "  currency", "}"];
    if (kind === "answers") return [`${name} {`, "  mustHave", "  met", "  evidence", "  caseId", "}"];
    if (kind === "prices") return [`${name} {`, "  service", "  amount", "  currency", "  unit", "}"];
    if (kind === "people") return [`${name} {`, "  name", "  role", "  languages", "}"];
    if (kind === "milestones")
      return [`${name} {`, "  id", "  title", "  doneWhen", "  dueOn", "  amount", "}"];
    return [name];
  });
}

/** The enumerations of all choices, each once. A choice whose type is a string has none. */
export function toEnums(contents: readonly ContentFields[]): string[] {
  const choices = contents
    .flatMap((fields) => Object.values(fields))
    .filter((field) => field.kind === "choice")
    .filter(({ type }) => type !== "String");
  const byType = new Map(choices.map(({ type, options }) => [type, options]));
  return [...byType].flatMap(([type, options], index) => [
    ...(index > 0 ? [""] : []),
    `enum ${type} {`,
    ...options.flatMap(([value, , meaning]) => [
      ...(meaning ? [`  ${JSON.stringify(textOf(meaning))}`] : []),
      `  ${value}`,
    ]),
    "}",
  ]);
}

function describe(fields: ContentFields, toField: (name: string, field: ContentField) => string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.description ? [JSON.stringify(field.description)] : []),
    toField(name, field),
  ]);
}

function outputType(field: ContentField): string {
  return isNeverNull(field) ? `${typeOf(field, "")}!` : typeOf(field, "");
}

function inputType(field: ContentField): string {
  const type = typeOf(field, "Input");
  if (!isNeverNull(field)) return type;
  // A required text is never null.
  if (field.initial === "") return `${type}!`;
  const initial = field.kind === "choice" ? field.initial : JSON.stringify(field.initial);
  return `${type}! = ${initial}`;
}

function isNeverNull({ initial }: ContentField): boolean {
  return initial !== null;
}

function typeOf(field: ContentField, suffix: "" | "Input"): string {
  switch (field.kind) {
    case "list":
    case "links":
    case "names":
    case "entries":
      return "[String!]";
    case "count":
      return "Int";
    case "choice":
      return field.type;
    case "price":
      return `PriceRange${suffix}`;
    case "money":
      return `Money${suffix}`;
    case "prices":
      return `[ServicePrice${suffix}!]`;
    case "milestones":
      return `[Milestone${suffix}!]`;
    case "people":
      return `[Person${suffix}!]`;
    case "answers":
      return `[ProposalAnswer${suffix}!]`;
    default:
      return "String";
  }
}
