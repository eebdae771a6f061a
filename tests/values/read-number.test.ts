import { expect, it } from "vitest";
import { readWholeNumber } from "~/content/fields/read-number";

it.each([
  ["1000", 1_000],
  ["1,000", 1_000],
  ["1.000", 1_000],
  ["1’000", 1_000],
  ["1 000 000", 1_000_000],
  ["٤٨٠", 480],
  ["١٬٠٠٠", 1_000],
  ["۴۸۰", 480],
  [" ", null],
])("a number is read as people type it: %j", (typed, value) => {
  expect(readWholeNumber(typed, "rate")).toEqual({ value });
});

it.each([
  ["480,50", "notWhole"],
  ["٤٨٠٫٥", "notWhole"],
  ["many", "notNumber"],
])("and %j is none", (typed, code) => {
  expect(readWholeNumber(typed, "rate")).toEqual({ problem: { code, what: "rate" } });
});
