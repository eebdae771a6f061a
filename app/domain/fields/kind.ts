import type { Fault } from "~/values/problems";
import type { ReadAs } from "~/values/text";
import type { ContentField, Options, ValueOf } from "./field";

/** The texts in the controls of a form, by name. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** A value, or its problems: by control if the field has several. */
export type Read<Value> = { value: Value } | { problems: Record<string, Fault> };

/** All operations on the values of one kind of field, in one place. */
export interface Kind<Field extends ContentField, Value = ValueOf<Field>> {
  /** The value as its controls hold it. */
  toTexts(
    value: Value,
    name: string,
    field: Field,
    /** All that it stands among. */
    content: Readonly<Record<string, unknown>>,
  ): Record<string, string>;
  /** What reading takes out of a text that can't be seen. */
  readAs: ReadAs;
  /** The typed value, tidied but not checked. */
  read(texts: Texts, name: string, field: Field): Read<Value>;
  /** As it is stored: NFC, trimmed, without empty entries. */
  tidy(value: Value): Value;
  /** What has to change; null for nothing. */
  problem(value: Value, field: Field): Fault | null;
}

/** Whether a choice has this value. */
export function isOffered<Value extends string>(
  options: Options<Value>,
  value: string | undefined,
): value is Value {
  return options.some(([one]) => one === value);
}
