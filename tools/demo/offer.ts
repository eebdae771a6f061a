import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { convert } from "~/domain/exchange-rates";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import type { DeclineReason } from "~/domain/proposal";

type Offer = Pick<ProposalContent, "rate" | "days">;

/** Where in the budget's range the offers for a whole project lie, one applicant after the other; 1 is its upper end. */
const shares = [0.45, 0.9, 0.7, 1.06, 0.2];
/** That of one who is declined because of it. */
const tooDear = 1.6;

/** What a member asks for a brief: as its budget is written, or by their own rate and the days that it takes. */
export function offerFor(
  budget: PriceRange | undefined,
  ownRate: PriceRange<Exclude<BudgetUnit, "PROJECT">> | null,
  { index, reason }: { index: number; reason: string | undefined },
): Offer {
  if (!budget) return { rate: ownRate, days: null };
  const isTooDear = reason === ("RATE" satisfies DeclineReason);
  const share = isTooDear ? tooDear : (shares[index % shares.length] ?? 1);
  const amount = budget.min + (budget.max - budget.min) * share;
  if (budget.unit !== "PROJECT")
    return ownRate && !isTooDear
      ? { rate: ownRate, days: ownRate.unit === budget.unit ? null : 20 }
      : { rate: fixed(amount, budget.currency, budget.unit), days: null };
  if (ownRate?.unit === "DAY" && index % 4 === 1) {
    const inOwn = convert(amount, budget.currency, ownRate.currency) ?? amount;
    return { rate: ownRate, days: Math.max(1, Math.round(inOwn / ownRate.min)) };
  }
  const currency = ownRate && index % 3 === 2 ? ownRate.currency : budget.currency;
  return {
    rate: fixed(convert(amount, budget.currency, currency) ?? amount, currency, "PROJECT"),
    days: null,
  };
}

/** One amount, as round as people write it. */
function fixed(amount: number, currency: string, unit: BudgetUnit): PriceRange {
  const step = unit === "PROJECT" ? 10_000 : 500;
  const round = Math.round(amount / step) * step;
  return { min: round, max: round, currency, unit };
}
