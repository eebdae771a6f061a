import type { AccountKind, Money } from "~/domain/account";
import type { BudgetUnit, PriceRange } from "~/domain/brief";
import type { Milestone } from "~/domain/milestone";
import type { Person, ServicePrice } from "~/domain/profile";
import type { ProposalAnswer } from "~/domain/proposal";
import type { Label } from "~/values/choices";
import type { Noun } from "~/values/problems";

/**
 * The values of a choice in the order shown, each with its label, and an explanation if there is
 * one.
 */
export type Options<Value extends string> = readonly (
  | readonly [value: Value, label: Label]
  | readonly [value: Value, label: Label, meaning: Label]
)[];

/** The texts at a control. */
export interface Texts {
  /** Above its control, and wherever its value is shown. */
  label: () => string;
  /** Below its control. */
  hint?: () => string;
  /** What a browser may fill in automatically, as HTML's token. */
  autoComplete?: string;
}

/** What every content field declares: data only, so that browser and server have the same. */
interface About extends Texts {
  /** Its name within a message, in the catalogue: "Keep the pitch within 3,000 characters." */
  what: Noun;
  /** The kinds of account that have it; by default all. */
  of?: readonly AccountKind[];
  /** Different texts for a kind of account, and the most that a count of theirs may be. */
  texts?: Readonly<Partial<Record<AccountKind, Partial<Texts> & { most?: number }>>>;
  /** The name of its control, by default the field's own. */
  control?: string;
  /** Its description in the GraphQL schema. */
  description?: string;
  /** Whether the browser requires it when the complete form is sent. */
  asked?: true;
  /** When it is required, shown at its label instead of "optional". */
  due?: () => string;
  /** False for a field that a copy leaves empty. */
  copied?: false;
}

interface OfKind<Kind extends string, Value> extends About {
  kind: Kind;
  /** Its value before anything was written. */
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

/**
 * Several short texts of one line, `most` of `length` each; in the form separated by commas, or one
 * a line.
 */
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
  /** Its digits are never grouped: a year. */
  ungrouped?: true;
}

/** One of the values of an enumeration, which the GraphQL schema calls `type`. */
export interface ChoiceField<Value extends string | null = string | null> extends OfKind<"choice", Value> {
  type: string;
  options: Options<string>;
  /** All visible, as radio buttons. */
  radio?: true;
  /** The label for no choice; "Choose one" in a list. */
  none?: () => string;
}

/** A country by its ISO 3166-1 alpha-2 code; in the form by name. */
export type CountryField = OfKind<"country", string | null>;

/**
 * A time zone by its IANA name, chosen by city. The list is on the server: too long for a script
 * (decisions/content-fields.md).
 */
export type ZoneField = OfKind<"zone", string | null>;

/**
 * The language of a member’s own texts by its code (BCP 47), chosen by name. The list is on the
 * server, because browsers differ in names.
 */
export type LanguageField = OfKind<"language", string | null>;

/**
 * From one amount to another, for each `unit`; in the form four controls. A single amount is a
 * range of one.
 */
export interface PriceField<Unit extends BudgetUnit = BudgetUnit>
  extends OfKind<"price", PriceRange<Unit> | null> {
  units: Options<Unit>;
  labels: Readonly<Record<"from" | "to" | "unit", () => string>>;
  /** The names of its two amounts within a message. */
  whats: Readonly<Record<"from" | "to", Noun>>;
}

/** One amount in minor units of a currency; in the form in major units. */
export type MoneyField = OfKind<"money", Money | null>;

/** An e-mail address in its canonical spelling (`parseEmailAddress`). */
export type EmailField = OfKind<"email", string>;

/** The answers to a brief's must-haves, in their order. */
export type AnswersField = OfKind<"answers", ProposalAnswer[]>;

/** Names chosen from a list that its page has, `most` of `length` each; a box each in the form. */
export interface NamesField extends OfKind<"names", string[]> {
  most: number;
  length: number;
}

/** Several short texts of one line, `most` of `length` each; in the form a control each. */
export interface EntriesField extends OfKind<"entries", string[]> {
  most: number;
  length: number;
}

/**
 * What some entries of the field `each` cost, at most one price for each; in the form three
 * controls beside each of its controls.
 */
export interface PricesField extends OfKind<"prices", ServicePrice[]> {
  each: string;
  /** As many entries as `each` has. */
  most: number;
  units: Options<BudgetUnit>;
  labels: Readonly<Record<"unit", () => string>>;
}

/** `most` people; in the form three controls each. Names and roles have `length` at most. */
export interface PeopleField extends OfKind<"people", Person[]> {
  most: number;
  length: number;
  labels: Readonly<Record<"name" | "role" | "languages", () => string>>;
}

/**
 * `most` milestones; in the form five controls each, one of them hidden: its id. Their amounts are
 * of the currency of the field `price`.
 */
export interface MilestonesField extends OfKind<"milestones", Milestone[]> {
  most: number;
  labels: Readonly<Record<"title" | "doneWhen" | "dueOn" | "amount", () => string>>;
}

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
  | LanguageField
  | PriceField
  | MoneyField
  | EmailField
  | NamesField
  | EntriesField
  | PricesField
  | PeopleField
  | MilestonesField
  | AnswersField;

/** All content fields of one subject, in the order shown. */
export type ContentFields = Readonly<Record<string, ContentField>>;

export type ValueOf<Field extends ContentField> = Field["initial"];

/** Submitted content: not tidied yet, and an absent field counts as empty. */
export type ContentInput<Fields extends ContentFields> = {
  readonly [Name in keyof Fields]?: ContentOf<Fields>[Name] | null | undefined;
};

/** The type of content that fields define: as stored, and as the API accepts and returns it. */
export type ContentOf<Fields extends ContentFields> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
