import { describe, expect, it } from "vitest";
import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { atRates, bundledRates } from "~/domain/exchange-rates";
import { costRows, pricesInOne } from "~/features/proposals/pages/decide/cost-rows.server";

const atTheseRates = atRates(bundledRates);
/** While they are new. */
const now = new Date(`${bundledRates.of}-28T12:00:00Z`);

const price = (amount: number, currency: string, unit: BudgetUnit): PriceRange => ({
  min: amount * 100,
  max: amount * 100,
  currency,
  unit,
});
const offer = (applicantUid: string, rate: PriceRange | null, days: number | null = null) => ({
  applicantUid,
  rate,
  days,
});
const project = price(9_000, "EUR", "PROJECT");

describe("the costs of proposals", () => {
  it("stand side by side in the budget’s currency, and say how those that are converted came to it", () => {
    const offers = [
      offer("ada", project),
      offer("ben", price(8_700, "GBP", "PROJECT")),
      offer("cem", price(600, "EUR", "DAY"), 13),
      offer("dora", price(600, "EUR", "DAY")),
      offer("eve", null),
    ];
    expect(costRows(price(10_000, "EUR", "PROJECT"), offers, now)).toEqual([
      {
        title: "Cost in EUR for the whole project",
        cells: {
          ada: { text: "€9,000", how: null },
          ben: { text: "≈ €10,500", how: atTheseRates },
          cem: { text: "≈ €7,800", how: "from 13 days" },
        },
      },
    ]);
  });

  it("say of a currency without a rate that it has none", () => {
    const offers = [
      offer("ada", price(8_700, "GBP", "PROJECT")),
      offer("ben", price(40_000, "SAR", "PROJECT")),
    ];
    const none = "There is no exchange rate for SAR, so it isn’t converted.";
    const budget = price(10_000, "EUR", "PROJECT");
    expect(costRows(budget, offers, now)[0]?.cells.ben).toEqual({ text: none, how: null });
    expect(pricesInOne(budget, offers).ben).toEqual({
      text: expect.stringMatching(/^SAR\s40,000 for the whole project$/),
      asked: none,
    });
  });

  it("are said for the budget’s unit and for the whole project, where anybody estimated it", () => {
    const offers = [offer("ada", price(600, "EUR", "DAY"), 10), offer("ben", price(80, "EUR", "HOUR"), 11)];
    expect(costRows(price(700, "EUR", "DAY"), offers, now).map(({ title }) => title)).toEqual([
      "Cost in EUR a day",
      "Cost in EUR for the whole project",
    ]);
  });

  it.each([
    ["every price is as the budget is", project, [offer("ada", project), offer("eve", null)]],
    ["nobody names a price", project, [offer("eve", null)]],
    ["there is neither a budget nor a price", null, [offer("eve", null)]],
    ["nobody estimates a project", null, [offer("ada", price(600, "EUR", "DAY"))]],
  ])("say nothing where %s", (_why, budget, offers) => {
    expect(costRows(budget, offers, now)).toEqual([]);
  });

  it("are in the currency of the first price where the brief names no budget", () => {
    const offers = [
      offer("eve", null),
      offer("ben", price(500, "GBP", "DAY")),
      offer("ada", price(600, "EUR", "DAY")),
    ];
    expect(costRows(null, offers, now)).toMatchObject([
      { title: "Cost in GBP a day", cells: { ben: { how: null } } },
    ]);
  });
});

it("prices side by side are in one currency, with what was asked beside it", () => {
  const offers = [
    offer("ada", project),
    offer("ben", price(870, "GBP", "DAY"), 13),
    offer("cem", price(1_100, "SEK", "HOUR")),
    offer("eve", null),
  ];
  const found = pricesInOne(price(10_000, "EUR", "PROJECT"), offers);
  expect(Object.values(found).map(({ text }) => text.replaceAll(/[^€£A-Z]/g, ""))).toEqual(["€", "€", "€"]);
  expect(found).toMatchObject({
    ada: { text: "€9,000 for the whole project", asked: null },
    ben: { asked: "£870 a day, estimated at 13 days" },
    cem: { asked: "SEK\u00a01,100 an hour" },
  });
  expect(found.ben?.text).toMatch(/^≈ €[\d,]+ a day, estimated at 13 days$/);
});

it("costs at rates of long ago say that these are old", () => {
  const offers = [offer("ben", price(8_700, "GBP", "PROJECT"))];
  const howAt = (moment: string) => costRows(project, offers, new Date(moment))[0]?.cells.ben?.how;
  const [year = 0, month = 0] = bundledRates.of.split("-").map(Number);
  const end = Date.UTC(year, month, 0);
  const after = (days: number) => new Date(end + days * 86_400_000).toISOString();
  expect(howAt(after(40))).toBe(atTheseRates);
  expect(howAt(after(42))).toBe(`${atTheseRates}, which are old by now`);
});
