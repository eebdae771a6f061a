import { directionOf, type Language, languageNow, languages } from "./languages";
import { settleSpaces } from "./spaces";

/** Of each kind, in a process: 400 zones in each language would take 40 MB. */
const mostKept = 200;

/**
 * What is formatted in the reader's language (Intl), and by what else it depends on: a currency, a
 * zone. A formatter takes 50 times as long to make as to use, so each is kept for a while.
 */
export function formatterOf<Format, By extends readonly (number | string)[] = []>(
  make: (language: Language, ...by: By) => Format,
): (...by: By) => Format {
  const made = new Map<string, Format>();
  return (...by) => {
    const language = languageNow();
    const key = by.length === 0 ? language : `${language},${by.join()}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const [oldest] = made.keys();
    if (oldest !== undefined && made.size >= mostKept) made.delete(oldest);
    const format = make(language, ...by);
    made.set(key, format);
    return format;
  };
}

/** A date (ISO 8601) in words: "12 March 2026". */
export function dateFormatOf(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const format = formatterOf((language) => new Intl.DateTimeFormat(datesOf(language), options));
  return (moment) => format().format(new Date(moment));
}

/** The locale of a language's dates. */
export function datesOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.dates ?? language;
}

/**
 * The locale of a language's numbers: with Latin digits everywhere, as in fields. In Arabic it
 * depends on the runtime otherwise.
 */
export function numbersOf(language: Language): string {
  return `${language}-u-nu-latn`;
}

/**
 * What Intl makes, the same in each runtime. Their tables differ in invisible things: in how narrow
 * a space is, and in the marks around numbers between letters that are written from right to left.
 */
export function settle(formatted: string): string {
  const plain = settleSpaces(formatted).replace(/[\u061c\u200e\u200f]/g, "");
  if (directionOf(languageNow()) !== "rtl") return plain;
  // Else a Latin name before it would take it as part of its own line, and "US$" read "$US".
  return `\u200f${plain.replace(/[A-Z]\p{Sc}/u, "$&\u200e")}`;
}

/** A sign stays before its number, between letters that are written from right to left, too. */
export function keepSigns(formatted: string): string {
  return directionOf(languageNow()) === "rtl" ? formatted.replace(/[+-](?=\d)/g, "\u200e$&") : formatted;
}

const numbers = /* @__PURE__ */ formatterOf((language) => new Intl.NumberFormat(numbersOf(language)));

/** "1,234". */
export function formatNumber(number: number): string {
  return settleSpaces(numbers().format(number));
}
