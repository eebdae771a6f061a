import type { PriceRange } from "~/content/brief";
import { countDays, roughly } from "~/content/price-words";
import { formatShortPrice } from "~/shell/format/short-price";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { type CardOrder, reckonedCost } from "./sort-cards";

/**
 * What a proposal asks, in a line: "$70–90 an hour × 12 days". In a list that is sorted by cost behind what it is
 * sorted by, where that was reckoned: "≈ €6.7k fixed · $70 an hour × 12 days".
 */
export function priceLine(
  { rate, days }: Pick<ProposalCardFragment, "rate" | "days">,
  order: CardOrder,
  budget: PriceRange | null,
): string {
  if (!rate) return "No price named";
  const asked = [formatShortPrice(rate), days && countDays(days)].filter(Boolean).join(" × ");
  const cost = order === "cost" ? reckonedCost({ rate, days }, budget) : null;
  return cost?.how ? `≈ ${formatShortPrice(roughly(cost.price))} · ${asked}` : asked;
}
