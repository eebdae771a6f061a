import { type Language, languageNow, languages } from "./languages";

/**
 * What is formatted in the reader's language (Intl). A formatter takes 50 times as long to make as
 * to use, so each is made once for a language.
 */
export function formatterOf<Format>(make: (language: Language) => Format): () => Format {
  const made = new Map<Language, Format>();
  return () => {
    const language = languageNow();
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

/** A date (ISO 8601) in words: "12 March 2026". */
export function dateFormatOf(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const format = formatterOf((language) => new Intl.DateTimeFormat(datesOf(language), options));
  return (moment) => format().format(new Date(moment));
}

function datesOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.dates ?? language;
}

const numbers = /* @__PURE__ */ formatterOf((language) => new Intl.NumberFormat(language));

/** "1,234". */
export function formatNumber(number: number): string {
  return numbers().format(number);
}
