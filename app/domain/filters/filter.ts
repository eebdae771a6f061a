import { type Choices, labelOf } from "~/values/choices";

interface About {
  label: () => string;
  /** Its description in the GraphQL schema. */
  description?: string;
  /** Its value in the name of a search, which has no labels; by default as it is shown. */
  inName?: (value: string) => string;
}

/** Any text, of at most `most` characters. */
export interface TextFilter extends About {
  kind: "text";
  most: number;
  /** How a text is shown, whatever its spelling; by default as it is. */
  shown?: (text: string) => string;
}

/** One of several values, which the GraphQL schema calls `type`. */
export interface ChoiceFilter<Value extends string = string> extends About {
  kind: "choice";
  type: string;
  /** As a reader with this currency chooses. */
  choices: (currency: string) => Choices<Value>;
}

export type Filter = TextFilter | ChoiceFilter;

/** The filters of one list, in the order shown. The words that are searched for are `keyword`. */
export type Filters = Readonly<Record<string, Filter>>;

/** What a list is filtered by, from the address to the search engine. Null means any. */
export type ValuesOf<Of extends Filters> = {
  -readonly [Name in keyof Of]: (Of[Name] extends ChoiceFilter<infer Value> ? Value : string) | null;
};

export const text = (given: Omit<TextFilter, "kind">): TextFilter => ({ kind: "text", ...given });

export function choice<Value extends string>({
  choices,
  ...given
}: Omit<ChoiceFilter, "kind" | "choices"> & {
  choices: Choices<Value> | ChoiceFilter<Value>["choices"];
}): ChoiceFilter<Value> {
  return { kind: "choice", ...given, choices: typeof choices === "function" ? choices : () => choices };
}

/** A value as readers with this currency see it. */
export function showValue(filter: Filter, value: string, currency: string): string {
  return filter.kind === "choice"
    ? labelOf(filter.choices(currency), value)
    : (filter.shown?.(value) ?? value);
}
