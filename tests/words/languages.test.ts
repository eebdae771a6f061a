import { expect, test } from "vitest";
import { chooseLanguage } from "~/words/choose-language";
import { languageNow, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

test.each([
  ["en-GB,en;q=0.9", "en"],
  ["EN", "en"],
  ["tlh, en;q=0.1", "en"],
  ["en;q=0", null],
  ["*", null],
  ["tlh", null],
  ["", null],
  [null, null],
  [";;;,,,q=1,en;q=banana", null],
  [`${"x,".repeat(4_000)}en`, null],
])("of %j we speak %j", (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});

test("words are read in the language of whom they are for, each in their own", async () => {
  const [source] = languages;
  expect(languageNow()).toBe(source.code);
  const read = languages.map(({ code }) =>
    inLanguage(code, async () => {
      await new Promise(setImmediate);
      return languageNow();
    }),
  );
  expect(await Promise.all(read)).toEqual(languages.map(({ code }) => code));
});
