import type { BudgetUnit, PriceRange } from "~/content/brief";
import { comparablePrice, sayConversion } from "~/content/comparable-price";
import { formatAmounts, roughly } from "~/content/price-texts";
import * as words from "~/words/proposalsCompare.generated";

/** The costs of all proposals in one unit, so that the hirer needn't convert them. */
export interface CostRow {
  title: string;
  /** By applicant; absent where the cost can't be computed. */
  cells: Record<string, Cost>;
}

interface Cost {
  text: string;
  /** How the cost was computed; null if the price was written in this unit. */
  how: string | null;
}

interface Offer {
  applicantUid: string;
  rate: PriceRange | null;
  days: number | null;
}

/**
 * The costs of proposals side by side, in the budget's currency (without one, in that of the first
 * price): in the budget's unit, and for the whole project. A row without any converted price is
 * left out.
 */
export function costRows(budget: PriceRange | null, offers: readonly Offer[]): CostRow[] {
  const first = budget ?? offers.find(({ rate }) => rate)?.rate;
  if (!first) return [];
  const units = new Set<BudgetUnit>([first.unit, "PROJECT"]);
  return [...units]
    .map((unit) => costRow({ currency: first.currency, unit }, offers))
    .filter(({ cells }) => Object.values(cells).some(({ how }) => how !== null));
}

function costRow(as: Pick<PriceRange, "currency" | "unit">, offers: readonly Offer[]): CostRow {
  const cells = offers.flatMap(({ applicantUid, rate, days }) => {
    const found = rate && comparablePrice(rate, days, as);
    if (!found) return [];
    const { price, how } = found;
    const text = how === null ? formatAmounts(price) : `≈ ${formatAmounts(roughly(price))}`;
    return [[applicantUid, { text, how: how && sayConversion(how) }]];
  });
  return {
    title: words.cost(as),
    cells: Object.fromEntries(cells),
  };
}
