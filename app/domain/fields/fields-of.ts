import type { AccountKind } from "~/domain/account";
import type { ContentField } from "./field";

/** The fields of a kind of account, with its own texts. */
export function fieldsOf<Field extends ContentField>(
  fields: Readonly<Record<string, Field>>,
  kind: AccountKind,
): Record<string, Field> {
  const own = Object.entries(fields).filter(([, { of }]) => !of || of.includes(kind));
  return Object.fromEntries(own.map(([name, field]) => [name, { ...field, ...field.texts?.[kind] }]));
}
