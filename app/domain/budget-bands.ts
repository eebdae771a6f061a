import * as prices from "~/words/prices.generated";
import type { BudgetBand, BudgetUnit } from "./brief";
import { bandCurrency, bundledRates, convert } from "./exchange-rates";
import { formatAmounts } from "./price-texts";

/** The highest budgets of the small band and of the one in the middle, in euros. */
export const bandBounds: Record<BudgetUnit, readonly [small: number, medium: number]> = {
  PROJECT: [10_000, 50_000],
  DAY: [400, 800],
  HOUR: [50, 100],
};

/**
 * The bands as a reader chooses them, in their currency, or in euros where that has no rate: the
 * same bands at the bundled rates, so that a shared address finds the same for everybody.
 */
export function bandChoices(currency: string): readonly (readonly [BudgetBand, string])[] {
  const known = bandCurrency(currency);
  const amount = (euros: number) => {
    const minor = convert(euros * 100, "EUR", known, bundledRates) ?? 0;
    return formatAmounts({ min: minor, max: minor, currency: known });
  };
  const [projects, days] = [bandBounds.PROJECT.map(amount), bandBounds.DAY.map(amount)];
  const bound = (at: 0 | 1) => ({ project: projects[at] ?? "", day: days[at] ?? "" });
  return [
    ["SMALL", prices.bandSmall(bound(0))],
    ["MEDIUM", prices.bandMedium(bound(1))],
    ["LARGE", prices.bandLarge(bound(1))],
  ];
}
