import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { formatAmounts } from "~/domain/price-texts";
import { formatPrice } from "~/shell/format/price";
import * as words from "~/words/agreements.generated";

/** The price, and what it comes to at most where it is for days or hours. */
export function sayPrice({
  price,
  unit,
  atMost,
}: Pick<AgreementContent, "price" | "unit" | "atMost">): string | null {
  if (!price) return null;
  const { amount, currency } = price;
  const rate = formatPrice({ min: amount, max: amount, currency, unit });
  if (unit === "PROJECT" || atMost === null) return rate;
  const total = amount * atMost;
  const most = formatAmounts({ min: total, max: total, currency });
  return words.priceAtMost({ rate, unit, count: atMost, most });
}
