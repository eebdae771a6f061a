import { expect, it } from "vitest";
import { answers, choice, count, line, links, list, money, price } from "~/domain/fields/define";
import { toEnums, toInputs, toSelection, toTypeFields } from "~/domain/fields/graphql";
import * as words from "~/words/contentFields.generated";

const label = () => "A";
const what = "title";
const units = [["DAY", "a day"]] as const;
const labels = { from: () => "From", to: () => "To", unit: () => "Unit" };
const whats = { from: "priceFrom", to: "priceTo" } as const;
const kinds = [
  ["NEW", "New"],
  ["OLD", "Old", () => "Used before."],
] as const;

const fields = {
  name: line({ label, what, most: 5, required: true, description: "What it is called." }),
  note: line({ label, what, most: 5 }),
  tags: list({ label, what, most: 2, length: 5, between: "," }),
  links: links({ label, what, most: 2 }),
  seats: count({ label, what, least: 1, most: 9, initial: 2 }),
  days: count({ label, what, least: 1, most: 9 }),
  kind: choice({ label, what, type: "Kind", options: kinds, initial: "NEW" }),
  other: choice({ label, what, type: "Kind", options: kinds }),
  field: choice({ label, what, type: "String", options: units }),
  rate: price({ label, what, units, labels, whats }),
  fee: money({ label, what }),
  answers: answers({ label, what }),
};

it("a type of the schema has a field for each of the content, with what never is null marked", () => {
  expect(toTypeFields(fields)).toEqual([
    '"What it is called."',
    "name: String!",
    "note: String",
    "tags: [String!]!",
    "links: [String!]!",
    "seats: Int!",
    "days: Int",
    "kind: Kind!",
    "other: Kind",
    "field: String",
    "rate: PriceRange",
    "fee: Money",
    "answers: [ProposalAnswer!]!",
  ]);
});

it("an input may lack all but a text that must be written", () => {
  expect(toInputs({ thing: fields, note: { note: fields.note } })).toEqual([
    "",
    "input ThingInput {",
    '  "What it is called."',
    "  name: String!",
    "  note: String",
    "  tags: [String!]! = []",
    "  links: [String!]! = []",
    "  seats: Int! = 2",
    "  days: Int",
    "  kind: Kind! = NEW",
    "  other: Kind",
    "  field: String",
    "  rate: PriceRangeInput",
    "  fee: MoneyInput",
    "  answers: [ProposalAnswerInput!]! = []",
    "}",
    "",
    "input NoteInput {",
    "  note: String",
    "}",
  ]);
});

it("a selection names what a price and an answer are made of", () => {
  const { name, rate, answers } = fields;
  expect(toSelection({ name, rate, answers })).toEqual([
    "name",
    ...["rate {", "  ...PriceFields", "}"],
    ...["answers {", "  mustHave", "  met", "  evidence", "  caseId", "}"],
  ]);
});

it("each enumeration is there once, with what its values mean", () => {
  const second = { size: choice({ label, what, type: "Size", options: [["BIG", "Big"]] }) };
  expect(toEnums([fields, second])).toEqual([
    ...["enum Kind {", "  NEW", '  "Used before."', "  OLD", "}"],
    ...["", "enum Size {", "  BIG", "}"],
  ]);
});

it("a hint says how many there may be", () => {
  expect(words.upToChars({ most: 2_000 })).toBe("Up to 2,000 characters.");
  expect(words.commas({ most: 8 })).toBe("Up to 8, separated by commas.");
});
