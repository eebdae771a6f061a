import { expect, it } from "vitest";
import type { FitState, PriceRange } from "~/domain/brief";
import { priceLine } from "~/features/proposals/pages/decide/board-row";
import { reckonedCost, sortCards, sortedPath } from "~/features/proposals/pages/decide/sort-cards";
import { breakable } from "../../support/breakable";

const budget: PriceRange = { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" };

/** A card by its name, whose fit is how near its skills are. It came on the day of November 2026. */
function card(
  applicantUid: string,
  day: number,
  state: FitState,
  price: number | null = null,
  found: number | null = null,
) {
  const fit = [{ aspect: "SKILLS" as const, state, found }];
  const rate = price === null ? null : { ...budget, min: price, max: price };
  return { applicantUid, fit, rate, days: null, sentAt: `2026-11-${day}T08:00:00.000Z` };
}

const names = (cards: readonly { applicantUid: string }[]) => cards.map(({ applicantUid }) => applicantUid);

it("the best fit stands first, and of equals the first to come", () => {
  const cards = [
    card("none", 10, "NOT_MET"),
    card("some", 14, "NOT_MET", null, 1),
    card("late", 13, "MET"),
    card("near", 11, "NEARLY"),
    card("early", 12, "MET"),
  ];
  expect(names(sortCards(cards, "fit", budget))).toEqual(["early", "late", "near", "some", "none"]);
});

it("the lowest cost stands first, and last what has no price", () => {
  const cards = [
    card("unpriced", 10, "MET"),
    card("dear", 11, "MET", 1_400_000),
    card("cheap", 12, "MET", 900_000),
  ];
  expect(names(sortCards(cards, "cost", budget))).toEqual(["cheap", "dear", "unpriced"]);
});

it("without a budget prices are sorted in the first’s currency, where no other has a rate", () => {
  const inRiyals = (name: string, day: number, price: number) => ({
    ...card(name, day, "MET"),
    rate: { min: price, max: price, currency: "SAR", unit: "DAY" as const },
  });
  const euros = { ...card("euros", 12, "MET", 1), rate: { ...budget, unit: "DAY" as const } };
  const cards = [inRiyals("dear", 10, 200_000), euros, inRiyals("cheap", 13, 150_000)];
  expect(names(sortCards(cards, "cost", null))).toEqual(["cheap", "dear", "euros"]);
});

it.each([
  [
    "cost",
    { min: 8_000, max: 9_000, currency: "EUR", unit: "HOUR" },
    10,
    "≈ €6.4–7.2k fixed · €80–90 an hour × 10 days",
  ],
  ["fit", { min: 8_000, max: 9_000, currency: "EUR", unit: "HOUR" }, 10, "€80–90 an hour × 10 days"],
  ["cost", { ...budget, min: 900_000, max: 900_000 }, null, "€9k fixed"],
  ["cost", null, null, "No price named"],
] as const)("in a list sorted by %s a price of %o for %o days reads %s", (order, rate, days, words) => {
  const cost = order === "cost" ? reckonedCost({ rate, days }, budget) : null;
  expect(breakable(priceLine({ rate, days, cost, status: "SENT" }) ?? "")).toBe(words);
});

it("a withdrawn proposal, whose price isn’t read any more, isn’t said to name none", () => {
  expect(priceLine({ rate: null, days: null, cost: null, status: "WITHDRAWN" })).toBeNull();
});

it("an address names the order and the status where they aren't those of the whole list", () => {
  expect(sortedPath("/list", "date")).toBe("/list");
  expect(sortedPath("/list", "date", null)).toBe("/list");
  expect(sortedPath("/list", "cost", "WAITING")).toBe("/list?status=WAITING&sort=cost");
});
