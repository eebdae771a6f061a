import type { AccountKind, Money } from "~/content/account";
import type { BudgetUnit, PriceRange } from "~/content/brief";
import type { ProposalAnswer } from "~/content/proposal";

/** The values of a choice in the order shown, each with the label that people read, and what it means where that is said. */
export type Options<Value extends string> = readonly (
  | readonly [value: Value, label: string]
  | readonly [value: Value, label: string, meaning: string]
)[];

/** What stands at a control. */
export interface Words {
  /** Above its control, and wherever its value is shown. */
  label: string;
  /** Below its control. */
  hint?: string;
  /** What a browser may fill in by itself, in HTML's words. */
  autoComplete?: string;
}

/** What every field of content says of itself: data alone, so that browser and server have the same. */
interface About extends Words {
  /** In the middle of a message: "Keep the pitch within 3,000 characters." */
  what: string;
  /** The kinds of account that have it; without this, all. */
  of?: readonly AccountKind[];
  /** Where one kind of account reads other words. */
  words?: Readonly<Partial<Record<AccountKind, Partial<Words>>>>;
  /** What its control is called, where that is not the field's own name. */
  control?: string;
  /** What the GraphQL schema says of it. */
  description?: string;
  /** Whether the browser asks for it where all is to be sent. */
  asked?: true;
  /** When it is needed, said at its label where “optional” would stand. */
  due?: string;
  /** False for what may still change once others rely on the rest. */
  frozen?: false;
  /** False for what a copy begins without. */
  copied?: false;
}

interface OfKind<Kind extends string, Value> extends About {
  kind: Kind;
  /** What it is before anybody wrote anything. */
  initial: Value;
}

/** Text of one line; `most` UTF-16 units. */
export interface LineField<Value extends string | null = string | null> extends OfKind<"line", Value> {
  most: number;
}

/** Text of several lines. */
export interface ProseField extends OfKind<"prose", string | null> {
  most: number;
}

/** Several short texts of one line, `most` of `length` each; in the form between commas, or one a line. */
export interface ListField extends OfKind<"list", string[]> {
  most: number;
  length: number;
  between: "," | "\n";
}

/** A https address. */
export type LinkField = OfKind<"link", string | null>;

/** `most` https addresses, in the form one a line. */
export interface LinksField extends OfKind<"links", string[]> {
  most: number;
}

/** A day as ISO date. */
export type DayField = OfKind<"day", string | null>;

/** A whole number from `least` to `most`. */
export interface CountField<Value extends number | null = number | null> extends OfKind<"count", Value> {
  least: number;
  most: number;
}

/** One of the values of an enumeration, which the GraphQL schema calls `type`. */
export interface ChoiceField<Value extends string | null = string | null> extends OfKind<"choice", Value> {
  type: string;
  options: Options<string>;
  /** All in sight, as radio buttons. */
  radio?: true;
  /** What stands for none of them; "Choose one" in a list. */
  none?: string;
}

/** A country by its ISO 3166-1 alpha-2 code; in the form its name. */
export type CountryField = OfKind<"country", string | null>;

/**
 * A time zone by its IANA name, chosen by its city. The list is the server’s: too long for a
 * script (decisions/content-fields.md).
 */
export type ZoneField = OfKind<"zone", string | null>;

/** From one amount to another, for each `unit`; in the form four controls. One amount alone is a range of one. */
export interface PriceField<Unit extends BudgetUnit = BudgetUnit>
  extends OfKind<"price", PriceRange<Unit> | null> {
  units: Options<Unit>;
  labels: Readonly<Record<"from" | "to" | "unit", string>>;
}

/** One amount in minor units of a currency; in the form in major units. */
export type MoneyField = OfKind<"money", Money | null>;

/** An e-mail address in its one spelling (`parseEmailAddress`). */
export type EmailField = OfKind<"email", string>;

/** What is said to each must-have of a brief, in its order. */
export type AnswersField = OfKind<"answers", ProposalAnswer[]>;

export type ContentField =
  | LineField
  | ProseField
  | ListField
  | LinkField
  | LinksField
  | DayField
  | CountField
  | ChoiceField
  | CountryField
  | ZoneField
  | PriceField
  | MoneyField
  | EmailField
  | AnswersField;

/** All that people write about one thing, in the order shown. */
export type ContentFields = Readonly<Record<string, ContentField>>;

export type ValueOf<Field extends ContentField> = Field["initial"];

/** Content as it is sent: not tidied yet, and what is absent counts as empty. */
export type ContentInput<Fields extends ContentFields> = {
  readonly [Name in keyof Fields]?: ContentOf<Fields>[Name] | null | undefined;
};

/** The content that fields define: what is stored, and what the API takes and gives. */
export type ContentOf<Fields extends ContentFields> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
