import type { PriceRange } from "~/domain/brief";
import { type ComparablePrice, comparablePrice } from "~/domain/comparable-price";
import { rankOf } from "~/domain/fit-rank";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";

/** The orders of a list of proposals; the first is the default. */
export const cardOrders = ["date", "fit", "cost"] as const;
export type CardOrder = (typeof cardOrders)[number];

/** An order as an address names it; empty for the default. */
export function sortOf(order: CardOrder): { sort?: CardOrder } {
  return order === "date" ? {} : { sort: order };
}

/** The address of a list, or of a proposal in it, in an order; `only`: of one status. */
export function sortedPath(path: string, order: CardOrder, only?: string | null): string {
  const search = String(new URLSearchParams({ ...(only && { status: only }), ...sortOf(order) }));
  return search ? `${path}?${search}` : path;
}

type Card = Pick<ProposalCardFragment, "applicantUid" | "rate" | "days" | "sentAt"> & {
  fit: Parameters<typeof rankOf>[0];
};

/**
 * Sorts cards by date (the oldest first), by fit (the best first) or by cost (the lowest first, in
 * the budget’s currency; unknown costs last). Equal cards stay by date.
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

/** A proposal's cost in the budget's unit; null where it can’t be computed. */
export function reckonedCost(
  { rate, days }: Pick<Card, "rate" | "days">,
  budget: PriceRange | null,
): ComparablePrice | null {
  return rate && comparablePrice(rate, days, budget ?? { currency: "EUR", unit: "DAY" });
}

/** The upper end of a proposal's cost; infinite where it can’t be computed. */
function costOf(card: Card, budget: PriceRange | null): number {
  return reckonedCost(card, budget)?.price.max ?? Number.POSITIVE_INFINITY;
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
