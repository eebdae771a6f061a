import { expect, it } from "vitest";
import { showRow } from "~/features/directory/flows/shown-row.server";
import { breakable } from "../../support/breakable";

const now = new Date("2027-05-12T10:20:30.400Z");

function rateOf(unit: "DAY" | "HOUR", currency: string, reader: string | null) {
  const profile = {
    ...{ face: null, displayName: "Ada", writtenIn: null, headline: null, discipline: null, country: null },
    ...{ skills: [], services: [], timeZone: null, languages: [], teamSize: null },
    ...{ availability: null, availableFrom: null, availabilityFresh: false, availabilityConfirmedAt: null },
    rate: { min: 6_000, max: 7_500, currency, unit },
  };
  const member = {
    uid: "u",
    kind: "FREELANCER" as const,
    bookmark: null,
    front: { case: null, references: 0 },
  };
  const { rate, compared } = showRow({ ...member, profile }, now, reader);
  return [rate, compared].map((text) => text && breakable(text));
}

it.each([
  ["HOUR", "EUR", "EUR", "€60–75 an hour", "≈ €480–600 a day"],
  ["DAY", "GBP", "EUR", "£60–75 a day", "≈ €72–90 a day"],
  ["DAY", "EUR", "EUR", "€60–75 a day", null],
  ["DAY", "SAR", "EUR", "SAR 60–75 a day", null],
  ["DAY", "GBP", null, "£60–75 a day", null],
] as const)(
  "a rate by the %s in %s reads to one of %s as asked, %j, and by the day, %j",
  (unit, currency, reader, ...said) => {
    expect(rateOf(unit, currency, reader)).toEqual(said);
  },
);
