import { describe, expect, it } from "vitest";
import { dayIn, testNow } from "#tests/support/clock";
import { checkBrief, problemsForPublishing } from "~/domain/brief-check";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { checkBriefContent } from "~/features/briefs/model/check-content";

const text = (length: number) => "x".repeat(length);
const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => String(n).padEnd(length, "x"));
const price = { min: 100, max: 200, currency: "EUR", unit: "DAY" } as const;

type Content = Partial<BriefContent>;
/** A field, what just holds, and what just doesn't (domain.md). */
type Row = [field: string, holds: Content, breaks: Content];

it("asks in the order of the form", () => {
  const asked = problemsForPublishing({ ...emptyContent(briefFields), workplace: "ONSITE" }, testNow);
  const order = Object.keys(briefFields);
  const places = asked.map(({ field }) => order.indexOf(field));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe("a draft", () => {
  const fieldsOf = (content: Content) =>
    checkBriefContent({ ...emptyContent(briefFields), ...content }).map(({ field }) => field);

  const rows: Row[] = [
    ["title", { title: text(100) }, { title: text(101) }],
    ["summary", { summary: text(280) }, { summary: text(281) }],
    ["problem", { problem: text(8_000) }, { problem: text(8_001) }],
    [
      "problem",
      { problem: text(5_000), desiredOutcome: text(3_000) },
      { problem: text(5_000), desiredOutcome: text(3_001) },
    ],
    ["skills", { skills: texts(8, 40) }, { skills: texts(9, 40) }],
    ["skills", { skills: ["Go"] }, { skills: ["Go", text(41)] }],
    ["mustHaves", { mustHaves: texts(6, 160) }, { mustHaves: texts(7, 160) }],
    ["mustHaves", { mustHaves: [text(160)] }, { mustHaves: [text(161)] }],
    ["niceToHaves", { niceToHaves: texts(6, 160) }, { niceToHaves: texts(7, 160) }],
    ["niceToHaves", { niceToHaves: [text(160)] }, { niceToHaves: [text(161)] }],
    [
      "budget",
      { budget: { ...price, min: 1, max: 2_000_000_000 } },
      { budget: { ...price, max: 2_000_000_001 } },
    ],
    ["budget", { budget: { ...price, min: 200, max: 200 } }, { budget: { ...price, min: 201, max: 200 } }],
    ["budget", { budget: { ...price, currency: "CHF" } }, { budget: { ...price, currency: "XXX" } }],
    ["budget", { budget: { ...price, unit: "PROJECT" } }, { budget: { ...price, unit: "year" as "DAY" } }],
    ["budget", { budget: { ...price, min: 1 } }, { budget: { ...price, min: 0 } }],
    ["budget", { budget: price }, { budget: { ...price, max: 200.5 } }],
    ["startOn", { startOn: "2000-01-01" }, { startOn: "1999-12-31" }],
    ["startOn", { startOn: "2099-12-31" }, { startOn: "2100-01-01" }],
    ["startOn", { startOn: "2028-02-29" }, { startOn: "2027-02-29" }],
    ["weeks", { weeks: 1 }, { weeks: 0 }],
    ["weeks", { weeks: 104 }, { weeks: 105 }],
    ["weeks", { weeks: 2 }, { weeks: 1.5 }],
    ["workplace", { workplace: "HYBRID" }, { workplace: "moon" as "REMOTE" }],
    ["location", { location: text(120) }, { location: text(121) }],
    ["openTo", { openTo: "AGENCY" }, { openTo: "hirer" as "BOTH" }],
    ["seats", { seats: 1 }, { seats: 0 }],
    ["seats", { seats: 10 }, { seats: 11 }],
    ["cap", { cap: 5 }, { cap: 4 }],
    ["cap", { cap: 100 }, { cap: 101 }],
    ["closesOn", { closesOn: "2028-02-29" }, { closesOn: "2028-02-30" }],
    ["decideOn", { decideOn: "2028-02-29" }, { decideOn: "2028-02-30" }],
  ];

  it.each(rows)("keeps to the rules of its %s (row %#)", (field, holds, breaks) => {
    expect(fieldsOf(holds)).toEqual([]);
    expect(fieldsOf(breaks)).toEqual([field]);
  });

  it("with nothing in it is fine", () => expect(fieldsOf({})).toEqual([]));
});

describe("a brief that is published", () => {
  const whole: BriefContent = {
    ...emptyContent(briefFields),
    title: text(8),
    summary: text(20),
    problem: text(40),
    desiredOutcome: text(40),
    skills: ["Go"],
    budget: price,
    workplace: "ONSITE",
    location: "Lyon",
    startOn: dayIn(0),
    closesOn: dayIn(0),
    decideOn: dayIn(0),
    weeks: 1,
    mustHaves: ["Has a van"],
  };
  const missing = (content: Content) =>
    problemsForPublishing({ ...whole, ...content }, testNow).map(({ field }) => field);

  const rows: Row[] = [
    ["title", {}, { title: text(7) }],
    ["title", {}, { title: null }],
    ["summary", {}, { summary: text(19) }],
    ["summary", {}, { summary: null }],
    ["problem", { problem: text(1), desiredOutcome: text(79) }, { problem: null, desiredOutcome: text(80) }],
    [
      "desiredOutcome",
      { problem: text(79), desiredOutcome: text(1) },
      { problem: text(80), desiredOutcome: null },
    ],
    ["desiredOutcome", {}, { desiredOutcome: text(39) }],
    ["skills", {}, { skills: [] }],
    ["budget", {}, { budget: null }],
    ["workplace", {}, { workplace: null }],
    ["location", { workplace: "REMOTE", location: null }, { workplace: "HYBRID", location: null }],
    ["location", {}, { location: null }],
    ["workplace", {}, { workplace: null, location: null }],
    ["closesOn", { closesOn: dayIn(60), decideOn: dayIn(60) }, { closesOn: dayIn(61), decideOn: dayIn(61) }],
    ["closesOn", {}, { closesOn: dayIn(-1), decideOn: dayIn(-1) }],
    ["decideOn", { decideOn: dayIn(30) }, { decideOn: dayIn(31) }],
    ["decideOn", { closesOn: dayIn(9), decideOn: dayIn(9) }, { closesOn: dayIn(9), decideOn: dayIn(8) }],
    ["decideOn", { closesOn: dayIn(60), decideOn: dayIn(90) }, { decideOn: null }],
    // A day that is over everywhere on earth: twelve hours behind UTC it is the day before, for half of the day.
    ["startOn", { startOn: null }, { startOn: dayIn(-2) }],
  ];

  it.each(rows)("needs its %s (row %#)", (field, holds, breaks) => {
    expect(missing(holds)).toEqual([]);
    expect(missing(breaks)).toEqual([field]);
  });

  it("without a closing date is asked for both dates", () =>
    expect(missing({ closesOn: null })).toEqual(["closesOn", "decideOn"]));

  it.each([
    [null, null, undefined],
    [null, "Lyon", undefined],
    ["REMOTE", null, undefined],
    ["HYBRID", null, false],
    ["ONSITE", "Lyon", true],
  ] as const)(
    "that is worked %s with the place %s says of its place that it is there: %s",
    (workplace, location, met) => {
      const lines = checkBrief({ ...whole, workplace, location }, testNow);
      expect(lines.find(({ field }) => field === "location")?.met).toBe(met);
    },
  );

  it("may start today as long as it is today anywhere on earth", () => {
    const startsOn = (startOn: string, at: string) =>
      checkBrief({ ...whole, startOn }, new Date(at)).find(({ field }) => field === "startOn");
    expect(startsOn("2031-05-01", "2031-05-02T11:59:59.999Z")).toMatchObject({ met: true, required: false });
    expect(startsOn("2031-05-01", "2031-05-02T12:00:00.000Z")).toMatchObject({ met: false, required: true });
  });

  it.each([
    ["startOn", { startOn: null }],
    ["weeks", { weeks: null }],
    ["mustHaves", { mustHaves: [] }],
  ] satisfies [string, Content][])("is advised to name its %s, and needn’t", (field, content) => {
    const unmet = (asked: BriefContent) =>
      checkBrief(asked, testNow)
        .filter(({ met }) => !met)
        .map((line) => [line.field, line.required]);
    expect(unmet(whole)).toEqual([]);
    expect(unmet({ ...whole, ...content })).toEqual([[field, false]]);
  });
});
