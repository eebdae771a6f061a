import { describe, expect, it } from "vitest";
import { dayIn, testNow } from "#tests/support/clock";
import { alignAnswers } from "~/domain/align-answers";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { tidyContent } from "~/domain/fields/content.server";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import { type Brief, createDraft } from "~/features/briefs/model/brief";
import { checkProposal, problemsForSending, staleAnswers } from "~/features/proposals/model/check-proposal";

const text = (length: number) => "x".repeat(length);
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://example.com/${n}`);
const yes = { met: true, evidence: "Last year." };
const rate = { min: 100, max: 200, currency: "EUR", unit: "DAY" } as const;
const brief = createDraft(
  { ...emptyContent(briefFields), mustHaves: ["Has a van", "Knows Lyon"] },
  "hirer",
  "id",
  testNow,
);
const whole: ProposalContent = {
  pitch: text(50),
  answers: [yes, yes],
  rate: null,
  days: null,
  startOn: null,
  links: [],
  team: [],
};

type Content = Partial<ProposalContent>;
/** A field, what just holds, and what just doesn't (domain.md). */
type Row = [field: string, holds: Content, breaks: Content];

describe("the draft of a proposal", () => {
  const fieldsOf = (content: Content) =>
    checkProposal({ ...whole, ...content }, brief).map(({ field }) => field);
  const rows: Row[] = [
    ["pitch", { pitch: text(3_000) }, { pitch: text(3_001) }],
    ["answers", { answers: [yes] }, { answers: [yes, yes, yes] }],
    [
      "answers.1",
      { answers: [yes, { met: false, evidence: text(500) }] },
      { answers: [yes, { met: false, evidence: text(501) }] },
    ],
    ["rate", { rate: { ...rate, min: 200 } }, { rate: { ...rate, min: 201 } }],
    ["rate", { rate: { ...rate, unit: "PROJECT" } }, { rate: { ...rate, unit: "MONTH" as "DAY" } }],
    ["days", { days: 2_000 }, { days: 2_001 }],
    ["days", { days: 1 }, { days: 0 }],
    ["startOn", { startOn: "2028-02-29" }, { startOn: "2027-02-29" }],
    ["links", { links: links(5) }, { links: links(6) }],
  ];
  it.each(rows)("keeps to the rules of its %s (row %#)", (field, holds, breaks) => {
    expect(fieldsOf(holds)).toEqual([]);
    expect(fieldsOf(breaks)).toEqual([field]);
  });
});

describe("a proposal that is sent", () => {
  const fixedPrice = { ...brief, budget: { min: 1, max: 9_000, currency: "EUR", unit: "PROJECT" } } as const;
  const missing = (content: Content, now = testNow, of: Brief = brief) =>
    problemsForSending({ ...whole, ...content }, of, now).map(({ field }) => field);
  const rows: Row[] = [
    ["pitch", { pitch: text(50) }, { pitch: text(49) }],
    ["pitch", {}, { pitch: null }],
    ["answers.1", {}, { answers: [yes] }],
    ["answers.1", {}, { answers: [yes, { met: null, evidence: "Maybe." }] }],
    // A yes says where; a no needn't.
    [
      "answers.0",
      { answers: [{ met: false, evidence: null }, yes] },
      { answers: [{ met: true, evidence: null }, yes] },
    ],
    ["startOn", { startOn: dayIn(0) }, { startOn: dayIn(-2) }],
  ];
  it.each(rows)("has what it needs of its %s (row %#)", (field, holds, breaks) => {
    expect(missing(holds)).toEqual([]);
    expect(missing(breaks)).toEqual([field]);
  });

  it("estimates the days of a price for another unit than the budget’s, and needn’t name a price", () => {
    const asks = (content: Content, of: Brief = fixedPrice) => missing(content, testNow, of);
    expect(asks({ rate })).toEqual(["days"]);
    expect(asks({ rate, days: 3 })).toEqual([]);
    expect(asks({ rate: { ...rate, unit: "PROJECT", currency: "CHF" } })).toEqual([]);
    expect(asks({ rate: null })).toEqual([]);
    expect(asks({ rate }, { ...fixedPrice, budget: { ...fixedPrice.budget, unit: "HOUR" } })).toEqual([
      "days",
    ]);
    expect(asks({ rate }, { ...fixedPrice, budget: null })).toEqual([]);
  });

  it("says of which must-have the evidence is missing, so that no two messages are the same", () => {
    const bare = { met: true, evidence: null };
    const said = problemsForSending({ ...whole, answers: [bare, bare] }, brief, testNow);
    expect(said).toEqual([
      { field: "answers.0", code: "mustHaveUnproven", mustHave: "Has a van" },
      { field: "answers.1", code: "mustHaveUnproven", mustHave: "Knows Lyon" },
    ]);
  });

  it("may start today as long as it is today anywhere on earth", () => {
    const startOn = "2031-05-01";
    expect(missing({ startOn }, new Date("2031-05-02T11:59:59.999Z"))).toEqual([]);
    expect(missing({ startOn }, new Date("2031-05-02T12:00:00.000Z"))).toEqual(["startOn"]);
  });
});

describe("answers to must-haves", () => {
  const to = (mustHave: string | null) => ({ mustHave, ...yes });

  it("are stale where they answer another", () => {
    const stale = (...answers: ReturnType<typeof to>[]) =>
      staleAnswers({ ...whole, answers }, brief).map(({ field }) => field);
    expect(stale(to("Has a van"), to("Knows Lyon"))).toEqual([]);
    expect(stale(to(null), to(null))).toEqual([]);
    expect(stale(to("Has a van"), to("Knows Paris"))).toEqual(["answers.1"]);
    expect(stale(to("Knows Lyon"), to("Has a van"))).toEqual(["answers.0", "answers.1"]);
    expect(stale(to("Has a van"), to("Knows Lyon"), to("Has a bus"))).toEqual(["answers.2"]);
  });

  it("are found wherever they stood, and by their place where nobody said", () => {
    const [van, lyon, unsaid] = [to("Has a van"), to("Knows Lyon"), to(null)];
    expect(alignAnswers(brief.mustHaves, [lyon, van]).answers).toEqual([van, lyon]);
    expect(alignAnswers(brief.mustHaves, [unsaid, lyon]).answers).toEqual([unsaid, lyon]);
    expect(alignAnswers(brief.mustHaves, [to("Has a bus"), unsaid]).answers).toEqual([null, unsaid]);
    expect(alignAnswers(brief.mustHaves, []).answers).toEqual([null, null]);
  });

  it("are kept trimmed, and one more than any brief asks at most", () => {
    const answers = Array.from({ length: 9 }, () => ({ met: true, evidence: "  Yes.  " }));
    const tidy = tidyContent(proposalFields, { ...whole, pitch: "  Hello  ", answers });
    expect(tidy.pitch).toBe("Hello");
    expect(tidy.answers).toEqual(
      Array.from({ length: 7 }, () => ({ mustHave: null, met: true, evidence: "Yes.", caseId: null })),
    );
  });
});
