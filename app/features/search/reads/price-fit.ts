import { budgetUnits, noBudget, type PriceRange } from "~/content/brief";
import { comparablePrice } from "~/content/comparable-price";
import { countDays, formatPrice, roughly } from "~/content/price-texts";
import { labelOf } from "~/platform/values/choices";
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
  if (!rate) return unknown("No price is named.");
  const found = comparablePrice(rate, days, budget);
  if (!found) return unknown(describeGap(budget, rate));
  const { price, how } = found;
  const from = percentAbove(budget, price.min);
  const to = percentAbove(budget, price.max);
  const state = to <= 0 ? "MET" : from <= nearlyWithin ? "NEARLY" : "NOT_MET";
  const verdict = describeAbove(from, to);
  const detail = how ? `${verdict}: about ${formatPrice(roughly(price))}, ${how}.` : `${verdict}.`;
  return { aspect: "RATE", state, detail };
}

/**
 * Whole per cent, rounded up, by which an amount exceeds the budget's maximum; below 1 for one
 * within it.
 */
function percentAbove(budget: PriceRange, amount: number): number {
  return Math.ceil(((amount - budget.max) * 100) / budget.max);
}

function describeAbove(from: number, to: number): string {
  const [low, high] = [from.toLocaleString("en"), to.toLocaleString("en")];
  if (to <= 0) return "Within the budget";
  if (from <= 0) return `Starts within the budget, but ends ${high}% above it`;
  return from === to ? `${high}% above the budget` : `${low}–${high}% above the budget`;
}

/** Why a price and a budget can't be compared. For a project budget it says how long that lasts. */
function describeGap(budget: PriceRange, rate: PriceRange): string {
  if (rate.unit === budget.unit) return `The price is in ${rate.currency}, the budget in ${budget.currency}.`;
  const [asked, allowed] = [labelOf(budgetUnits, rate.unit), labelOf(budgetUnits, budget.unit)];
  const aDay = comparablePrice(rate, null, { currency: budget.currency, unit: "DAY" });
  if (!aDay) return `The price is ${asked}, the budget ${allowed}, and no days are estimated.`;
  const lasts = Math.floor(budget.max / Math.max(1, aDay.price.min));
  const pays = lasts < 1 ? "less than a day" : `up to ${countDays(lasts)}`;
  return `The budget is ${allowed}: at this rate it pays for ${[pays, aDay.how].filter(Boolean).join(", ")}.`;
}

function unknown(detail: string): FitLine {
  return { aspect: "RATE", state: "UNKNOWN", detail };
}
