import { expect, it } from "vitest";
import { readAmount, readWholeNumber } from "~/domain/fields/read-number";

const numbers: [typed: string, value: number | null][] = [
  ["1000", 1_000],
  ["1,000", 1_000],
  ["1.000", 1_000],
  ["1’000", 1_000],
  ["1 000 000", 1_000_000],
  ["1\u202f000", 1_000],
  ["1,00,000", 100_000],
  ["650.00", 650],
  ["650,0", 650],
  ["650.", 650],
  ["650,–", 650],
  ["1.234,00", 1_234],
  ["٤٨٠", 480],
  ["١٬٠٠٠", 1_000],
  ["۴۸۰", 480],
  ["６５０", 650],
  ["१२", 12],
  ["\ufeff\u200b650\u00a0", 650],
  ["6\u00ad50", 650],
  [" ", null],
  ["\u200b", null],
];

it.each(numbers)("a number is read as people type it: %j", (typed, value) => {
  expect(readWholeNumber(typed, "rate")).toEqual({ value });
  expect(readAmount(typed, "rate", "EUR")).toEqual({ value: value === null ? null : value * 100 });
});

it.each([
  ["85,50", "EUR", 8_550],
  ["85.5", "EUR", 8_550],
  ["٤٨٠٫٥", "EUR", 48_050],
  ["８５．５０", "EUR", 8_550],
  ["1.234,50", "EUR", 123_450],
  ["1,234.50", "USD", 123_450],
  ["1’234.50", "CHF", 123_450],
  ["€650", "EUR", 65_000],
  ["650 €", "EUR", 65_000],
  ["650,- €", "EUR", 65_000],
  ["EUR 650", "EUR", 65_000],
  ["eur650", "EUR", 65_000],
  ["650 Euro", "EUR", 65_000],
  ["650 يورو", "EUR", 65_000],
  ["$650", "USD", 65_000],
  ["US$ 650", "USD", 65_000],
  ["£ 85.50", "GBP", 8_550],
  ["650 kr.", "SEK", 65_000],
  ["650,50 zł", "PLN", 65_050],
  ["CHF 1’000.–", "CHF", 100_000],
])("an amount is read with its decimals and its currency: %j", (typed, currency, value) => {
  expect(readAmount(typed, "rate", currency)).toEqual({ value });
});

it.each([
  ["480,50", "notWhole"],
  ["٤٨٠٫٥", "notWhole"],
  ["0.500", "notWhole"],
  ["many", "notNumber"],
  ["€650", "notNumber"],
])("a count of %j is none", (typed, code) => {
  expect(readWholeNumber(typed, "rate")).toEqual({ problem: { code, what: "rate" } });
});

it.each([
  ["85,505", { value: 8_550_500 }],
  ["0,505", { problem: { code: "decimalsTooMany", what: "rate" } }],
  ["85.5055", { problem: { code: "decimalsTooMany", what: "rate" } }],
  ["1,000,50", { problem: { code: "decimalsTooMany", what: "rate" } }],
  ["0,00 €", { problem: { code: "notAboveZero", what: "rate" } }],
  ["€-5", { problem: { code: "notAboveZero", what: "rate" } }],
  ["$650", { problem: { code: "otherCurrency", what: "rate", named: "USD", chosen: "EUR" } }],
  ["NOK 650", { problem: { code: "notNumber", what: "rate" } }],
  ["650 €/h", { problem: { code: "notNumber", what: "rate" } }],
  ["€", { problem: { code: "notNumber", what: "rate" } }],
])("and %j as an amount of euros is %j", (typed, read) => {
  expect(readAmount(typed, "rate", "EUR")).toEqual(read);
});
