import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { atMoment, comparablePrice, sayConversion } from "~/domain/comparable-price";
import { convert } from "~/domain/exchange-rates";
import { describeOffer, formatAmounts, roughly } from "~/domain/price-texts";
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

/** What a proposal asks for, beside others. */
export interface AskedPrice {
  text: string;
  /** How it was written, where it was in another currency, or why it stays in that; else null. */
  asked: string | null;
}

/**
 * The prices of proposals by applicant, all in the budget's currency (without one, in that of the
 * first price), each as the applicant asks it: by the hour, the day or the project. Without those
 * that name none.
 */
export function pricesInOne(budget: PriceRange | null, offers: readonly Offer[]): Record<string, AskedPrice> {
  const { currency } = budget ?? offers.find(({ rate }) => rate)?.rate ?? {};
  const prices: Record<string, AskedPrice> = {};
  for (const { applicantUid, rate, days } of offers) {
    if (!rate) continue;
    const text = describeOffer({ rate, days });
    const found = comparablePrice(rate, days, { currency: currency ?? rate.currency, unit: rate.unit });
    if (found === null) {
      prices[applicantUid] = { text, asked: words.costNoRate(rate) };
      continue;
    }
    prices[applicantUid] = found.how
      ? { text: `≈ ${describeOffer({ rate: roughly(found.price), days })}`, asked: text }
      : { text, asked: null };
  }
  return prices;
}

/**
 * The costs of proposals side by side, in the budget's currency (without one, in that of the first
 * price): in the budget's unit, and for the whole project. A row without any converted price is
 * left out.
 */
export function costRows(budget: PriceRange | null, offers: readonly Offer[], now: Date): CostRow[] {
  const first = budget ?? offers.find(({ rate }) => rate)?.rate;
  if (!first) return [];
  const units = new Set<BudgetUnit>([first.unit, "PROJECT"]);
  return [...units]
    .map((unit) => costRow({ currency: first.currency, unit }, offers, now))
    .filter(({ cells }) => Object.values(cells).some(({ how }) => how !== null));
}

function costRow(as: Pick<PriceRange, "currency" | "unit">, offers: readonly Offer[], now: Date): CostRow {
  const cells = offers.flatMap(({ applicantUid, rate, days }) => {
    if (rate === null) return [];
    if (convert(1, rate.currency, as.currency) === null)
      return [[applicantUid, { text: words.costNoRate(rate), how: null }]];
    const found = comparablePrice(rate, days, as);
    if (!found) return [];
    const { price, how } = found;
    const text = how === null ? formatAmounts(price) : `≈ ${formatAmounts(roughly(price))}`;
    return [[applicantUid, { text, how: how && sayConversion(atMoment(how, now)) }]];
  });
  return {
    title: words.cost(as),
    cells: Object.fromEntries(cells),
  };
}
