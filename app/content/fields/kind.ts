import type { ContentField, Options, ValueOf } from "./field";

/** What stands in the controls of a form, by name. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** A value, or what has to change: by control where a field has several. */
export type Read<Value> = { value: Value } | { problems: Record<string, string> };

/** All that is done with the values of one kind of field, which nothing else knows. */
export interface Kind<Field extends ContentField, Value = ValueOf<Field>> {
  /** The value as its controls hold it. */
  toTexts(value: Value, name: string, field: Field): Record<string, string>;
  /** The value that was typed, tidied and not checked. */
  read(texts: Texts, name: string, field: Field): Read<Value>;
  /** As it is stored: NFC, trimmed, without empty entries. */
  tidy(value: Value): Value;
  /** What has to change, in a sentence; null where nothing has. */
  problem(value: Value, field: Field): string | null;
}

/** Whether a choice has the value. */
export function isOffered<Value extends string>(
  options: Options<Value>,
  value: string | undefined,
): value is Value {
  return options.some(([one]) => one === value);
}

export function inDigits(count: number): string {
  return count.toLocaleString("en");
}
