import { describe, expect, it } from "vitest";
import { dayIn, testNow } from "#tests/support/clock";
import { wholeContent } from "#tests/support/content";
import { checkBrief } from "~/domain/brief-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { readTexts, toTexts } from "~/domain/fields/content.server";
import { checkTyped } from "~/features/own-briefs/pages/check-typed";

const blank = toTexts(briefFields, emptyContent(briefFields));
const whole = {
  ...toTexts(briefFields, wholeContent(briefFields)),
  startOn: dayIn(30),
  closesOn: dayIn(10),
  decideOn: dayIn(20),
};

describe("the check of what is typed", () => {
  it.each([
    ["an empty form", blank],
    ["a whole form", whole],
    [
      "a form with white space and bullets alone",
      { ...blank, title: "  ", problem: " \n ", skills: " , ", mustHaves: "• \n" },
    ],
  ])("reads %s as the server does when it is saved", (_what, typed) => {
    const { lines, faults } = checkTyped(typed, testNow);
    expect(lines).toEqual(checkBrief(readTexts(briefFields, typed).content, testNow));
    expect(faults).toEqual({});
  });

  const date = "Choose the last day for proposals, from today to 60 days ahead.";
  const reply =
    "Choose the day by which everyone has a reply: from the last day for proposals to 30 days after it.";
  it.each([
    [
      { budgetMin: "900", budgetMax: "100" },
      "budget",
      { budgetMin: "The smaller number of the budget comes first." },
    ],
    [
      { budgetMin: "9.5055" },
      "budget",
      { budgetMin: "Write “Budget from” with two decimals at most, like 85.50." },
    ],
    [{ budgetMax: "many" }, "budget", { budgetMax: "Write “Budget to” as a number." }],
    [{ closesOn: dayIn(-1), decideOn: "" }, "closesOn", { closesOn: date }],
    [{ closesOn: dayIn(5), decideOn: dayIn(4) }, "decideOn", { decideOn: reply }],
    [{ startOn: dayIn(-9) }, "startOn", { startOn: "The start has passed: choose a later day." }],
  ])("%j is told at its control, and is still to do", (typed, field, faults) => {
    const { lines, faults: told } = checkTyped({ ...whole, ...typed }, testNow);
    expect(told).toEqual(faults);
    expect(lines.find((line) => line.field === field)).toMatchObject({
      met: false,
      required: true,
      advice: Object.values(faults)[0],
    });
  });

  it("days of a published brief that have passed stay right as they are, and no others", () => {
    const passed = { ...whole, startOn: dayIn(-3), closesOn: dayIn(-2), decideOn: dayIn(5) };
    expect(checkTyped(passed, testNow, [], passed).faults).toEqual({});
    const moved = { ...passed, startOn: dayIn(-2), closesOn: dayIn(-1) };
    expect(Object.keys(checkTyped(moved, testNow, [], passed).faults).sort()).toEqual([
      "closesOn",
      "startOn",
    ]);
  });

  it("what is only missing is not wrong: nothing is said beside an empty date", () => {
    expect(checkTyped({ ...whole, closesOn: "", decideOn: dayIn(4) }, testNow).faults).toEqual({});
  });

  it("what was refused when it saved itself is still to do, of any field", () => {
    const refused = [{ field: "niceToHaves", message: "Name 6 nice-to-haves at most." }];
    const { lines, faults } = checkTyped(whole, testNow, refused);
    expect(faults).toEqual({ niceToHaves: "Name 6 nice-to-haves at most." });
    expect(lines.at(-1)).toEqual({
      field: "niceToHaves",
      label: "Nice-to-haves",
      noun: "Nice-to-haves",
      met: false,
      required: true,
      advice: refused[0]?.message,
    });
  });
});
