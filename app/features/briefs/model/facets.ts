import type { BudgetBand, PriceRange, TalentKind } from "~/domain/brief";
import { bandBounds } from "~/domain/budget-bands";
import { bundledRates, convert } from "~/domain/exchange-rates";
import type { Brief } from "./brief";

/**
 * Small, medium or large, by the upper bound in euros; null for a currency without a rate, which
 * can't be compared.
 */
export function bandOf({ max, currency, unit }: PriceRange): BudgetBand | null {
  const [small, medium] = bandBounds[unit];
  const cents = convert(max, currency, "EUR", bundledRates);
  if (cents === null) return null;
  const major = cents / 100;
  if (major <= small) return "SMALL";
  return major <= medium ? "MEDIUM" : "LARGE";
}

export function isOpenTo({ openTo }: Pick<Brief, "openTo">, kind: TalentKind): boolean {
  return openTo === "BOTH" || openTo === kind;
}
