import { expect, it } from "vitest";
import { wholeContent } from "#tests/support/content";
import { countryName } from "~/domain/country.server";
import { readTexts, toTexts } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { showTyped } from "~/features/profiles/pages/shown-typed";
import { showMember } from "~/features/profiles/shared/shown-member";

const languages = [
  ["en", "English"],
  ["pt", "Portuguese"],
] as const;
const offered = {
  names: { Zeichnen: "Drawing", Deutsch: "German" },
  languages,
  timeZones: [["Asia/Riyadh", "الرياض (UTC+3)"]] as const,
};

it.each([
  ["2027-03-01", "Available from 1 March 2027"],
  ["", "Available from a date"],
  // JavaScript reads each of these as some moment, and can't write the first one.
  ["99999-01-01", "Available from a date"],
  ["2027-02-31", "Available from a date"],
  ["1", "Available from a date"],
])("a preview with %j as its day reads “%s”", (availableFrom, words) => {
  const { availability } = showTyped({ availability: "FROM", availableFrom }, "FREELANCER", offered);
  expect(availability?.text).toBe(words);
});

it("a preview reads each field as the server will, of a whole form and of an empty one", () => {
  const named = { ...readTexts(profileFields, {}).content, displayName: "Ada" };
  for (const content of [wholeContent(profileFields), named]) {
    const profile = { ...content, country: content.country && countryName(content.country) };
    const said = { said: "confirmed when you save", fresh: true };
    expect(showTyped(toTexts(profileFields, content), "AGENCY", offered)).toEqual(
      showMember(
        { kind: "AGENCY", profile, language: content.writtenIn && "Portuguese", record: null },
        said,
      ),
    );
  }
});

it("a preview calls a time zone as the form does", () => {
  expect(showTyped({ timeZone: "Asia/Riyadh" }, "FREELANCER", offered).timeZone).toBe("الرياض (UTC+3)");
});

it.each([
  ["website", "http://example.com"],
  ["website", "https://127.0.0.1"],
  ["hoursPerWeek", "many"],
  ["rateMin", "480.5055"],
  ["discipline", "magic"],
])("what can’t be read yet isn’t shown: %s %j", (control, text) => {
  const blank = showTyped(toTexts(profileFields, readTexts(profileFields, {}).content), "AGENCY", offered);
  const currency = { rateCurrency: "EUR", rateUnit: "DAY" };
  expect(showTyped({ ...currency, [control]: text }, "AGENCY", offered)).toEqual(blank);
});

it("a preview names skills and languages in the reader’s language, and what is new as it is typed", () => {
  const { skills, languages } = showTyped(
    { skills: "Zeichnen, Weaving", languages: "Deutsch" },
    "FREELANCER",
    offered,
  );
  expect([skills, languages]).toEqual([["Drawing", "Weaving"], ["German"]]);
});
