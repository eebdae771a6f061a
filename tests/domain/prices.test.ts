import { describe, expect, it } from "vitest";
import { alignAnswers } from "~/domain/align-answers";
import type { FitAspect, FitState, PriceRange } from "~/domain/brief";
import { comparablePrice, sayConversion } from "~/domain/comparable-price";
import { currencyIn } from "~/domain/currencies";
import { atRates, bundledRates } from "~/domain/exchange-rates";
import { hasSkillsOf, rankOf } from "~/domain/fit-rank";
import { countDays, describeOffer, formatAmounts, formatPrice, roughly } from "~/domain/price-texts";
import type { DeclineReason } from "~/domain/proposal";
import { suggestedReason } from "~/domain/suggested-reason";
import { breakable } from "../support/breakable";

const atTheseRates = atRates(bundledRates);
const { USD: usd = 0 } = bundledRates.perEuro;

const price = (min: number, max: number, unit: PriceRange["unit"] = "DAY", currency = "EUR") => ({
  ...{ min: Math.round(100 * min), max: Math.round(100 * max), currency, unit },
});

describe("a price as another one would be written", () => {
  it.each<[string, PriceRange, number | null, PriceRange, string | null]>([
    ["stays as it is", price(400, 480), null, price(400, 480), null],
    ["by the hour for a day", price(50, 60, "HOUR"), null, price(400, 480), "at 8 hours a day"],
    ["by the day for an hour", price(400, 480), null, price(50, 60, "HOUR"), "at 8 hours a day"],
    ["by the day for a project", price(400, 480), 10, price(4_000, 4_800, "PROJECT"), "from 10 days"],
    ["for a project by the day", price(4_000, 4_800, "PROJECT"), 1, price(4_000, 4_800), "from 1 day"],
    [
      ...(["by the hour for a project", price(50, 60, "HOUR"), 10] as const),
      ...([price(4_000, 4_800, "PROJECT"), "from 10 days of 8 hours"] as const),
    ],
    [
      ...(["for a project by the hour", price(4_000, 4_800, "PROJECT"), 10] as const),
      ...([price(50, 60, "HOUR"), "from 10 days of 8 hours"] as const),
    ],
    ["in another currency", price(100, 200), null, price(100 * usd, 200 * usd, "DAY", "USD"), atTheseRates],
    [
      ...(["in another currency and unit", price(50, 60, "HOUR"), null] as const),
      ...([price(400 * usd, 480 * usd, "DAY", "USD"), `at 8 hours a day, ${atTheseRates}`] as const),
    ],
  ])("%s", (_how, from, days, to, how) => {
    const found = comparablePrice(from, days, to);
    expect(found?.price).toEqual(to);
    expect(found?.how ? sayConversion(found.how) : null).toBe(how);
  });

  it.each<[string, PriceRange, Pick<PriceRange, "currency" | "unit">]>([
    ["for a project without an estimate", price(400, 480), { currency: "EUR", unit: "PROJECT" }],
    ["of a project without an estimate", price(400, 480, "PROJECT"), { currency: "EUR", unit: "HOUR" }],
    ["in a currency without a rate", price(400, 480), { currency: "ISK", unit: "DAY" }],
    ["of a currency without a rate", price(400, 480, "DAY", "ISK"), { currency: "EUR", unit: "DAY" }],
  ])("can’t be said %s", (_why, from, to) => {
    expect(comparablePrice(from, null, to)).toBeNull();
  });
});

describe("a price in words", () => {
  it("has decimals only where they say something", () => {
    expect(formatAmounts(price(400, 480))).toBe("€400\u00a0–\u00a0€480");
    expect(formatAmounts(price(400, 480.5))).toBe("€400.00\u00a0–\u00a0€480.50");
    expect(formatAmounts(price(400.5, 480))).toBe("€400.50\u00a0–\u00a0€480.00");
    expect(formatPrice(price(400, 400, "HOUR", "USD"))).toBe("$400 an hour");
  });

  it.each([
    [{ min: 85_500, max: 85_500, currency: "KWD" }, "KWD 85.500"],
    [{ min: 1_500_000, max: 1_500_000, currency: "KWD" }, "KWD 1,500"],
    [{ min: 120_000, max: 150_000, currency: "SAR" }, "SAR 1,200–1,500"],
    [{ min: 800_000, max: 800_000, currency: "JPY" }, "¥800,000"],
  ])("has the decimals of its currency: %j", (amounts, said) => {
    expect(breakable(formatAmounts(amounts))).toBe(said);
  });

  it("is told in three figures where it was estimated, and never as nothing", () => {
    expect(roughly(price(12_345, 123_456))).toEqual(price(12_300, 123_000));
    expect(roughly(price(0.2, 123.6))).toEqual(price(1, 124));
  });

  it("is an offer with the days that it is for", () => {
    expect(describeOffer({ rate: null, days: 3 })).toBe("Not named");
    expect(describeOffer({ rate: price(480, 480), days: null })).toBe("€480 a day");
    expect(describeOffer({ rate: price(480, 480), days: 13 })).toBe("€480 a day, estimated at 13 days");
    expect([countDays(1), countDays(2_000)]).toEqual(["1 day", "2,000 days"]);
  });
});

const line = ([aspect, state]: readonly [FitAspect, FitState]) => ({ aspect, state });

it.each<[string, DeclineReason | null, ...(readonly [FitAspect, FitState])[]]>([
  ["what must be there is missing", "MUST_HAVES", ["RATE", "NOT_MET"], ["MUST_HAVES", "NOT_MET"]],
  ["the price is too high", "RATE", ["DATES", "NOT_MET"], ["RATE", "NOT_MET"]],
  ["the dates don’t fit", "DATES", ["SKILLS", "NOT_MET"], ["DATES", "NOT_MET"]],
  ["the skills are others", "EXPERIENCE", ["RATE", "NEARLY"], ["SKILLS", "NOT_MET"]],
  ["the price is a little too high", "RATE", ["DATES", "NEARLY"], ["RATE", "NEARLY"]],
  ["the dates nearly fit", "DATES", ["MUST_HAVES", "UNKNOWN"], ["DATES", "NEARLY"]],
  ["an answer is missing", "UNCLEAR", ["SKILLS", "NEARLY"], ["MUST_HAVES", "UNKNOWN"]],
  ["all fits", null, ["SKILLS", "MET"], ["MUST_HAVES", "MET"], ["WORKPLACE", "NOT_MET"]],
])("where %s, the reason for a no is %s", (_what, reason, ...lines) => {
  expect(suggestedReason(lines.map(line))).toBe(reason);
});

it("of two fits the one with nearer skills is greater, then the one with more lines met", () => {
  const fits = [
    [
      ["SKILLS", "MET"],
      ["RATE", "NOT_MET"],
    ],
    [
      ["SKILLS", "NEARLY"],
      ["RATE", "MET"],
      ["DATES", "MET"],
    ],
    [
      ["SKILLS", "NEARLY"],
      ["RATE", "MET"],
      ["DATES", "NEARLY"],
    ],
    [
      ["SKILLS", "NEARLY"],
      ["RATE", "MET"],
      ["DATES", "UNKNOWN"],
    ],
    [["RATE", "MET"]],
    [
      ["SKILLS", "NOT_MET"],
      ["RATE", "MET"],
    ],
  ] as const;
  const ranks = fits.map((fit) => rankOf(fit.map(line)));
  expect(ranks).toEqual(ranks.toSorted().reverse());
  expect(ranks[0]).toBe("5,1,0,0,1");
  expect(fits.map((fit) => hasSkillsOf(fit.map(line)))).toEqual([true, true, true, true, false, false]);
});

it("answers go where their must-have stands now, and those of one that is no more are told", () => {
  const [van, dog, any] = [{ mustHave: "A van" }, { mustHave: "A dog" }, { mustHave: null }];
  expect(alignAnswers(["A dog", "A van"], [van, dog])).toEqual({ answers: [dog, van], gone: [] });
  expect(alignAnswers(["A cat", "A van"], [van, dog])).toEqual({ answers: [null, van], gone: [dog] });
  // One that says nothing of what it was written for stays in its place.
  expect(alignAnswers(["A cat", "A van"], [any, van])).toEqual({ answers: [any, van], gone: [] });
  expect(alignAnswers(["A cat"], [])).toEqual({ answers: [null], gone: [] });
});

it.each([
  ["GB", "GBP"],
  ["SA", "SAR"],
  ["DE", undefined],
  ["", undefined],
  [null, undefined],
])("prices of %j are in %j, where they are in a currency of one country", (country, currency) => {
  expect(currencyIn(country)).toBe(currency);
});
