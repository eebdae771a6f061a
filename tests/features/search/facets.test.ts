import { expect, it } from "vitest";
import type { BudgetBand, BudgetUnit } from "~/domain/brief";
import { bandOf, isOpenTo } from "~/features/briefs/model/facets";
import { formerLists } from "~/features/search/model/facets";

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
  // SEK 70–120k, which was more than 50,000.
  [12_000_000, "SEK", "PROJECT", "MEDIUM"],
  [11_000_000, "SEK", "PROJECT", "SMALL"],
  [11_000_100, "SEK", "PROJECT", "MEDIUM"],
  [830_000, "GBP", "PROJECT", "SMALL"],
  [4_700_000, "GBP", "PROJECT", "LARGE"],
  [88_000, "USD", "DAY", "MEDIUM"],
  [40_000, "PLN", "HOUR", "MEDIUM"],
] as const)(
  "a budget of up to %i cents in %s by the %s is %s by its amount in euros",
  (max, currency, unit, band) => {
    expect(bandOf({ min: 1, max, currency, unit })).toBe(band);
  },
);

it("a budget in a currency without a rate is in no band", () => {
  expect(bandOf({ min: 1, max: 2, currency: "ISK", unit: "DAY" })).toBeNull();
});

it.each([
  ["BOTH", ["FREELANCER", "AGENCY"]],
  ["FREELANCER", ["FREELANCER"]],
  ["AGENCY", ["AGENCY"]],
] as const)("a brief that is open to %s is found by %o", (openTo, kinds) => {
  const all = ["FREELANCER", "AGENCY"] as const;
  expect(all.filter((kind) => isOpenTo({ openTo }, kind))).toEqual(kinds);
});

it("a new entry names the lists by which searches of before wait", () => {
  // Of "Design Systems" and "Deutsch", as releases until November 2026 named them.
  const former = formerLists(["Design  Systems"], ["Deutsch"]);
  expect(former).toEqual(expect.arrayContaining(["s:wARNThqnOXnp", "l:MDGDtxhCFDFL"]));
  // Those of all its names, which searches waited by until the vocabulary knew them.
  expect(former).toEqual(expect.arrayContaining(formerLists(["Designsystem", "أنظمة التصميم"])));
});
