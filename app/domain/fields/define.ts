import type { BudgetUnit } from "~/domain/brief";
import type {
  AnswersField,
  ChoiceField,
  CountField,
  CountryField,
  DayField,
  EmailField,
  EntriesField,
  LanguageField,
  LineField,
  LinkField,
  LinksField,
  ListField,
  MilestonesField,
  MoneyField,
  NamesField,
  Options,
  PeopleField,
  PriceField,
  PricesField,
  ProseField,
  ZoneField,
} from "./field";

type Given<Field> = Omit<Field, "kind" | "initial">;

/** Text of one line; a `required` one is never null. */
export function line(given: Given<LineField> & { required: true }): LineField<string>;
export function line(given: Given<LineField>): LineField;
export function line({ required = false, ...given }: Given<LineField> & { required?: boolean }): LineField {
  return { kind: "line", initial: required ? "" : null, ...given };
}

export const prose = (given: Given<ProseField>): ProseField => ({ kind: "prose", initial: null, ...given });

export const list = (given: Given<ListField>): ListField => ({ kind: "list", initial: [], ...given });

export const link = (given: Given<LinkField>): LinkField => ({ kind: "link", initial: null, ...given });

export const links = (given: Given<LinksField>): LinksField => ({ kind: "links", initial: [], ...given });

export const day = (given: Given<DayField>): DayField => ({ kind: "day", initial: null, ...given });

export const country = (given: Given<CountryField>): CountryField => ({
  kind: "country",
  initial: null,
  ...given,
});

export const zone = (given: Given<ZoneField>): ZoneField => ({ kind: "zone", initial: null, ...given });

export const language = (given: Given<LanguageField>): LanguageField => ({
  kind: "language",
  initial: null,
  ...given,
});

export const money = (given: Given<MoneyField>): MoneyField => ({ kind: "money", initial: null, ...given });

export const email = (given: Given<EmailField>): EmailField => ({ kind: "email", initial: "", ...given });

export const names = (given: Given<NamesField>): NamesField => ({ kind: "names", initial: [], ...given });

export const entries = (given: Given<EntriesField>): EntriesField => ({
  kind: "entries",
  initial: [],
  ...given,
});

export const prices = (given: Given<PricesField>): PricesField => ({ kind: "prices", initial: [], ...given });

export const people = (given: Given<PeopleField>): PeopleField => ({ kind: "people", initial: [], ...given });

export const milestones = (given: Given<MilestonesField>): MilestonesField => ({
  kind: "milestones",
  initial: [],
  ...given,
});

export const answers = (given: Given<AnswersField>): AnswersField => ({
  kind: "answers",
  initial: [],
  ...given,
});

/** A whole number; with an `initial` one it is never null. */
export function count(given: Given<CountField> & { initial: number }): CountField<number>;
export function count(given: Given<CountField>): CountField;
export function count(given: Given<CountField> & { initial?: number }): CountField {
  return { kind: "count", initial: null, ...given };
}

/** One of `options`; with an `initial` one it is never null. */
export function choice<Value extends string>(
  given: Given<ChoiceField> & { options: Options<Value>; initial: Value },
): ChoiceField<Value>;
export function choice<Value extends string>(
  given: Given<ChoiceField> & { options: Options<Value> },
): ChoiceField<Value | null>;
export function choice(given: Given<ChoiceField> & { initial?: string }): ChoiceField {
  return { kind: "choice", initial: null, ...given };
}

export function price<Unit extends BudgetUnit>(given: Given<PriceField<Unit>>): PriceField<Unit> {
  return { kind: "price", initial: null, ...given };
}
