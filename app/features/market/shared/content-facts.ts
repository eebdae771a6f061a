import type { ReactNode } from "react";
import type { ContentField } from "~/domain/fields/field";
import { toText } from "~/domain/fields/field-texts";

/** A name and its text; null for none. */
export type Fact = readonly [name: string, value: ReactNode | null];

/**
 * A page's facts, one line each: first those with the page's own texts (`own`, in its order), then
 * every other field under its label. A field shown elsewhere on the page is null in `own`.
 */
export function contentFacts<Name extends string>(
  fields: Readonly<Record<Name, ContentField>>,
  content: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  own: Readonly<Partial<Record<NoInfer<Name>, Fact | null>>>,
): Fact[] {
  const worded = Object.values<Fact | null | undefined>(own).filter((fact) => fact != null);
  const names = Object.keys(fields) as Name[];
  const others = names
    .filter((name) => !Object.hasOwn(own, name))
    .map((name): Fact => [fields[name].label(), toText(fields[name], content[name] as never) || null]);
  return [...worded, ...others];
}
