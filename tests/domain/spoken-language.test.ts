import { expect, it } from "vitest";
import { profileFields } from "~/domain/fields/profile-fields";
import {
  languageInAllLanguages,
  languageName,
  parseLanguage,
  spokenLanguageName,
  spokenLanguages,
} from "~/domain/spoken-language.server";
import { type Language, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

it.each([
  ["German", "de"],
  ["deutsch", "de"],
  ["الألمانية", "de"],
  ["allemand", "de"],
  ["DE", "de"],
  ["German (native)", "de"],
  ["English C1", "en"],
  ["Englisch – verhandlungssicher", "en"],
  ["Mandarin", "zh"],
  ["Farsi", "fa"],
  ["Swiss German", "gsw"],
  ["Maori", "mi"],
  ["Norwegian Bokmål", "nb"],
  ["Klingon", null],
  ["Chinese whispers", null],
  ["", null],
])("%j means the language %s", (text, code) => {
  expect(parseLanguage(text)).toBe(code);
});

it.each(languages.map(({ code }) => code))(
  "each name that is suggested in %s can be taken and is known",
  (code) => {
    inLanguage(code, () => {
      const names = spokenLanguages();
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect([name, languageName(name)]).toEqual([name, name]);
        expect(name.length).toBeLessThanOrEqual(profileFields.languages.length);
      }
    });
  },
);

it.each<[text: string, shown: Partial<Record<Language, string>>]>([
  ["German", { en: "German", de: "Deutsch", ar: "الألمانية" }],
  ["German (native)", { de: "Deutsch (Muttersprache)", ar: "الألمانية (اللغة الأم)" }],
  ["Deutsch (Muttersprache)", { en: "German (native)", de: "Deutsch (Muttersprache)" }],
  ["العربية (اللغة الأم)", { en: "Arabic (native)", de: "Arabisch (Muttersprache)" }],
  ["Englisch – fließend", { en: "English (fluent)", ar: "الإنجليزية (بطلاقة)" }],
  ["English c1", { de: "Englisch (C1)" }],
  ["Englisch – verhandlungssicher", { en: "English (verhandlungssicher)" }],
  ["Klingon (native)", { de: "Klingon (native)" }],
  ["", { de: "" }],
])("%j is shown with its level in the reader’s language", (text, shown) => {
  for (const [language, name] of Object.entries(shown))
    expect(
      inLanguage(language as Language, () => spokenLanguageName(text)).replaceAll(
        /[\u200f\u2068\u2069]/g,
        "",
      ),
    ).toBe(name);
});

it("a language is found by its names in all languages of the site", () => {
  expect(languageInAllLanguages("Deutsch")).toEqual(["German", "Deutsch", "الألمانية"]);
  expect(languageInAllLanguages("Klingon")).toEqual([]);
});
