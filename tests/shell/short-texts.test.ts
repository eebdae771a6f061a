import { describe, expect, it } from "vitest";
import { formatShortPrice } from "~/domain/short-price";
import { daysSince } from "~/values/days";
import { breakable } from "../support/breakable";

describe("a price in a line of facts", () => {
  it.each([
    [6_000, 10_000, "EUR", "PROJECT", "€6–10k fixed"],
    [6_500, 10_000, "EUR", "PROJECT", "€6.5–10k fixed"],
    [70_000, 120_000, "SEK", "PROJECT", "SEK 70–120k fixed"],
    [8_000, 8_000, "CHF", "PROJECT", "CHF 8k fixed"],
    [640, 640, "EUR", "DAY", "€640 a day"],
    [500, 1_500, "GBP", "DAY", "£500–1,500 a day"],
    [6_250, 10_000, "EUR", "PROJECT", "€6,250–10,000 fixed"],
    [80.5, 90, "USD", "HOUR", "$80.50 – $90.00 an hour"],
    [1_000_000, 2_000_000, "EUR", "PROJECT", "€1,000,000 – €2,000,000 for the whole project"],
  ] as const)("from %d to %d %s by the %s is %s", (min, max, currency, unit, words) => {
    const price = { min: min * 100, max: max * 100, currency, unit };
    expect(breakable(formatShortPrice(price))).toBe(words);
  });
});

it.each([
  ["2026-03-02T00:00:00.000Z", "2026-03-02T23:59:59.999Z", 0],
  ["2026-03-01T23:59:59.999Z", "2026-03-02T00:00:00.000Z", 1],
  ["2026-02-23T10:00:00.000Z", "2026-03-02T09:00:00.000Z", 7],
])("what was confirmed at %s is, at %s, %i days old", (moment, now, days) => {
  expect(daysSince(moment, new Date(now))).toBe(days);
});
