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
 * the budget’s currency or else the first’s; unknown costs last). Equal cards stay by date.
 */
export function sortCards<Some extends Card>(
  cards: readonly Some[],
  order: CardOrder,
  budget: PriceRange | null,
): Some[] {
  const byDate = [...cards].sort((a, b) => compare(a.sentAt ?? "", b.sentAt ?? ""));
  if (order === "date") return byDate;
  if (order === "fit") return byDate.sort((a, b) => compare(rankOf(b.fit), rankOf(a.fit)));
  const as = costsIn(budget, cards);
  return byDate.sort((a, b) => compare(costOf(a, as), costOf(b, as)));
}

/** What prices are compared in: as the budget is, else by the day in the first’s currency. */
export function costsIn(
  budget: PriceRange | null,
  cards: readonly Pick<Card, "rate">[],
): Pick<PriceRange, "currency" | "unit"> {
  const first = cards.find(({ rate }) => rate)?.rate;
  return budget ?? { currency: first?.currency ?? "EUR", unit: "DAY" };
}

/** A proposal's cost in a currency and unit; null where it can’t be computed. */
export function reckonedCost(
  { rate, days }: Pick<Card, "rate" | "days">,
  as: Pick<PriceRange, "currency" | "unit">,
): ComparablePrice | null {
  return rate && comparablePrice(rate, days, as);
}

/** The upper end of a proposal's cost; infinite where it can’t be computed. */
function costOf(card: Card, as: Pick<PriceRange, "currency" | "unit">): number {
  return reckonedCost(card, as)?.price.max ?? Number.POSITIVE_INFINITY;
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
