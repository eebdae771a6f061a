import { expect, it } from "vitest";
import type { BudgetBand, BudgetUnit } from "~/contract/brief";
import { bandOf, isOpenTo } from "~/domain/briefs/facets";

// As the filter says it: small up to the first, medium up to the second, large above; in major units.
const bounds: [unit: BudgetUnit, small: number, medium: number][] = [
  ["PROJECT", 10_000, 50_000],
  ["DAY", 400, 800],
  ["HOUR", 50, 100],
];
const rows = bounds.flatMap(([unit, small, medium]): [number, BudgetUnit, BudgetBand][] => [
  [1, unit, "SMALL"],
  [small * 100, unit, "SMALL"],
  [small * 100 + 1, unit, "MEDIUM"],
  [medium * 100, unit, "MEDIUM"],
  [medium * 100 + 1, unit, "LARGE"],
]);

it.each(rows)("a budget of up to %i cents by the %s is %s, whatever it begins with", (max, unit, band) => {
  expect(bandOf({ min: 1, max, currency: "EUR", unit })).toBe(band);
});

it.each([
  ["BOTH", ["FREELANCER", "AGENCY"]],
  ["FREELANCER", ["FREELANCER"]],
  ["AGENCY", ["AGENCY"]],
] as const)("a brief that is open to %s is found by %o", (openTo, kinds) => {
  const all = ["FREELANCER", "AGENCY"] as const;
  expect(all.filter((kind) => isOpenTo({ openTo }, kind))).toEqual(kinds);
});
