import { describe, expect, it } from "vitest";
import { noProfile, read } from "#tests/support/resumes";
import type { History } from "~/domain/fields/history-fields";
import { tidyHistory, toPartialDate } from "~/domain/resume/check-history.server";
import { headOf, historySections, noHistory } from "~/domain/resume/history";
import { toResume } from "~/domain/resume/write-resume";
import { limits } from "~/values/limits";

/**
 * Every field that the schema of JSON Resume 1.0.0 has for these four sections, written as its
 * sample is: several entries, dates of each length, one that goes on. None of them is left out.
 * What other sections lose is named by the tests of `readResume`: volunteer, awards, publications,
 * interests, references, and the levels of skills.
 */
const sample = {
  work: [
    {
      name: "Analytical Engines",
      location: "London, United Kingdom",
      description: "Engines of cogs",
      position: "Head of Numbers",
      url: "https://engines.example/",
      startDate: "2013-12-01",
      summary: "Notes on the engine.\n\nThen the tables of it.",
      highlights: ["Wrote Note G", "Found the first bug, by hand"],
    },
    { name: "Difference Ltd", position: "Clerk", startDate: "2010-03", endDate: "2013" },
  ],
  education: [
    {
      institution: "University of Leeds",
      url: "https://leeds.example/",
      area: "Mathematics",
      studyType: "Bachelor",
      startDate: "2006-09",
      endDate: "2010-01-31",
      score: "4.0",
      courses: ["M101 - Series, finite", "M202 - Tables"],
    },
  ],
  certificates: [
    { name: "Certified Tabulator", date: "2021-11-07", url: "https://tables.example/c/1", issuer: "Guild" },
    { name: "First Aid", issuer: "Red Cross" },
  ],
  languages: [
    { language: "English", fluency: "Native speaker" },
    { language: "French", fluency: "B2" },
    { language: "Latin" },
  ],
};

const owner = { kind: "FREELANCER", email: "ada@example.com", updatedAt: null } as const;

/** What a profile says once all of a resume was taken. */
function take(file: unknown, known: { history?: History; languages?: string[] } = {}) {
  const history = known.history ?? noHistory;
  const profile = { ...noProfile, displayName: "Ada", languages: known.languages ?? [] };
  const { added, content, left } = read(file, { known: profile, history });
  const merged = historySections.map((name) => [name, [...history[name], ...added[name]]]);
  return {
    history: tidyHistory(Object.fromEntries(merged), historySections),
    profile: { ...profile, ...content },
    added,
    left,
  };
}

describe("the work, education, certificates and languages of a resume", () => {
  it("go in and out without a loss", () => {
    const { history, profile, left } = take(sample);
    expect(left).toEqual({});
    const { work, education, certificates, languages } = toResume(profile, history, [], owner);
    expect({ work, education, certificates, languages }).toEqual(sample);
  });

  it("come in once, however often they are read", () => {
    const { history, profile } = take(sample);
    const again = take(toResume(profile, history, [], owner), { history, languages: profile.languages });
    expect([again.added, Object.keys(again.left)]).toEqual([noHistory, ["E-mail"]]);
    expect([again.history, again.profile]).toEqual([history, profile]);
  });

  it("are added to what stands there, which stays; another wording of it is named", () => {
    const { history } = take(sample);
    const other = { ...sample.work[0], name: "ANALYTICAL engines", summary: "Something else." };
    const found = take({ work: [other, { name: "Tables", startDate: "2024" }] }, { history });
    expect(found.history.work.map(({ name }) => name)).toEqual([
      "Tables",
      "Analytical Engines",
      "Difference Ltd",
    ]);
    expect(found.history.work[1]?.summary).toBe(sample.work[0]?.summary);
    expect(found.left).toEqual({
      "Work: “Head of Numbers”": "It is in your profile already, in other words; those stay.",
    });
  });

  it("two positions without dates are two, and one that repeats another is one", () => {
    const work = [
      { name: "A", position: "x" },
      { name: "A", position: "y" },
      { name: "A", position: "y" },
    ];
    expect(take({ work }).added.work.map(({ position }) => position)).toEqual(["x", "y"]);
  });

  it("a level is added to a language that has none; another one is named", () => {
    const languages = ["german", "English (C1)"];
    const file = {
      languages: [
        { language: "German", fluency: "Native" },
        { language: "English", fluency: "B2" },
        { language: "French" },
      ],
    };
    const { profile, left } = take(file, { languages });
    expect(profile.languages).toEqual(["German (Native)", "English (C1)", "French"]);
    expect(left).toEqual({ "“English (B2)”": "Your profile says another level already; that stays." });
  });
});

describe("what of an entry doesn’t fit", () => {
  const long = "x".repeat(500);
  it.each<[string, unknown, object | null, Record<string, string>]>([
    ["no name", { position: "Clerk" }, null, { "Work 1": "It has no “name”." }],
    ["a text as entry", "Engines", null, { "Work 1": "It should be a group of fields." }],
    [
      "a date that is none",
      { name: "A", startDate: "Spring", endDate: "Present" },
      { startDate: null, endDate: null },
      { "Work 1, “startDate”": expect.stringContaining("as a date") as never },
    ],
    ["a month by its name", { name: "A", startDate: "March 2014" }, { startDate: "2014-03" }, {}],
    [
      "a link without https",
      { name: "A", url: "http://a.example" },
      { url: null },
      { "Link “http://a.example”": "It isn’t a web address that begins with https://." },
    ],
    [
      "a text too long",
      { name: long },
      { name: "x".repeat(limits.historyLine) },
      { "Work 1, “name”": "It was longer than 120 characters, and is cut at the end." },
    ],
    [
      "a part that the format doesn’t have",
      { name: "A", salary: 9, toString: "x" },
      { name: "A" },
      { "Work 1: “salary”, “toString”": "A profile has no place for it." },
    ],
    [
      "a number as summary",
      { name: "A", summary: 7 },
      { summary: null },
      { "Work 1, “summary”": "It should be text, and is a number." },
    ],
    [
      "more highlights than there is room for",
      { name: "A", highlights: Array.from({ length: 12 }, (_, at) => `${at}`) },
      { highlights: Array.from({ length: 10 }, (_, at) => `${at}`) },
      { "Work 1, “highlights”": "Only the first 10 are read." },
    ],
  ])("%s is named", (_what, entry, taken, left) => {
    const found = take({ work: [entry] });
    expect(found.added.work).toEqual(taken ? [expect.objectContaining(taken)] : []);
    expect(found.left).toEqual(left);
  });

  it("more entries than there is room for are named", () => {
    const work = Array.from({ length: 17 }, (_, at) => ({ name: `Firm ${at}` }));
    const { added, left } = take({ work });
    expect(added.work).toHaveLength(limits.history.work);
    expect(left).toEqual({ "Work: “Firm 15”, “Firm 16”": "A profile has room for 15 of these." });
  });

  it("an agency has certificates alone", () => {
    const { added, left } = read(sample, { kind: "AGENCY" });
    expect(added.certificates).toHaveLength(2);
    expect(added.work).toEqual([]);
    expect(left).toEqual({
      "Work (2 entries)": "A company’s profile has no place for it.",
      "Education (1 entry)": "A company’s profile has no place for it.",
    });
  });
});

it.each([
  ["05/2019", "2019-05"],
  ["5.2019", "2019-05"],
  ["31.5.2019", "2019-05-31"],
  ["٢٠١٩", "2019"],
  ["2019-05", "2019-05"],
  ["soon", "soon"],
])("the date %s is %s", (typed, stored) => {
  expect(toPartialDate(typed)).toBe(stored);
});

it("an entry is read by what it is, where, and when", () => {
  const { history } = take(sample);
  expect(historySections.flatMap((name) => history[name].map((entry) => headOf(name, entry)))).toEqual([
    {
      title: "Head of Numbers",
      beside: ["Analytical Engines", "London, United Kingdom"],
      period: "since 1 December 2013",
    },
    { title: "Clerk", beside: ["Difference Ltd", null], period: "March\u00a02010\u00a0–\u00a02013" },
    {
      title: "Bachelor",
      beside: ["Mathematics", "University of Leeds"],
      period: "September\u00a02006\u00a0–\u00a031\u00a0January\u00a02010",
    },
    { title: "Certified Tabulator", beside: ["Guild"], period: "7 November 2021" },
    { title: "First Aid", beside: ["Red Cross"], period: null },
  ]);
});
