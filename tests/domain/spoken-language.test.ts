import { expect, it } from "vitest";
import { profileFields } from "~/domain/fields/profile-fields";
import {
  languageInAllLanguages,
  languageName,
  parseLanguage,
  spokenLanguages,
} from "~/domain/spoken-language.server";
import { languages } from "~/words/languages";
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

it("a language is found by its names in all languages of the site", () => {
  expect(languageInAllLanguages("Deutsch")).toEqual(["German", "Deutsch", "الألمانية"]);
  expect(languageInAllLanguages("Klingon")).toEqual([]);
});
