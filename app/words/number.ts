import { number as format } from "@messageformat/runtime";
import { settleSpaces } from "./spaces";

/**
 * A number within a message, less the message's offset. Whole ones below 1,000 are the same in each
 * language, since digits are Latin everywhere; Intl takes much longer for them.
 */
export function number(locale: string, value: number, offset: number): string {
  const shown = value - offset;
  const isPlain = Number.isInteger(shown) && shown >= 0 && shown < 1_000;
  return isPlain ? String(shown) : settleSpaces(format(locale, value, offset));
}
