/**
 * The languages that the site speaks, in the order of the switch. Each has its catalogue beside
 * this file, by its code (BCP 47); the first is the one that the others are translated from, and
 * stands in where nothing is asked for.
 */
export const languages = [
  // Its American dates could be read with month and day exchanged.
  { code: "en", name: "English", direction: "ltr", dates: "en-GB" },
  { code: "de", name: "Deutsch", direction: "ltr", dates: "de" },
  // Digits as in the rest of the page, and the calendar that briefs are dated by everywhere.
  { code: "ar", name: "العربية", direction: "rtl", dates: "ar-u-nu-latn-ca-gregory" },
] as const satisfies readonly {
  code: string;
  /** As its speakers write it. */
  name: string;
  direction: "ltr" | "rtl";
  /** The locale of its dates (BCP 47). */
  dates: string;
}[];

export type Language = (typeof languages)[number]["code"];

const source = { code: "en", direction: "ltr" } as const;

export function isLanguage(code: unknown): code is Language {
  return languages.some((each) => each.code === code);
}

/**
 * The language of who reads now: of the request, of the mail's recipient, of the page. For what
 * formats; words know it by themselves.
 */
export function languageNow(): Language {
  return (globalThis.readerLanguage as Language | undefined) ?? source.code;
}

const directions: Readonly<Record<string, "ltr" | "rtl">> = /* @__PURE__ */ Object.fromEntries(
  languages.map(({ code, direction }) => [code, direction]),
);

export function directionOf(language: Language): "ltr" | "rtl" {
  return directions[language] ?? source.direction;
}
