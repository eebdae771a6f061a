import { budgetUnits, type PriceRange } from "./brief";
import { labelOf } from "./choices";

/** "€400–480 a day", without decimals that say nothing. */
export function formatPrice({ min, max, currency, unit }: PriceRange): string {
  const decimals = min % 100 === 0 && max % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const range = min === max ? format.format(min / 100) : format.formatRange(min / 100, max / 100);
  return `${range} ${labelOf(budgetUnits, unit)}`;
}
