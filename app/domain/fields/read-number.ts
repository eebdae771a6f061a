import { decimalsOf, minorUnitsOf } from "~/domain/currencies";
import { limits } from "~/values/limits";
import type { Fault, Noun } from "~/values/problems";
import { withoutInvisible } from "~/values/text";
import { currenciesNamed } from "./currency-named";

/** A typed number, null if empty; or what has to change. */
export type ReadNumber = { value: number | null } | { problem: Fault };

/**
 * A whole number as people type it: 1000, or 1,000 and the like in other languages; with the digits
 * of any keyboard, and with decimals that are zero.
 */
export function readWholeNumber(typed: string, what: Noun): ReadNumber {
  const text = plain(typed);
  if (text === "") return { value: null };
  const value = numberIn(text);
  if (value !== null && value === Math.trunc(value)) return { value };
  return { problem: { code: value !== null || isDecimal.test(text) ? "notWhole" : "notNumber", what } };
}

/**
 * An amount of money in major units, with the decimals of its currency at most and with its name or
 * without it: 85,50 or €650; converted to minor units. `chosen` is the currency of the list beside
 * it.
 */
export function readAmount(typed: string, what: Noun, chosen: string): ReadNumber {
  const text = plain(typed);
  if (text === "") return { value: null };
  const { number, named } = partsOf(text);
  const meant = named.map(currenciesNamed);
  const decimals = decimalsOf(chosen);
  const value = numberIn(number, decimals);
  if (value === null && isDecimal.test(number))
    return { problem: { code: "decimalsTooMany", what, most: counted[decimals] ?? "TWO" } };
  if (value === null || meant.some((codes) => codes.length === 0))
    return { problem: { code: "notNumber", what } };
  const other = meant.find((codes) => !codes.includes(chosen))?.[0];
  if (other) return { problem: { code: "otherCurrency", what, named: other, chosen } };
  if (value <= 0) return { problem: { code: "notAboveZero", what } };
  const most = limits.minorUnits / minorUnitsOf(chosen);
  if (value > most) return { problem: { code: "amountTooLarge", what, most } };
  return { value: Math.round(value * minorUnitsOf(chosen)) };
}

/**
 * A number with two decimals at most, as 7.5 or 7,25, in hundredths. Null if empty; NaN if it isn’t
 * one.
 */
export function readHundredths(typed: string): number | null {
  const text = plain(typed);
  if (text === "") return null;
  const value = numberIn(text);
  return value === null ? Number.NaN : Math.round(value * 100);
}

/** A number of decimals, as the catalogue chooses its sentence by it. */
const counted: Readonly<Record<number, string>> = { 0: "NONE", 3: "THREE" };

/** With the digits and separators of ASCII. */
function plain(typed: string): string {
  return withoutInvisible(typed)
    .trim()
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[٬，]/g, ",")
    .replaceAll(/[٫．]/g, ".");
}

/** Unicode has the digits of each script in a row, from 0 to 9. */
function digitOf(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}

/** Characters of an amount with its currency, which isn't looked for in longer texts. */
const longest = 60;

/** A number, and the words or signs before and after it. */
function partsOf(text: string): { number: string; named: string[] } {
  if (text.length > longest) return { number: text, named: [] };
  const [, before = "", number = "", after = ""] =
    /^([^\d+-]*)(.*?)([\p{L}\p{Sc}][^\d]*)?$/su.exec(text) ?? [];
  return { number: number.trim(), named: [before, after].map((part) => part.trim()).filter(Boolean) };
}

// In groups of three, as in India of two and then three, or in one; then decimals, or the dash of
// "650,–".
const shape =
  /^[+-]?(?:[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*|[1-9]\d?(?:(,)\d{2})+,\d{3}|\d+)(?:([.,])(\d{0,3}|[-–—]{1,2}))?$/;
// Fils come after a point, as where they are paid with: elsewhere such a point is between groups.
const withFils = /^[+-]?\d+\.\d{3}$/;
const isDecimal = /^[+-]?\d[\d.,'’\s]*$/;

/** Null if it isn't a number with so many decimals at most; zeros don't count. */
function numberIn(text: string, most = 2): number | null {
  if (most === 3 && withFils.test(text)) return Number(text);
  const found = shape.exec(text);
  if (!found) return null;
  const [whole, byThree, byTwo, point, decimals = ""] = found;
  // "1,000,50" would be read as either.
  if (point !== undefined && point === (byThree ?? byTwo)) return null;
  const said = decimals.replaceAll(/\D/g, "");
  if (said.replace(/0+$/, "").length > most || said.length > Math.max(2, most)) return null;
  const integer = point === undefined ? whole : whole.slice(0, whole.lastIndexOf(point));
  return Number(`${integer.replaceAll(/[^\d-]/g, "")}.${said}`);
}
