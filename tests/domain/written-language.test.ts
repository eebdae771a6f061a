import { expect, it } from "vitest";
import {
  isWrittenLanguage,
  otherLanguage,
  writtenLanguageName,
  writtenLanguages,
} from "~/domain/written-language.server";
import { type Language, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

const codes = writtenLanguages().map(([code]) => code);

it("every language has a code of BCP 47, and those of the site are among them", () => {
  expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
  expect(codes).toEqual(expect.arrayContaining(languages.map(({ code }) => code)));
});

it.each(languages.map(({ code }) => code))("each has a name of its own in %s, in its order", (language) => {
  const names = inLanguage(language, () => writtenLanguages().map(([, name]) => name));
  expect(new Set(names).size).toBe(codes.length);
  expect(names.filter((name) => codes.includes(name))).toEqual([]);
  expect(names.toSorted(new Intl.Collator(language).compare)).toEqual(names);
});

it.each<[Language, string, string]>([
  ["en", "de", "German"],
  ["en", "zh-Hant", "Traditional Chinese"],
  ["de", "en", "Englisch"],
  ["ar", "de", "الألمانية"],
])("in %s, %s is called %s", (reader, code, name) => {
  expect(inLanguage(reader, () => writtenLanguageName(code))).toBe(name);
  expect(inLanguage(reader, () => otherLanguage(code))).toBe(name);
});

it("is a fact where the page is in another language, and only once it was said", () => {
  expect(inLanguage("de", () => otherLanguage("de"))).toBeNull();
  expect(otherLanguage(null)).toBeNull();
});

it.each(["xx", "DE", "de-DE", "German", "", "de ".repeat(67), "__proto__"])("%j is none of them", (code) => {
  expect(isWrittenLanguage(code)).toBe(false);
  expect(writtenLanguageName(code)).toBe(code);
});
