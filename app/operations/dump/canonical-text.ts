import { toWellFormedJson } from "~/platform/values/well-formed.server";

/**
 * The JSON of a value with the fields of every object in one order, because engines keep them in
 * different ones; and well-formed, as it is written now, because older documents may not be.
 */
export function canonicalText(value: unknown): string {
  return toWellFormedJson(
    JSON.stringify(value, (_, held: unknown) =>
      held !== null && typeof held === "object" && !Array.isArray(held) ? inOrder(held) : held,
    ),
  );
}

function inOrder(fields: object): object {
  const names = Object.keys(fields);
  if (names.every((name, at) => at === 0 || (names[at - 1] ?? "") < name)) return fields;
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}
