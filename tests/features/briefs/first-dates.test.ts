import { describe, expect, it } from "vitest";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Brief, createDraft, noCounts } from "~/features/briefs/model/brief";
import { isAfterFirstDate, mayReopen, problemsOfDates, withDates } from "~/features/briefs/model/first-dates";

const now = new Date("2027-03-01T12:00:00Z");
const dates = { closesOn: "2027-03-10", decideOn: "2027-03-20" };
const earlier = { closesOn: "2027-03-05", decideOn: "2027-03-15" };

/** An open brief; `total`: how many proposals it ever got. */
function aBrief({ total = 1, ...more }: Partial<Brief> & { total?: number } = {}): Brief {
  const draft = createDraft({ ...emptyContent(briefFields), ...dates }, "hirer", "b1", now);
  return { ...draft, status: "OPEN", counts: { ...noCounts, total }, ...more };
}

describe("new dates of a brief", () => {
  const [earlierDay, moved, tooFar] = ["dateEarlier", "datesMoved", "dateTooFar"];

  it.each<[string, Parameters<typeof problemsOfDates>, string[][]]>([
    ["that are the same", [aBrief(), dates, "save"], []],
    ["that are later", [aBrief(), { closesOn: "2027-03-11", decideOn: "2027-03-21" }, "save"], []],
    [
      "that are thirty days later",
      [aBrief(), { closesOn: "2027-04-09", decideOn: "2027-04-19" }, "save"],
      [],
    ],
    [
      "that are thirty-one days later",
      [aBrief(), { closesOn: "2027-04-10", decideOn: "2027-04-20" }, "save"],
      [
        ["closesOn", tooFar],
        ["decideOn", tooFar],
      ],
    ],
    [
      "that are earlier",
      [aBrief(), { closesOn: "2027-03-09", decideOn: "2027-03-19" }, "save"],
      [
        ["closesOn", earlierDay],
        ["decideOn", earlierDay],
      ],
    ],
    [
      "that are taken away",
      [aBrief(), { closesOn: null, decideOn: null }, "save"],
      [
        ["closesOn", earlierDay],
        ["decideOn", earlierDay],
      ],
    ],
    [
      "that move again",
      [aBrief({ firstDates: earlier }), { closesOn: "2027-03-11", decideOn: "2027-03-21" }, "save"],
      [
        ["closesOn", moved],
        ["decideOn", moved],
      ],
    ],
    [
      "of which one alone moves again",
      [aBrief({ firstDates: earlier }), { ...dates, decideOn: "2027-03-21" }, "save"],
      [["decideOn", moved]],
    ],
    [
      "that nobody was told",
      [aBrief({ total: 0 }), { closesOn: "2027-03-02", decideOn: "2028-03-02" }, "save"],
      [],
    ],
    [
      "by a reopening that was moved before: a new last day alone",
      [aBrief({ firstDates: earlier }), { closesOn: "2027-03-25", decideOn: "2027-03-26" }, "reopen"],
      [["decideOn", moved]],
    ],
    [
      "by a reopening: as far as by any move",
      [aBrief({ firstDates: earlier }), { ...dates, closesOn: "2027-04-05" }, "reopen"],
      [["closesOn", tooFar]],
    ],
    [
      "by a reopening that nobody answered: no earlier reply",
      [aBrief({ total: 0 }), earlier, "reopen"],
      [["decideOn", earlierDay]],
    ],
  ])("%s", (_what, call, problems) => {
    expect(problemsOfDates(...call).map(({ field, code }) => [field, code])).toEqual(problems);
  });
});

it("what applicants were told first is kept once the dates move, and not before anybody has answered", () => {
  const later = { closesOn: "2027-03-11", decideOn: "2027-03-20" };
  expect(withDates(aBrief(), later)).toMatchObject({ ...later, firstDates: dates });
  expect(withDates(aBrief(), dates).firstDates).toBeNull();
  expect(withDates(aBrief({ total: 0 }), later).firstDates).toBeNull();
  expect(withDates(aBrief({ firstDates: earlier }), later).firstDates).toEqual(earlier);
  expect(withDates(aBrief({ firstDates: earlier }), dates).firstDates).toEqual(earlier);
});

it.each<[string, Parameters<typeof aBrief>[0], string, boolean]>([
  ["to the thirtieth day after its last one", {}, "2027-04-09T23:59:00Z", true],
  ["not later", {}, "2027-04-10T00:00:00Z", false],
  ["by the day that was told first", { firstDates: earlier }, "2027-04-05T00:00:00Z", false],
  ["at any time where nobody answered", { total: 0 }, "2028-04-10T00:00:00Z", true],
  ["once", { total: 0, reopened: true }, "2027-03-12T00:00:00Z", false],
  ["not without a last day", { closesOn: null }, "2027-03-12T00:00:00Z", false],
])("a brief in review can take proposals again %s", (_when, change, at, may) => {
  expect(mayReopen(aBrief({ status: "SHORTLISTING", ...change }), new Date(at))).toBe(may);
});

it.each<[Partial<Brief>, string, boolean]>([
  [{}, "2027-03-20T23:59:59.999Z", false],
  [{}, "2027-03-21T12:00:00Z", true],
  [{ firstDates: earlier }, "2027-03-16T12:00:00Z", true],
  [{ decideOn: null }, "2028-03-16T12:00:00Z", false],
])("everybody should have had their answer of %j at %s: %s", (change, at, is) => {
  expect(isAfterFirstDate(aBrief(change), new Date(at))).toBe(is);
});
