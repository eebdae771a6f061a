import { expect, it } from "vitest";
import { testNow } from "#tests/support/clock";
import type { FitAspect } from "~/domain/brief";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import { emptyProfile, type Profile } from "~/features/profiles/model/profile";
import { type FitGap, ownFitOf } from "~/features/search/model/fit-gap";
import { limits } from "~/values/limits";

type About = {
  brief: Partial<BriefContent>;
  profile?: Partial<Profile>;
  proposal?: Partial<ProposalContent>;
};

const skills = ["TypeScript", "SQL", "Payments"];
const euros = { min: 500, max: 600, currency: "EUR", unit: "DAY" } as const;
const kronor = { min: 1, max: 2, currency: "SEK", unit: "HOUR" } as const;
const startOn = "2027-03-01";
const before = new Date(testNow.getTime() - 8 * 86_400_000).toISOString();
const mustHaves = ["Has a van", "Knows Lyon"];
const answer = (met: boolean | null) => ({ mustHave: null, met, evidence: null });
const many = Array.from({ length: limits.skills - 1 }, (_, at) => `Skill ${at}`);
const lyon = { workplace: "ONSITE", location: "Lyon, France" } as const;
const add = (field: FitGap["field"], ...values: string[]): FitGap => ({ field, values });

type Row = [aspect: FitAspect, what: string, gap: FitGap | null, about: About];
const rows: Row[] = [
  [
    "SKILLS",
    "names what is missing",
    add("skills", "Payments"),
    { brief: { skills }, profile: { skills: ["sql", "TypeScript"] } },
  ],
  ["SKILLS", "names all of them where the profile has none", add("skills", ...skills), { brief: { skills } }],
  ["SKILLS", "is none once all are there", null, { brief: { skills }, profile: { skills } }],
  ["SKILLS", "counts an agency’s services", null, { brief: { skills }, profile: { services: skills } }],
  [
    "SKILLS",
    "names no more than there is room for",
    add("skills", "TypeScript"),
    { brief: { skills }, profile: { skills: many } },
  ],
  ["SKILLS", "is none for a full list", null, { brief: { skills }, profile: { skills: [...many, "Go"] } }],
  ["SKILLS", "is none where the brief names none", null, { brief: {} }],
  ["MUST_HAVES", "is answered in the proposal", add("answers"), { brief: { mustHaves } }],
  [
    "MUST_HAVES",
    "remains while one is open",
    add("answers"),
    { brief: { mustHaves }, proposal: { answers: [answer(true)] } },
  ],
  [
    "MUST_HAVES",
    "is none after a no",
    null,
    { brief: { mustHaves }, proposal: { answers: [answer(true), answer(false)] } },
  ],
  ["RATE", "is the missing rate", add("rate"), { brief: { budget: euros } }],
  ["RATE", "is none without a budget", null, { brief: {} }],
  [
    "RATE",
    "is none with a rate, even one that can’t be compared",
    null,
    { brief: { budget: { ...euros, unit: "PROJECT" } }, profile: { rate: kronor } },
  ],
  [
    "RATE",
    "is none with the proposal’s price",
    null,
    { brief: { budget: euros }, proposal: { rate: { ...euros, max: 9_000 } } },
  ],
  ["DATES", "is an availability that was never said", add("availability"), { brief: { startOn } }],
  [
    "DATES",
    "is one that is older than a week",
    add("availability"),
    { brief: { startOn }, profile: { availability: "AVAILABLE", availabilityConfirmedAt: before } },
  ],
  [
    "DATES",
    "is none for who is busy",
    null,
    { brief: { startOn }, profile: { availability: "BUSY", availabilityConfirmedAt: testNow.toISOString() } },
  ],
  ["DATES", "is none without a start", null, { brief: {} }],
  [
    "DATES",
    "is none with the proposal’s start",
    null,
    { brief: { startOn }, proposal: { startOn: "2027-09-01" } },
  ],
  ["WORKPLACE", "is the missing country", add("country"), { brief: lyon }],
  ["WORKPLACE", "is none from another country", null, { brief: lyon, profile: { country: "DE" } }],
  ["WORKPLACE", "is none where the place names no country", null, { brief: { ...lyon, location: "Lyon" } }],
  ["WORKPLACE", "is none for remote work", null, { brief: { workplace: "REMOTE" } }],
];

it.each(rows)("the gap in %s %s", (aspect, _what, gap, { brief, profile, proposal }) => {
  const lines = ownFitOf(
    { ...emptyContent(briefFields), ...brief },
    { ...emptyProfile, updatedAt: testNow.toISOString(), displayName: "Ada", ...profile },
    proposal ? { ...emptyContent(proposalFields), ...proposal } : null,
    testNow,
  );
  expect(lines.find((line) => line.aspect === aspect)?.gap).toEqual(gap);
});
