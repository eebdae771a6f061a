import { describe, expect, it } from "vitest";
import { wholeContent } from "#tests/support/content";
import { currencies } from "~/domain/currencies";
import { allFields } from "~/domain/fields/all-fields";
import { emptyContent, isSameContent } from "~/domain/fields/content";
import { checkContent, parseTexts, readTexts, tidyContent, toTexts } from "~/domain/fields/content.server";
import { constraintsOf, controlOf, controlsOf } from "~/domain/fields/controls";
import { answers, count, country, email, line, zone } from "~/domain/fields/define";
import type { ContentFields } from "~/domain/fields/field";
import { type ShownField, showField, showFields, showOptions } from "~/domain/fields/shown";
import { readTyped } from "~/domain/fields/typed";
import { sayProblem } from "~/domain/problem-texts";

const { brief, profile, proposal, hirerDraft, freelancerDraft } = allFields;
const contents = Object.entries(allFields) as [string, ContentFields][];

describe("what is typed, as a browser reads it", () => {
  it.each(contents)("is what the server reads, of a whole %s", (_what, fields) => {
    // A browser doesn’t know countries, and reads answers and single amounts elsewhere.
    const known = Object.entries(fields).filter(([, { kind }]) => !/country|answers|money/.test(kind));
    const own = Object.fromEntries(known);
    const whole = wholeContent(own);
    expect(readTyped(own, toTexts(own, whole))).toEqual(whole);
    expect(readTyped(own, {})).toEqual(emptyContent(own));
  });

  it.each([
    ["title", " One  line ", "One line"],
    ["problem", " Two\r\nlines ", "Two\nlines"],
    ["skills", "Go, ,go, C", ["Go", "C"]],
    ["mustHaves", "• A van\n- A dog, a cat", ["A van", "A dog, a cat"]],
    ["workplace", "REMOTE", "REMOTE"],
    ["workplace", "MOON", null],
    ["openTo", "MOON", "BOTH"],
    ["weeks", "1,000", 1_000],
    ["weeks", "many", null],
    ["weeks", "0", null],
    ["seats", "", 1],
    ["startOn", "2027-02-28", "2027-02-28"],
    ["startOn", "2027-02-31", null],
  ] as const)("is, of %s, %j as %j", (name, typed, value) => {
    expect(readTyped(brief, { [name]: typed })[name]).toEqual(value);
  });

  it("is no link before it is one, and no price before that can be read", () => {
    const typed = {
      website: "a.example",
      links: "b.example\nhttp://c.example\nd",
      timeZone: "Europe/Lisbon",
    };
    expect(readTyped(profile, typed)).toMatchObject({
      website: "https://a.example/",
      links: ["https://b.example/"],
      timeZone: "Europe/Lisbon",
    });
    expect(readTyped(profile, { website: "ftp://a.example" }).website).toBeNull();
    const rate = { rateMin: "400", rateMax: "", rateCurrency: "EUR", rateUnit: "DAY" };
    expect(readTyped(profile, rate).rate).toEqual({ min: 40_000, max: 40_000, currency: "EUR", unit: "DAY" });
    expect(readTyped(profile, { ...rate, rateMax: "300" }).rate).toBeNull();
    expect(readTyped(profile, { ...rate, rateMin: "€4.5" }).rate?.min).toBe(450);
    expect(readTyped(profile, { ...rate, rateMin: "$4.5" }).rate).toBeNull();
  });
});

it.each(["displayName", "organisation", "contactName"])("a name like ours is refused as %s", (name) => {
  const content = { ...emptyContent(profile), displayName: "Ada", [name]: "Guildhall Support" };
  expect(checkContent(profile, content, "Guildhall").map(({ field }) => field)).toEqual([name]);
  expect(checkContent(profile, { ...content, [name]: "Ada", headline: "Guildhall" }, "Guildhall")).toEqual(
    [],
  );
});

describe("what has to change is said at its control", () => {
  const brand = "Guildhall";
  const say = (fields: ContentFields, texts: Record<string, string>) =>
    parseTexts(fields, texts, brand).problems.map(({ field, message }) => `${field}: ${message}`);

  it.each<[ContentFields, Record<string, string>, ...string[]]>([
    [brief, { title: "x".repeat(101) }, "title: Keep the title within 100 characters."],
    [brief, { summary: "x".repeat(281) }, "summary: Keep the summary within 280 characters."],
    [brief, { skills: "a,b,c,d,e,f,g,h,i" }, "skills: Name 8 skills at most."],
    [brief, { skills: "x".repeat(41) }, "skills: Keep each of the skills within 40 characters."],
    [brief, { workplace: "MOON" }, "workplace: Choose a workplace from the list."],
    [brief, { startOn: "1 March" }, "startOn: Write the date as year-month-day, like 2027-03-01."],
    [brief, { startOn: "2027-02-31" }, "startOn: That day doesn’t exist. Check the date."],
    [brief, { startOn: "1999-12-31" }, "startOn: Choose a day from 2000 to 2099."],
    [brief, { startOn: "2100-01-01" }, "startOn: Choose a day from 2000 to 2099."],
    [brief, { weeks: "105" }, "weeks: Write the weeks as a number from 1 to 104."],
    [brief, { weeks: "1.5" }, "weeks: Write the weeks without decimals."],
    [brief, { weeks: "many" }, "weeks: Write the weeks as a number."],
    [brief, { budgetMin: "0" }, "budgetMin: Write “Budget from” as a number above zero."],
    [brief, { budgetMax: "20,000,001" }, "budgetMax: Write “Budget to” as a number up to 20,000,000."],
    [brief, { budgetMin: "2", budgetMax: "1" }, "budgetMin: The smaller number of the budget comes first."],
    [brief, { budgetMin: "1", budgetCurrency: "XXX" }, "budgetMin: Choose a currency from the list."],
    [brief, { budgetMin: "1", budgetUnit: "YEAR" }, "budgetUnit: Choose one from the list."],
    [
      profile,
      { displayName: "A", country: "Atlantis" },
      "country: Write the name of a country, like Germany.",
    ],
    [brief, { writtenIn: "xx" }, "writtenIn: Choose a language from the list."],
    [brief, { writtenIn: "de ".repeat(67) }, "writtenIn: Choose a language from the list."],
    [profile, { displayName: "A", timeZone: "Mars" }, "timeZone: Choose a time zone from the list."],
    [
      ...([profile, { displayName: "A", website: "http://a.example" }] as const),
      "website: “http://a.example” begins with http://. Write the address with https://.",
    ],
    [
      ...([profile, { displayName: "A", website: `a.example/${"x".repeat(300)}` }] as const),
      "website: Keep the address within 300 characters.",
    ],
    [
      ...([profile, { displayName: "A", links: "http://a.example" }] as const),
      "links: “http://a.example” begins with http://. Write the address with https://.",
    ],
    [
      ...([profile, { displayName: "A", links: `ftp://${"x".repeat(60)}` }] as const),
      `links: “ftp://${"x".repeat(54)}…” is no web address. Write one a line, like https://example.com.`,
    ],
    [
      ...([profile, { displayName: "A", links: "a.ex\nb.ex\nc.ex\nd.ex\ne.ex\nf.ex" }] as const),
      "links: Name 5 links at most.",
    ],
    [profile, {}, "displayName: Write the name that others see."],
    [profile, { displayName: "Guildhall" }, expect.stringMatching(/^displayName: Choose another name/)],
    [hirerDraft, { organisation: "A", budget: "0" }, "budget: Write the budget as a number above zero."],
    [
      ...([hirerDraft, { organisation: "A", budget: "x", currency: "XXX" }] as const),
      ...["budget: Write the budget as a number.", "currency: Choose a currency from the list."],
    ],
  ])("%#", (fields, texts, ...problems) => {
    expect(say(fields, texts)).toEqual(problems);
  });

  it("at the first of several controls where it is about all of them", () => {
    expect(controlOf(brief, "budget")).toBe("budgetMin");
    expect(controlOf(brief, "budgetMax")).toBe("budgetMax");
    expect(controlOf(freelancerDraft, "displayName")).toBe("name");
    expect(controlOf(brief, "toString")).toBe("");
  });

  it("of what comes by the API as well", () => {
    const price = { min: 1, max: 2, currency: "EUR", unit: "DAY" } as const;
    const of = (fields: ContentFields, content: object) =>
      checkContent(fields, { ...wholeContent(fields), ...content }).map(
        (problem) => sayProblem(problem).message,
      );
    expect(of(brief, { budget: { ...price, min: 0 } })).toEqual([
      "Write the budget as numbers from 1 to 20,000,000.",
    ]);
    expect(of(profile, { rate: { ...price, unit: "PROJECT" } })).toEqual([
      "Choose what the rate is for from the list.",
    ]);
    expect(of(hirerDraft, { budget: { amount: 2_000_000_001, currency: "EUR" } })).toEqual([
      "Write the budget as a number from 1 to 20,000,000.",
    ]);
    expect(of(hirerDraft, { budget: { amount: 2_000_000_000, currency: "XXX" } })).toEqual([
      "Choose a currency from the list.",
    ]);
    expect(of(brief, { openTo: "MOON" })).toEqual(["Choose who may send a proposal from the list."]);
  });

  it("of an empty one only where something must be written", () => {
    for (const [, fields] of contents)
      expect(checkContent(fields, emptyContent(fields)).map(({ field }) => field)).toEqual(
        Object.keys(fields).filter((name) => fields[name]?.initial === ""),
      );
  });
});

it("a fixed price is one number, and comes back as it was", () => {
  const content = {
    ...emptyContent(proposal),
    rate: { min: 40_000, max: 40_000, currency: "CHF", unit: "HOUR" },
  } as const;
  const texts = toTexts(proposal, { ...content, answers: [], links: [] });
  expect(texts).toMatchObject({ rateMin: "400", rateMax: "", rateCurrency: "CHF", rateUnit: "HOUR" });
  expect(readTexts(proposal, texts).content.rate).toEqual(content.rate);
  expect(toTexts(proposal, emptyContent(proposal))).toMatchObject({
    ...{ rateMin: "", rateMax: "", rateCurrency: "EUR", rateUnit: "PROJECT" },
  });
});

it("an address is read in its one spelling", () => {
  const fields = { email: email({ label: () => "E-mail", what: "email" }) };
  expect(readTexts(fields, { email: " Ann@Example.com " })).toMatchObject({
    content: { email: "ann@example.com" },
    problems: [],
  });
  const say = (typed: string) => readTexts(fields, { email: typed }).problems.map(({ message }) => message);
  expect(say("ann")).toEqual([expect.stringContaining("doesn’t look like")]);
  expect(say("änn@example.com")).toEqual([expect.stringContaining("without accents")]);
  expect(say(`${"a".repeat(250)}@b.example`)).toEqual([expect.stringContaining("too long")]);
  expect(say("")).toEqual([]);
  expect(parseTexts(fields, {}).problems).toEqual([
    { field: "email", message: "Write your e-mail address." },
  ]);
});

it("answers are kept in their order, as far as a brief may ask, and say yes, no or nothing yet", () => {
  const fields = { answers: answers({ label: () => "The must-haves", what: "answers" }) };
  const said = [
    { mustHave: "A van", met: true, evidence: "Two.", caseId: "a-case" },
    { mustHave: "A dog", met: false, evidence: null, caseId: null },
    { mustHave: null, met: null, evidence: null, caseId: null },
  ];
  const texts = { askedA: "A van", askedB: "A dog", askedC: "" };
  expect(toTexts(fields, { answers: said })).toEqual({
    ...{ answerA: "yes", evidenceA: "Two.", caseA: "a-case" },
    answerB: "no",
  });
  expect(readTexts(fields, { ...texts, ...toTexts(fields, { answers: said }) }).content.answers).toEqual(
    said,
  );
  const many = Array.from({ length: 9 }, () => ({ mustHave: null, met: null, evidence: " " }));
  expect(tidyContent(fields, { answers: many }).answers).toHaveLength(7);
  expect(tidyContent(fields, { answers: many }).answers[0]).toEqual(said[2]);
  expect(Object.keys(toTexts(fields, { answers: many.map((one) => ({ ...one, met: true })) }))).toHaveLength(
    12,
  );
});

it("two pieces of content say the same however their keys are ordered", () => {
  const price = { min: 1, max: 2, currency: "EUR", unit: "DAY" } as const;
  const other = { unit: "DAY", currency: "EUR", max: 2, min: 1 } as const;
  const empty = emptyContent(proposal);
  expect(isSameContent(proposal, { ...empty, rate: price }, { ...empty, rate: other })).toBe(true);
  expect(isSameContent(proposal, { ...empty, rate: price }, { ...empty, rate: { ...other, min: 2 } })).toBe(
    false,
  );
  expect(isSameContent(proposal, { ...empty, links: ["a", "b"] }, { ...empty, links: ["b", "a"] })).toBe(
    false,
  );
});

describe("the controls of a form", () => {
  const about = { label: () => "A", what: "title" } as const;
  const off = { label: "A", hint: undefined, autoComplete: "off" };
  const number = { label: "A", hint: undefined, inputMode: "numeric", autoComplete: "off" };
  const url = { autoComplete: "url", inputMode: "url", autoCapitalize: "none" };

  it.each<[string, ShownField, object]>([
    ["a line", line({ ...about, most: 5 }), { as: "text", shown: off }],
    [
      "a needed line",
      line({ ...about, most: 5, required: true }),
      { as: "text", missing: "Write the title." },
    ],
    ["a text", brief.summary, { as: "area", missing: "Write the summary." }],
    [
      "a list in a line",
      profile.skills,
      { as: "text", shown: expect.objectContaining({ autoComplete: "off" }) },
    ],
    ["a list of lines", brief.mustHaves, { as: "area" }],
    ["links", profile.links, { as: "area" }],
    ["a link", profile.website, { as: "text", shown: expect.objectContaining(url) }],
    [
      "a day",
      brief.startOn,
      { as: "text", shown: expect.objectContaining({ type: "date", autoComplete: "off" }) },
    ],
    ["a number", count({ ...about, least: 1, most: 9 }), { as: "text", shown: number }],
    ["a zone", zone(about), { as: "select", shown: { label: "A", hint: undefined, options: [] } }],
    ["a country", country(about), { as: "text", shown: { ...off, autoComplete: "country-name" } }],
    ["an address", email(about), { as: "text", shown: { ...off, autoComplete: "email", type: "email" } }],
    [
      "a choice",
      brief.workplace,
      { as: "select", shown: expect.objectContaining({ emptyLabel: undefined }) },
    ],
    [
      "a choice that is made",
      brief.openTo,
      { as: "select", shown: expect.objectContaining({ emptyLabel: null }) },
    ],
    [
      "a choice in sight",
      profile.visibility,
      { as: "radio", shown: expect.objectContaining({ wide: true }) },
    ],
  ])("show %s", (_what, field, shown) => {
    expect(showField("one", field)).toEqual([expect.objectContaining({ name: "one", ...shown })]);
  });

  it("show what stands for no choice after the others", () => {
    const [control] = showField("availability", profile.availability);
    const shown = control && "shown" in control && "options" in control.shown ? control.shown.options : [];
    expect(shown.map(([value]) => value)).toEqual(["AVAILABLE", "FROM", "BUSY", ""]);
  });

  it("show a price as amount, currency, amount and unit, and money as amount and currency", () => {
    const ways = (field: ShownField) => showField("price", field).map(({ as, name }) => `${as} ${name}`);
    expect(ways(brief.budget)).toEqual([
      ...["amount priceMin", "beside priceCurrency", "text priceMax", "select priceUnit"],
    ]);
    expect(showField("price", brief.budget)).toMatchObject([
      { shown: { label: "Budget from", hint: brief.budget.hint?.(), currencies } },
      {},
      { shown: { label: "Budget to", inputMode: "numeric", autoComplete: "off" } },
      {
        shown: {
          label: "The budget is",
          options: showOptions(brief.budget.units),
          emptyLabel: null,
          wide: true,
        },
      },
    ]);
    expect(ways(hirerDraft.budget)).toEqual(["amount price", "beside currency"]);
    expect(showFields({ a: brief.title, b: brief.budget }).map(({ name }) => name)).toEqual([
      ...["a", "bMin", "bCurrency", "bMax", "bUnit"],
    ]);
  });

  it("are checked by browsers as far as HTML can", () => {
    expect(constraintsOf(controlsOf(proposal))).toMatchObject({
      pitch: { required: true, maxLength: 3_000 },
      answerA: { required: true },
      evidenceF: { maxLength: 500, due: "needed with a yes" },
      rateMin: {},
      rateMax: { due: "for a range" },
      rateCurrency: { required: true },
      rateUnit: { required: true },
      days: { due: "needed to send" },
      links: {},
    });
    expect(constraintsOf(controlsOf(brief))).toMatchObject({
      budgetMin: { required: true },
      seats: { required: true },
      mustHaves: {},
      location: { due: "needed unless remote", maxLength: 120 },
    });
    const { email: address, ...rest } = constraintsOf(
      controlsOf({ ...hirerDraft, email: email(about), website: profile.website, country: profile.country }),
    );
    expect(address).toEqual({ required: true, maxLength: 254 });
    expect(rest).toMatchObject({ website: { maxLength: 300 }, country: { maxLength: 60 }, budget: {} });
    expect(rest.currency).toEqual({ required: true });
  });
});
