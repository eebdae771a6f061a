import type { ContentField, Options, ValueOf } from "./field";

/** The texts in the controls of a form, by name. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** A value, or its problems: by control if the field has several. */
export type Read<Value> = { value: Value } | { problems: Record<string, string> };

/** All operations on the values of one kind of field, in one place. */
export interface Kind<Field extends ContentField, Value = ValueOf<Field>> {
  /** The value as its controls hold it. */
  toTexts(value: Value, name: string, field: Field): Record<string, string>;
  /** The typed value, tidied but not checked. */
  read(texts: Texts, name: string, field: Field): Read<Value>;
  /** As it is stored: NFC, trimmed, without empty entries. */
  tidy(value: Value): Value;
  /** What has to change, in a sentence; null for nothing. */
  problem(value: Value, field: Field): string | null;
}

/** Whether a choice has this value. */
export function isOffered<Value extends string>(
  options: Options<Value>,
  value: string | undefined,
): value is Value {
  return options.some(([one]) => one === value);
}
