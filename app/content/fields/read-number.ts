import { limits } from "~/platform/values/limits";

/** A typed number, null if empty; or what has to change. */
export type ReadNumber = { value: number | null } | { problem: string };

/** A whole number as people type it: 1000, or 1,000 and the like in other languages. */
export function readWholeNumber(typed: string, what: string): ReadNumber {
  const text = typed.trim();
  if (text === "") return { value: null };
  if (/^[+-]?(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/.test(text))
    return { value: Number(text.replaceAll(/[^\d-]/g, "")) };
  const isDecimal = /^[+-]?\d[\d.,'’\s]*$/.test(text);
  return { problem: isDecimal ? `Write ${what} without decimals.` : `Write ${what} as a number.` };
}

/** A whole amount of money in major units, converted to minor ones. */
export function readAmount(typed: string, what: string): ReadNumber {
  const read = readWholeNumber(typed, what);
  if ("problem" in read || read.value === null) return read;
  if (read.value < 1) return { problem: `Write ${what} as a number above zero.` };
  if (read.value > limits.amount)
    return { problem: `Write ${what} as a number up to ${limits.amount.toLocaleString("en")}.` };
  return { value: read.value * 100 };
}
