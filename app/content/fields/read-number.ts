import { limits } from "~/platform/values/limits";
import type { Fault, Noun } from "~/platform/values/problems";

/** A typed number, null if empty; or what has to change. */
export type ReadNumber = { value: number | null } | { problem: Fault };

/**
 * A whole number as people type it: 1000, or 1,000 and the like in other languages; with the digits
 * of Arabic and Persian keyboards, too.
 */
export function readWholeNumber(typed: string, what: Noun): ReadNumber {
  const text = typed
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
  if (text === "") return { value: null };
  if (/^[+-]?(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/.test(text))
    return { value: Number(text.replaceAll(/[^\d-]/g, "")) };
  const isDecimal = /^[+-]?\d[\d.,'’\s]*$/.test(text);
  return { problem: { code: isDecimal ? "notWhole" : "notNumber", what } };
}

/** A whole amount of money in major units, converted to minor ones. */
export function readAmount(typed: string, what: Noun): ReadNumber {
  const read = readWholeNumber(typed, what);
  if ("problem" in read || read.value === null) return read;
  if (read.value < 1) return { problem: { code: "notAboveZero", what } };
  if (read.value > limits.amount) return { problem: { code: "amountTooLarge", what, most: limits.amount } };
  return { value: read.value * 100 };
}
