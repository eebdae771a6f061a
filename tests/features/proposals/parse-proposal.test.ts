import { expect, test } from "vitest";
import { alignAnswers } from "~/domain/align-answers";
import { readTexts } from "~/domain/fields/content.server";
import type { Texts } from "~/domain/fields/kind";
import { proposalFields } from "~/domain/fields/proposal-fields";

const parse = (typed: Texts) => readTexts(proposalFields, typed);

test("an empty form is an empty draft", () => {
  expect(parse({ pitch: "  ", rateMin: "", rateCurrency: "EUR", rateUnit: "DAY", links: "\r\n" })).toEqual({
    content: { pitch: null, answers: [], rate: null, days: null, startOn: null, links: [], team: [] },
    problems: [],
  });
});

test("an answer that isn't given stays open, and names the must-have that it is for", () => {
  const { content } = parse({
    askedA: "Made shops fast",
    evidenceA: "Two",
    askedB: "Speaks German",
    answerB: "no",
  });
  expect(content.answers).toEqual([
    { mustHave: "Made shops fast", met: null, evidence: "Two", caseId: null },
    { mustHave: "Speaks German", met: false, evidence: null, caseId: null },
  ]);
});

test.each([
  [
    { rateMin: "650", rateUnit: "DAY" },
    { min: 65_000, max: 65_000, currency: "EUR", unit: "DAY" },
  ],
  [{ rateMax: "1,200" }, { min: 120_000, max: 120_000, currency: "EUR", unit: "PROJECT" }],
  [
    { rateMin: "60", rateMax: "80", rateCurrency: "SEK", rateUnit: "HOUR" },
    { min: 6_000, max: 8_000, currency: "SEK", unit: "HOUR" },
  ],
])("the rate %o is read in minor units", (fields, rate) => {
  expect(parse(fields as unknown as Record<string, string>).content.rate).toEqual(rate);
});

test.each(["480.5055", "much", "-5", "0", "99999999999"])(
  "the rate %s is refused beside its field",
  (rateMin) => {
    expect(parse({ rateMin }).problems.map(({ field }) => field)).toEqual(["rateMin"]);
  },
);

test("links may leave https:// out, one a line", () => {
  const { content } = parse({ links: " example.com/work \r\n\r\nhttps://b.example\nhttp://c.example" });
  expect(content.links).toEqual(["https://example.com/work", "https://b.example/", "http://c.example"]);
});

test("answers follow their must-haves, wherever the hirer has moved them, and none is put under another", () => {
  const answers = [
    { mustHave: "A", evidence: "a" },
    { mustHave: "B", evidence: "b" },
  ];
  expect(alignAnswers(["B", "C"], answers)).toEqual({ answers: [answers[1], null], gone: [answers[0]] });
});
