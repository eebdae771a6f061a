import { budgetUnits, noBudget, type PriceRange } from "~/content/brief";
import { comparablePrice } from "~/content/comparable-price";
import { formatPrice, roughly } from "~/content/price-texts";
import { labelOf } from "~/platform/values/choices";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/search.generated";
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
export function priceFit(budget: PriceRange | null, { rate, days }: Asked): FitLine {
  if (!budget) return unknown(noBudget());
  if (!rate) return unknown(words.noPrice());
  const found = comparablePrice(rate, days, budget);
  if (!found) return unknown(describeGap(budget, rate));
  const { price, how } = found;
  const from = percentAbove(budget, price.min);
  const to = percentAbove(budget, price.max);
  const state = to <= 0 ? "MET" : from <= nearlyWithin ? "NEARLY" : "NOT_MET";
  const said = describeAbove(from, to);
  const detail = how
    ? words.convertedPriceFit({ ...said, price: formatPrice(roughly(price)), how })
    : words.priceFit(said);
  return { aspect: "RATE", state, detail };
}

/**
 * Whole per cent, rounded up, by which an amount exceeds the budget's maximum; below 1 for one
 * within it.
 */
function percentAbove(budget: PriceRange, amount: number): number {
  return Math.ceil(((amount - budget.max) * 100) / budget.max);
}

function describeAbove(from: number, to: number) {
  const verdict = to <= 0 ? "WITHIN" : from <= 0 ? "STARTS_WITHIN" : from === to ? "ABOVE" : "BETWEEN";
  return { verdict, low: formatNumber(from), high: formatNumber(to) };
}

/** Why a price and a budget can't be compared. For a project budget it says how long that lasts. */
function describeGap(budget: PriceRange, rate: PriceRange): string {
  if (rate.unit === budget.unit)
    return words.otherCurrency({ asked: rate.currency, allowed: budget.currency });
  const [asked, allowed] = [labelOf(budgetUnits, rate.unit), labelOf(budgetUnits, budget.unit)];
  const aDay = comparablePrice(rate, null, { currency: budget.currency, unit: "DAY" });
  if (!aDay) return words.noEstimate({ asked, allowed });
  const days = Math.floor(budget.max / Math.max(1, aDay.price.min));
  return aDay.how
    ? words.convertedBudgetLasts({ allowed, days, how: aDay.how })
    : words.budgetLasts({ allowed, days });
}

function unknown(detail: string): FitLine {
  return { aspect: "RATE", state: "UNKNOWN", detail };
}
