import { describe, expect, it } from "vitest";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Brief, createDraft, noCounts } from "~/features/briefs/model/brief";
import {
  asksAnew,
  type ChangeKind,
  mending,
  problemsOfMending,
  withEdit,
} from "~/features/briefs/model/mending";
import { limits } from "~/values/limits";

const now = new Date("2027-03-01T12:00:00Z");
const hour = 3_600_000;
const later = (ms: number) => new Date(now.getTime() + ms);

const eur = { min: 40_000, max: 60_000, currency: "EUR", unit: "DAY" } as const;
const content: BriefContent = {
  ...emptyContent(briefFields),
  title: "A shop that answers in a second",
  problem: "Every page asks the database forty times.",
  desiredOutcome: "Nine of ten pages answer within a second.",
  skills: ["SQL"],
  mustHaves: ["Has made a slow shop fast"],
  budget: eur,
  workplace: "HYBRID",
  location: "Kiel",
  openTo: "AGENCY",
  startOn: "2027-05-01",
  weeks: 4,
  seats: 2,
  cap: 25,
  closesOn: "2027-03-10",
  decideOn: "2027-03-20",
};

function aBrief(change: Partial<Brief> = {}): Brief {
  return {
    ...createDraft(content, "hirer", "b1", now),
    status: "OPEN",
    counts: { ...noCounts, total: 1, sent: 1, places: 1 },
    ...change,
  };
}

type Case<Name extends keyof BriefContent> = readonly [
  from: BriefContent[Name],
  to: BriefContent[Name],
  kind: ChangeKind,
];

/** Each field: what any change of it is, or what each of these changes is. */
const expected: { [Name in keyof BriefContent]: ChangeKind | readonly Case<Name>[] } = {
  title: "AT_ONCE",
  summary: "AT_ONCE",
  problem: "WORDING",
  desiredOutcome: "WORDING",
  writtenIn: "AT_ONCE",
  discipline: "AT_ONCE",
  skills: "AT_ONCE",
  mustHaves: "ASKS_ANEW",
  niceToHaves: "AT_ONCE",
  openTo: [
    ["FREELANCER", "BOTH", "AT_ONCE"],
    ["BOTH", "FREELANCER", "REFUSED"],
    ["FREELANCER", "AGENCY", "REFUSED"],
  ],
  workplace: "ASKS_ANEW",
  location: "ASKS_ANEW",
  contractType: "ASKS_ANEW",
  budget: [
    [eur, { ...eur, max: 70_000 }, "AT_ONCE"],
    [eur, { ...eur, min: 50_000 }, "AT_ONCE"],
    [eur, { ...eur, max: 59_999 }, "ASKS_ANEW"],
    [eur, { ...eur, min: 39_999, max: 90_000 }, "ASKS_ANEW"],
    [eur, { ...eur, currency: "CHF", max: 90_000 }, "ASKS_ANEW"],
    [eur, { ...eur, unit: "PROJECT", max: 900_000 }, "ASKS_ANEW"],
    [eur, null, "ASKS_ANEW"],
    [null, eur, "ASKS_ANEW"],
  ],
  startOn: [
    ["2027-05-01", "2027-05-02", "AT_ONCE"],
    ["2027-05-01", null, "AT_ONCE"],
    ["2027-05-01", "2027-04-30", "ASKS_ANEW"],
    [null, "2027-05-01", "ASKS_ANEW"],
  ],
  weeks: "ASKS_ANEW",
  seats: [
    [1, 2, "AT_ONCE"],
    [2, 1, "REFUSED"],
  ],
  cap: [
    [25, 26, "AT_ONCE"],
    [25, 24, "REFUSED"],
  ],
  closesOn: "DATES",
  decideOn: "DATES",
  readers: "UNTOLD",
};

describe("what a change is, once there are proposals:", () => {
  it("each field of a brief is decided about", () => {
    expect(Object.keys(mending)).toEqual(Object.keys(briefFields));
    expect(Object.keys(expected)).toEqual(Object.keys(briefFields));
  });

  const cases = Object.entries(expected).flatMap(([name, kinds]): [string, unknown, unknown, ChangeKind][] =>
    typeof kinds === "string"
      ? [[name, "anything", "something else", kinds]]
      : kinds.map(([from, to, kind]) => [name, from, to, kind]),
  );
  it.each(cases)("%s, %j → %j: %s", (name, from, to, kind) => {
    const rule = mending[name as keyof BriefContent];
    expect(rule.kind(from as never, to as never)).toBe(kind);
  });
});

describe("with proposals", () => {
  const problemsOf = (change: Partial<BriefContent>, brief = aBrief()) =>
    problemsOfMending(brief, { ...content, ...change }).map(({ field, code }) => [field, code]);
  const askedBy = (change: Partial<BriefContent>, brief = aBrief()) =>
    asksAnew(brief, { ...content, ...change }).map(({ field, code }) => [field, code]);

  it.each<[string, Partial<BriefContent>, refused: [string, string][], anew: string[]]>([
    ["nothing", {}, [], []],
    [
      "wording, skills, more places, a higher budget",
      { title: "Ten pages, one second", skills: ["Go"], seats: 3, cap: 40, budget: { ...eur, max: 70_000 } },
      [],
      [],
    ],
    [
      "what was asked",
      { mustHaves: [], workplace: "REMOTE", location: null, weeks: 5 },
      [],
      ["mustHaves", "workplace", "location", "weeks"],
    ],
    ["less of it", { budget: { ...eur, min: 1 }, startOn: "2027-04-01" }, [], ["budget", "startOn"]],
    [
      "what would take places",
      { seats: 1, cap: 10, openTo: "FREELANCER" },
      [
        ["openTo", "onlyWider"],
        ["seats", "onlyMore"],
        ["cap", "onlyMore"],
      ],
      [],
    ],
    ["earlier dates", { closesOn: "2027-03-09" }, [["closesOn", "dateEarlier"]], []],
    ["later dates", { closesOn: "2027-03-11", decideOn: "2027-03-21" }, [], []],
  ])("%s", (_what, change, refused, anew) => {
    expect(problemsOf(change)).toEqual(refused);
    expect(askedBy(change)).toEqual(anew.map((field) => [field, "asksAnew"]));
  });

  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
  it("the long texts change by some words in all, however often", () => {
    const most = limits.briefRewording;
    const problem = `${content.problem} ${words(most)}`;
    expect(askedBy({ problem })).toEqual([]);
    expect(askedBy({ problem: `${problem} more` })).toEqual([["problem", "reworded"]]);
    const outcome = { desiredOutcome: `${content.desiredOutcome} ${words(most / 2 + 1)}` };
    const both = { ...outcome, problem: `${content.problem} ${words(most / 2)}` };
    expect(askedBy(both)).toEqual([
      ["problem", "reworded"],
      ["desiredOutcome", "reworded"],
    ]);
    const mended = withEdit(aBrief(), { ...aBrief(), problem }, now);
    expect(mended.reworded).toBe(most);
    expect(asksAnew(mended, { ...content, problem: `${problem} more` })).toEqual([
      { field: "problem", code: "reworded", most, left: 0 },
    ]);
    // Signs alone are no words.
    expect(asksAnew(mended, { ...content, problem: `${problem}!` })).toEqual([]);
  });

  it("a new version begins to count them anew, and its line says which it is", () => {
    const mended = { ...aBrief(), reworded: 50 };
    const asks = { version: 2, at: now.toISOString(), answerOn: "2027-03-04" };
    const { reworded, edits } = withEdit(mended, { ...mended, problem: words(90), weeks: 5, asks }, now);
    expect(reworded).toBeUndefined();
    expect(edits).toMatchObject([{ version: 2, changes: [{ field: "problem" }, { field: "weeks" }] }]);
  });

  it("of nobody's proposal the words aren't counted", () => {
    const free = aBrief({ counts: noCounts });
    expect(withEdit(free, { ...free, problem: words(200) }, now).reworded).toBeUndefined();
  });
});

describe("what stands with a brief of a change", () => {
  it("is each field before and after, and of a long text the part that differs", () => {
    const problem = "Every page asks the database four hundred times.";
    const after = { ...aBrief(), problem, seats: 3 };
    expect(withEdit(aBrief(), after, now).edits).toEqual([
      {
        at: now.toISOString(),
        tellsAt: later(hour).toISOString(),
        changes: [
          {
            field: "problem",
            from: "…page asks the database forty times.",
            to: "…page asks the database four hundred times.",
          },
          { field: "seats", from: 2, to: 3 },
        ],
      },
    ]);
  });

  it("is nothing where it is nobody else's", () => {
    const after: Brief = { ...aBrief(), readers: "EVERYONE" };
    expect(withEdit(aBrief(), after, now)).toBe(after);
  });

  it("is told with what was changed within the hour before, and is the last twenty", () => {
    let brief = aBrief();
    const told: string[] = [];
    for (const [at, minutes] of [0, 59, 60, 61, 119, 125].entries()) {
      brief = withEdit(brief, { ...brief, title: `The title, changed ${at} times` }, later(minutes * 60_000));
      told.push(brief.edits?.at(-1)?.tellsAt ?? "");
    }
    const [first, second, third] = [1, 2, 3].map((hours) => later(hours * hour).toISOString());
    expect(told).toEqual([first, first, second, second, second, later(185 * 60_000).toISOString()]);
    expect(third).not.toBe(told.at(-1));
    for (let at = 0; at < 30; at += 1)
      brief = withEdit(brief, { ...brief, title: `Another title, ${at}` }, later(9 * hour));
    expect(brief.edits).toHaveLength(limits.briefEdits);
    expect(brief.edits?.at(-1)?.changes).toMatchObject([{ to: "Another title, 29" }]);
  });
});
