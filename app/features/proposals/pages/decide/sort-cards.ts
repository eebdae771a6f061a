import type { PriceRange } from "~/content/brief";
import { type ComparablePrice, comparablePrice } from "~/content/comparable-price";
import { rankOf } from "~/content/fit-rank";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";

/** What a list of proposals is sorted by, and what its link says; the first is how it is without a word. */
export const cardOrders = [
  ["date", "Date"],
  ["fit", "Fit"],
  ["cost", "Cost"],
] as const;
export type CardOrder = (typeof cardOrders)[number][0];

/** An order as an address names it; nothing for the one that needs no word. */
export function sortOf(order: CardOrder): { sort?: CardOrder } {
  return order === "date" ? {} : { sort: order };
}

/** The address of a list or of one of it, in an order. */
export function sortedPath(path: string, order: CardOrder): string {
  const search = String(new URLSearchParams(sortOf(order)));
  return search ? `${path}?${search}` : path;
}

type Card = Pick<ProposalCardFragment, "applicantUid" | "rate" | "days" | "sentAt"> & {
  fit: Parameters<typeof rankOf>[0];
};

/**
 * Cards by date (the first to come first), by fit (the best first) or by cost (the lowest first, in the budget’s
 * currency; last what can’t be reckoned). What is equal stays by date.
 */
export function sortCards<Some extends Card>(
  cards: readonly Some[],
  order: CardOrder,
  budget: PriceRange | null,
): Some[] {
  const byDate = [...cards].sort((a, b) => compare(a.sentAt ?? "", b.sentAt ?? ""));
  if (order === "date") return byDate;
  if (order === "fit") return byDate.sort((a, b) => compare(rankOf(b.fit), rankOf(a.fit)));
  return byDate.sort((a, b) => compare(costOf(a, budget), costOf(b, budget)));
}

/** What one asks, as the budget is written; null where that can’t be said. */
export function reckonedCost(
  { rate, days }: Pick<Card, "rate" | "days">,
  budget: PriceRange | null,
): ComparablePrice | null {
  return rate && comparablePrice(rate, days, budget ?? { currency: "EUR", unit: "DAY" });
}

/** The most that it comes to; infinite where that can’t be said. */
function costOf(card: Card, budget: PriceRange | null): number {
  return reckonedCost(card, budget)?.price.max ?? Number.POSITIVE_INFINITY;
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
