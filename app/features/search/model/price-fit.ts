import type { PriceRange } from "~/domain/brief";
import { atMoment, comparablePrice } from "~/domain/comparable-price";
import type { FitReason } from "~/domain/fit-reasons";
import type { FitLine } from "./fit";

/** The asking price: a proposal's, with its estimate of days, or a profile's in general. */
export interface Asked {
  rate: PriceRange | null;
  days: number | null;
}

/**
 * A price that begins at most this many per cent above the budget is nearly within it: people agree
 * on less.
 */
const nearlyWithin = 10;

/** The asking prices beside the budget's maximum, in the budget's currency and unit. */
export function priceFit(budget: PriceRange | null, { rate, days }: Asked, now: Date): FitLine {
  if (!budget) return unknown({ code: "noBudget" });
  if (!rate) return unknown({ code: "noPrice" });
  const found = comparablePrice(rate, days, budget);
  if (!found) return unknown(gapBetween(budget, rate, now));
  const { price, how } = found;
  const from = percentAbove(budget, price.min);
  const to = percentAbove(budget, price.max);
  const state = to <= 0 ? "MET" : from <= nearlyWithin ? "NEARLY" : "NOT_MET";
  const above = { verdict: verdictOn(from, to), low: from, high: to } as const;
  const reason: FitReason = how
    ? { code: "convertedPriceFit", ...above, price, how: atMoment(how, now) }
    : { code: "priceFit", ...above };
  return { aspect: "RATE", state, reason };
}

/**
 * Whole per cent, rounded up, by which an amount exceeds the budget's maximum; below 1 for one
 * within it.
 */
function percentAbove(budget: PriceRange, amount: number): number {
  return Math.ceil(((amount - budget.max) * 100) / budget.max);
}

function verdictOn(from: number, to: number) {
  if (to <= 0) return "WITHIN";
  if (from <= 0) return "STARTS_WITHIN";
  return from === to ? "ABOVE" : "BETWEEN";
}

/** Why a price and a budget can't be compared. For a project budget it says how long that lasts. */
function gapBetween(budget: PriceRange, rate: PriceRange, now: Date): FitReason {
  if (rate.unit === budget.unit)
    return { code: "otherCurrency", asked: rate.currency, allowed: budget.currency };
  const [asked, allowed] = [rate.unit, budget.unit];
  const aDay = comparablePrice(rate, null, { currency: budget.currency, unit: "DAY" });
  if (!aDay) return { code: "noEstimate", asked, allowed };
  const days = Math.floor(budget.max / Math.max(1, aDay.price.min));
  return aDay.how
    ? { code: "convertedBudgetLasts", allowed, days, how: atMoment(aDay.how, now) }
    : { code: "budgetLasts", allowed, days };
}

function unknown(reason: FitReason): FitLine {
  return { aspect: "RATE", state: "UNKNOWN", reason };
}
