import { describe, expect, test } from "vitest";
import { countryInAllLanguages, countryName, countryNames, parseCountry } from "~/domain/country.server";
import { checkContent, parseTexts } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { signUpFields } from "~/domain/fields/sign-up-fields";
import { languages } from "~/words/languages";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => parseCountry(code) === code);
const names = new Intl.DisplayNames(["en"], { type: "region" });

test("every country of ISO 3166-1 is there, and Kosovo", () => {
  expect(codes).toContain("XK");
  expect(codes.length).toBe(249 + 1);
});

test("no other two letters are one for a profile or a sign-up, though Intl has a name for them", () => {
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  for (const fields of [profileFields, signUpFields.FREELANCER, signUpFields.AGENCY]) {
    const isTaken = (country: string) =>
      checkContent({ country: fields.country }, { country } as never).length === 0;
    expect(all.filter(isTaken)).toEqual(codes);
  }
  for (const code of ["EU", "EZ", "UN", "QO", "ZZ", "AN", "SU", "UK", "AC", "419"])
    expect([parseTexts({ country: profileFields.country }, { country: code }).problems.length, code]).toEqual(
      [code === "UK" ? 0 : 1, code],
    );
  expect(countryName("EU")).toBe("EU");
});

test("each parses by its code and its English name, whatever the case", () => {
  const wrong = codes.flatMap((code) => {
    const name = names.of(code) ?? "";
    const spellings = [code.toLowerCase(), name, name.toUpperCase(), `  ${name.toLowerCase()} `];
    return spellings.filter((text) => parseCountry(text) !== code);
  });
  expect(wrong).toEqual([]);
});

describe("names that people use as well", () => {
  test.each([
    ["UK", "GB"],
    ["U.K.", "GB"],
    ["Great Britain", "GB"],
    ["England", "GB"],
    ["Scotland", "GB"],
    ["Northern Ireland", "GB"],
    ["Republic of Ireland", "IE"],
    ["USA", "US"],
    ["U.S.A.", "US"],
    ["the United States of America", "US"],
    ["The Netherlands", "NL"],
    ["Holland", "NL"],
    ["the Gambia", "GM"],
    ["Czech Republic", "CZ"],
    ["Czechia", "CZ"],
    ["Turkey", "TR"],
    ["Türkiye", "TR"],
    ["Turkiye", "TR"],
    ["Hong Kong", "HK"],
    ["Macau", "MO"],
    ["Burma", "MM"],
    ["Myanmar", "MM"],
    ["Ivory Coast", "CI"],
    ["Cote d'Ivoire", "CI"],
    ["Côte d’Ivoire", "CI"],
    ["Palestine", "PS"],
    ["UAE", "AE"],
    ["Saint Lucia", "LC"],
    ["Trinidad and Tobago", "TT"],
    ["Bosnia", "BA"],
    ["South   Korea", "KR"],
    ["Wales", "GB"],
    ["DR Congo", "CD"],
    ["DRC", "CD"],
    ["Cape Verde", "CV"],
    ["Macedonia", "MK"],
    ["Macao", "MO"],
    ["Swaziland", "SZ"],
    ["East Timor", "TL"],
    ["America", "US"],
    ["the Vatican", "VA"],
  ])("%s is %s", (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });
});

describe("names in other languages", () => {
  test.each([
    ["Deutschland", "DE"],
    ["Österreich", "AT"],
    ["osterreich", "AT"],
    ["España", "ES"],
    ["Royaume-Uni", "GB"],
    ["Stati Uniti", "US"],
    ["Nederland", "NL"],
    ["Włochy", "IT"],
    ["Wlochy", "IT"],
    ["Suíça", "CH"],
    ["Grossbritannien", "GB"],
    ["Hongkong", "HK"],
    ["ألمانيا", "DE"],
    ["المانيا", "DE"],
    ["سورية", "SY"],
    ["السعودية", "SA"],
    ["ســويسرا", "CH"],
    ["الإمارات", "AE"],
    // As other runtimes and people call it.
    ["فلسطين", "PS"],
    ["Palästina", "PS"],
    // As ISO 3166-1 itself has it; the other one is always called by more than that.
    ["Congo", "CG"],
  ])("%s is %s", (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });

  test.each(["ar", "de", "es", "fr", "it", "nl", "pl", "pt"])(
    "no name in %s leads to another country",
    (language) => {
      const local = new Intl.DisplayNames([language], { type: "region" });
      expect(codes.filter((code) => parseCountry(local.of(code) ?? "") !== code)).toEqual([]);
    },
  );
});

test.each([
  "",
  " ",
  "Atlantis",
  "Europe",
  "EU",
  "UN",
  "ZZ",
  "QO",
  "XA",
  "AC",
  "Germany, France",
  "Korea",
  "the",
  "DEU",
  "276",
  "<b>Germany</b>",
  "__proto__",
  "constructor",
  "size",
])("%j is no country", (text) => {
  expect(parseCountry(text)).toBeNull();
});

test("a country is called by its English name, and what is no code stays as it is", () => {
  expect(countryName("DE")).toBe("Germany");
  expect(["QQ", "Atlantis", "de", ""].map(countryName)).toEqual(["QQ", "Atlantis", "de", ""]);
});

test("a country is found by its name in each language of ours", () => {
  expect(countryInAllLanguages("DE")).toContain("Germany");
  expect(countryInAllLanguages("DE").length).toBeLessThanOrEqual(languages.length);
  expect(countryInAllLanguages("Atlantis")).toEqual(["Atlantis"]);
});

test("the countries of a list are in the order of their names, and each of them parses", () => {
  const names = countryNames();
  expect(names).toHaveLength(250);
  expect([...names]).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(names.map(parseCountry).sort()).toEqual(codes);
});
