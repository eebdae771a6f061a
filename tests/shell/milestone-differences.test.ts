import { describe, expect, it } from "vitest";
import { anAgreement } from "#tests/support/agreements";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { toTexts } from "~/domain/fields/content.server";
import type { Milestone } from "~/domain/milestone";
import { differences } from "~/shell/forms/differences.server";

const one = (id: string, more: Partial<Milestone> = {}): Milestone => ({
  ...{ id, title: `The ${id}`, doneWhen: "It runs.", dueOn: "2027-04-15", amount: 40_000, ...more },
});
const [first, second, third] = [one("first"), one("second"), one("third")];

/** What two versions of a draft differ in, as their author reads it. */
function compare(stands: Milestone[], typed: Milestone[]) {
  const texts = (milestones: Milestone[]) => toTexts(agreementFields, { ...anAgreement, milestones });
  return differences(agreementFields, texts(stands), texts(typed)).map(({ label, stands, typed }) => [
    ...[label, stands, typed],
  ]);
}

describe("two versions with milestones", () => {
  it("show the row that differs, with all that it says", () => {
    const changed = { ...second, amount: 50_000 };
    expect(compare([first, second, third], [first, changed, third])).toEqual([
      [
        "Milestone 2",
        "The second · 15 April 2027 · €400\nIt runs.",
        "The second · 15 April 2027 · €500\nIt runs.",
      ],
    ]);
  });

  it("show what one of them alone has, wherever it stands", () => {
    const said = "The first · 15 April 2027 · €400\nIt runs.";
    expect(compare([first, second, third], [second, third])).toEqual([["Milestone 1", said, ""]]);
    expect(compare([second, third], [{ ...first, id: "" }, second, third])).toEqual([
      ["Milestone 1", "", said],
    ]);
  });

  it("compare what was typed anew in two tabs row by row, though only the saved one has ids", () => {
    const anew = [first, second].map((milestone) => ({ ...milestone, id: "" }));
    expect(compare([first, second], anew)).toEqual([]);
    const other = anew.map((milestone) => ({ ...milestone, dueOn: null }));
    expect(compare([first, second], other).map(([label]) => label)).toEqual(["Milestone 1", "Milestone 2"]);
  });

  it("show both orders where that alone differs", () => {
    expect(compare([first, second], [second, first])).toEqual([
      [agreementFields.milestones.label(), "The first\nThe second", "The second\nThe first"],
    ]);
  });
});
