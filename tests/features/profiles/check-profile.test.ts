import { describe, expect, it } from "vitest";
import { testNow } from "#tests/support/clock";
import type { AccountKind } from "~/domain/account";
import type { ProfileContent } from "~/domain/fields/profile-fields";
import { emptyProfile } from "~/features/profiles/model/profile";
import { checkProfile, tidyProfile } from "~/features/profiles/writes/save-profile";

const text = (length: number) => "x".repeat(length);
const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => String(n).padEnd(length, "x"));
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://example.com/${n}`);
const rate = { min: 100, max: 200, currency: "EUR", unit: "DAY" } as const;

const adsAt = (amount: number) => ({ service: "Ads", amount, currency: "EUR", unit: "PROJECT" as const });

const person = (name: string) => ({ name, role: null, languages: [] });
const ann = { name: "Ann", role: "Design", languages: ["German"] };

type Content = Partial<ProfileContent>;
const named: ProfileContent = { ...emptyProfile, displayName: "Ada" };
const fieldsOf = (content: Content, kind: AccountKind = "AGENCY", now = testNow) =>
  checkProfile({ ...named, ...content }, kind, now).map(({ field }) => field);

/** A field, what just holds, and what just doesn't (domain.md). */
const rows: [field: string, holds: Content, breaks: Content][] = [
  ["displayName", { displayName: text(120) }, { displayName: text(121) }],
  ["displayName", { displayName: "A" }, { displayName: "" }],
  ["headline", { headline: text(120) }, { headline: text(121) }],
  ["about", { about: text(2_000) }, { about: text(2_001) }],
  ["skills", { skills: texts(12, 40) }, { skills: texts(13, 40) }],
  ["skills", { skills: [text(40)] }, { skills: [text(41)] }],
  ["languages", { languages: texts(8, 40) }, { languages: texts(9, 40) }],
  ["country", { country: "DE" }, { country: "Germany" }],
  ["country", { country: null }, { country: "DEU" }],
  ["links", { links: links(5) }, { links: links(6) }],
  ["links", { links: links(1) }, { links: ["http://example.com/"] }],
  ["visibility", { visibility: "HIDDEN" }, { visibility: "all" as "HIDDEN" }],
  ["rate", { rate: { ...rate, min: 200 } }, { rate: { ...rate, min: 201 } }],
  ["rate", { rate: { ...rate, unit: "HOUR" } }, { rate: { ...rate, unit: "PROJECT" as "DAY" } }],
  ["availability", { availability: "BUSY" }, { availability: "soon" as "BUSY" }],
  ["availableFrom", { availability: "AVAILABLE" }, { availability: "FROM" }],
  ["hoursPerWeek", { hoursPerWeek: 1 }, { hoursPerWeek: 0 }],
  ["hoursPerWeek", { hoursPerWeek: 400_000 }, { hoursPerWeek: 400_001 }],
  ["teamSize", { teamSize: 1 }, { teamSize: 0 }],
  ["teamSize", { teamSize: 10_000 }, { teamSize: 10_001 }],
  ["services", { services: texts(8, 40) }, { services: texts(9, 40) }],
  ["services", { services: [text(40)] }, { services: [text(41)] }],
  ["prices", { services: ["Ads"], prices: [adsAt(1)] }, { services: ["Ads"], prices: [adsAt(0)] }],
  ["prices", { prices: [] }, { prices: [{ ...adsAt(100), currency: "XXX" }] }],
  ["people", { people: texts(20, 80).map(person) }, { people: texts(21, 80).map(person) }],
  ["people", { people: [person(text(80))] }, { people: [person(text(81))] }],
  ["people", { people: [{ ...ann, role: text(80) }] }, { people: [{ ...ann, role: text(81) }] }],
  [
    "people",
    { people: [{ ...ann, languages: texts(8, 40) }] },
    { people: [{ ...ann, languages: texts(9, 40) }] },
  ],
  ["people", { people: [ann] }, { people: [{ ...ann, name: "" }] }],
  ["organisation", { organisation: text(120) }, { organisation: text(121) }],
  ["website", { website: "https://example.com" }, { website: "https://example" }],
  ["website", { website: null }, { website: "https://user@example.com" }],
  [
    "website",
    { website: `https://example.com/${text(280)}` },
    { website: `https://example.com/${text(281)}` },
  ],
];

describe("a profile", () => {
  it.each(rows)("keeps to the rules of its %s (row %#)", (field, holds, breaks) => {
    expect(fieldsOf(holds)).toEqual([]);
    expect(fieldsOf(breaks)).toEqual([field]);
  });

  it("names a discipline and a size that are on no list", () => {
    expect(fieldsOf({ discipline: "magic" as never })).toEqual(["discipline"]);
    expect(fieldsOf({ size: "huge" as never })).toEqual(["size"]);
  });

  it("has as many hours a week as one person, or as all of an agency", () => {
    expect(fieldsOf({ hoursPerWeek: 80 }, "FREELANCER")).toEqual([]);
    expect(fieldsOf({ hoursPerWeek: 81 }, "FREELANCER")).toEqual(["hoursPerWeek"]);
    expect(fieldsOf({ hoursPerWeek: 81 }, "AGENCY")).toEqual([]);
  });

  it("needs an organisation of a hirer alone", () => {
    expect(fieldsOf({ organisation: null }, "HIRER")).toEqual(["organisation"]);
    expect(fieldsOf({ organisation: "Acme" }, "HIRER")).toEqual([]);
    for (const kind of ["FREELANCER", "AGENCY"] as const) expect(fieldsOf({}, kind)).toEqual([]);
  });

  it.each([
    ["2031-05-01", []],
    ["2031-04-30", ["availableFrom"]],
    // Five years of 366 days.
    ["2036-05-04", []],
    ["2036-05-05", ["availableFrom"]],
  ])("may say that it is available from %s: %o", (availableFrom, problems) => {
    // It is still the first of May, twelve hours behind UTC.
    const now = new Date("2031-05-02T11:59:00Z");
    expect(fieldsOf({ availability: "FROM", availableFrom }, "AGENCY", now)).toEqual(problems);
  });

  const talent = ["discipline", "rate", "availability", "availableFrom", "hoursPerWeek", "skills"];
  const agency = ["teamSize", "services", "prices", "people"];
  const hirer = ["organisation", "size"];
  it.each([
    ["HIRER", [...talent, ...agency]],
    ["AGENCY", hirer],
    ["FREELANCER", [...agency, ...hirer, "website"]],
  ] as const)("of a %s is kept without %o", (kind, fields) => {
    const full: ProfileContent = {
      ...named,
      headline: "Hello",
      about: "About",
      languages: ["German"],
      country: "DE",
      links: links(1),
      discipline: "design" as never,
      rate,
      availability: "FROM",
      availableFrom: "2031-05-01",
      hoursPerWeek: 20,
      skills: ["Go"],
      teamSize: 3,
      services: ["Ads"],
      prices: [adsAt(100)],
      people: [person("Bob")],
      organisation: "Acme",
      size: "1-10" as never,
      website: "https://example.com/",
    };
    const tidy = tidyProfile(full, kind);
    const emptied = (Object.keys(tidy) as (keyof ProfileContent)[]).filter(
      (field) => JSON.stringify(tidy[field]) !== JSON.stringify(full[field]),
    );
    expect(emptied.sort()).toEqual([...fields].sort());
    expect(emptyProfile).toMatchObject(Object.fromEntries(emptied.map((field) => [field, tidy[field]])));
  });

  it.each(["AVAILABLE", "BUSY", null] as const)(
    "that is %o keeps no day from which it is available",
    (availability) => {
      const tidy = tidyProfile({ ...named, availability, availableFrom: "2031-05-01" }, "FREELANCER");
      expect(tidy.availableFrom).toBeNull();
    },
  );
});
