import { expect, it } from "vitest";
import { currencies } from "~/domain/currencies";
import type { MoneyField } from "~/domain/fields/field";
import { moneyKind } from "~/domain/fields/money-kinds";
import { readAmount, readWholeNumber } from "~/domain/fields/read-number";
import { limits } from "~/values/limits";

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
  ["650 kr", "NOK", 65_000],
  ["$650", "CAD", 65_000],
  ["٦٥٠ ر.س", "SAR", 65_000],
  ["650 ريال", "SAR", 65_000],
  ["650 ريال", "QAR", 65_000],
  ["650 SR", "SAR", 65_000],
  ["⃁ 650", "SAR", 65_000],
  ["650 درهم", "AED", 65_000],
  ["٦٥٠ جنيه", "EGP", 65_000],
  ["85.500", "KWD", 85_500],
  ["85.5 KD", "KWD", 85_500],
  ["0,505 د.ك.", "KWD", 505],
  ["1,500", "KWD", 1_500_000],
  ["1,500.250", "KWD", 1_500_250],
  ["1.500,25", "KWD", 1_500_250],
  ["1,000", "JPY", 1_000],
  ["¥1.000", "JPY", 1_000],
  ["1000.00", "JPY", 1_000],
  ["650,–", "ISK", 650],
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
  ["0,505", { problem: { code: "decimalsTooMany", what: "rate", most: "TWO" } }],
  ["85.5055", { problem: { code: "decimalsTooMany", what: "rate", most: "TWO" } }],
  ["1,000,50", { problem: { code: "decimalsTooMany", what: "rate", most: "TWO" } }],
  ["0,00 €", { problem: { code: "notAboveZero", what: "rate" } }],
  ["€-5", { problem: { code: "notAboveZero", what: "rate" } }],
  ["$650", { problem: { code: "otherCurrency", what: "rate", named: "USD", chosen: "EUR" } }],
  ["NOK 650", { problem: { code: "otherCurrency", what: "rate", named: "NOK", chosen: "EUR" } }],
  ["RUB 650", { problem: { code: "notNumber", what: "rate" } }],
  ["650 €/h", { problem: { code: "notNumber", what: "rate" } }],
  ["€", { problem: { code: "notNumber", what: "rate" } }],
])("and %j as an amount of euros is %j", (typed, read) => {
  expect(readAmount(typed, "rate", "EUR")).toEqual(read);
});

it.each([
  ["0.5005", "KWD", { code: "decimalsTooMany", what: "rate", most: "THREE" }],
  ["1000.5", "JPY", { code: "decimalsTooMany", what: "rate", most: "NONE" }],
  ["2000001", "KWD", { code: "amountTooLarge", what: "rate", most: 2_000_000 }],
  ["20000001", "EUR", { code: "amountTooLarge", what: "rate", most: 20_000_000 }],
  ["2000000001", "JPY", { code: "amountTooLarge", what: "rate", most: 2_000_000_000 }],
])("%j in %s has to change", (typed, currency, problem) => {
  expect(readAmount(typed, "rate", currency)).toEqual({ problem });
});

it.each(currencies.map(([code]) => code))("an amount of %s is read back as a form writes it", (currency) => {
  const field = { kind: "money", what: "budget" } as unknown as MoneyField;
  for (const amount of [1, 85_500, 85_505, 1_234_567, limits.minorUnits]) {
    const texts = moneyKind.toTexts({ amount, currency }, "budget", field, {});
    expect(moneyKind.read(texts, "budget", field)).toEqual({ value: { amount, currency } });
  }
});
