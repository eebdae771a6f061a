/** A text; or a message of the catalogue, which says it in the reader's language. */
export type Label = string | (() => string);

export function textOf(label: Label): string {
  return typeof label === "function" ? label() : label;
}

/** The options of a choice, as [value, label]. */
export type Choices<Value extends string = string> = readonly (readonly [Value, Label, ...Label[]])[];

/** The label of a value. */
export function labelOf<Value extends string>(choices: Choices<Value>, value: Value): string {
  return textOf(choices.find(([one]) => one === value)?.[1] ?? value);
}

/**
 * The value that a form or an address names; null for an unknown one. Case and hyphens don't
 * matter: an open page, a kept form and a saved address may say `no-fit` for `NO_FIT`, the earlier
 * spelling of all of them.
 */
export function valueNamed<Value extends string>(
  offered: readonly (Value | readonly [Value, Label, ...Label[]])[],
  text: unknown,
): Value | null {
  if (typeof text !== "string") return null;
  const name = spelled(text);
  const values = offered.map((one) => (typeof one === "string" ? one : one[0]));
  return values.find((value) => spelled(value) === name) ?? null;
}

function spelled(text: string): string {
  return text.toUpperCase().replaceAll("-", "_");
}
