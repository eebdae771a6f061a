import type { Filter, Filters } from "./filter";

/** The filters as arguments of a GraphQL field, one a line. */
export function toArguments(filters: Filters): string[] {
  return Object.entries(filters).flatMap(([name, filter]) => [
    ...(filter.description ? [JSON.stringify(filter.description)] : []),
    `${name}: ${typeOf(filter)}`,
  ]);
}

/** A GraphQL input for each list's filters, as `BriefFilterInput`. */
export function toFilterInputs(lists: Readonly<Record<string, Filters>>): string[] {
  return Object.entries(lists).flatMap(([what, filters]) => [
    "",
    `input ${what.charAt(0).toUpperCase()}${what.slice(1)}FilterInput {`,
    ...toArguments(filters).map((line) => `  ${line}`),
    "}",
  ]);
}

/** The variables of an operation that takes the filters. */
export function toVariables(filters: Filters): string[] {
  return Object.entries(filters).map(([name, filter]) => `$${name}: ${typeOf(filter)}`);
}

/** These variables, handed on as arguments. */
export function toValues(filters: Filters): string[] {
  return Object.keys(filters).map((name) => `${name}: $${name}`);
}

const typeOf = (filter: Filter) => (filter.kind === "choice" ? filter.type : "String");
