import { expect, it } from "vitest";
import { agreedNext } from "~/features/references/pages/work-next";
import type { WorkPart } from "~/features/references/pages/work-texts";

const named = { name: "Ann" } as WorkPart["named"];

function next(
  side: "HIRER" | "TALENT",
  states: readonly string[] = [],
  { stage = "RUNNING", offeredBy = null as string | null } = {},
) {
  const milestones = states.map((state, at) => ({ state, milestone: { title: `M${at}`, dueOn: null } }));
  const work = { stage, side, agreement: { offeredBy, milestones } };
  const both = agreedNext(work as unknown as WorkPart["work"], named);
  return both && [both.you.text, both.they.text];
}

it.each([
  ["HIRER", "Answer the agreement that Ann offers", "Waits for your answer"],
  ["TALENT", "Nothing: Ann answers your version", "Answers your version"],
] as const)("an offer of the talent’s comes before all else, for the %s", (side, you, they) => {
  expect(next(side, ["DELIVERED"], { offeredBy: "TALENT", stage: "NEW" })).toEqual([you, they]);
});

it.each([
  ["HIRER", ["ACCEPTED", "DELIVERED", "PLANNED"], "Look at what Ann delivered", "Waits for your word"],
  [
    "TALENT",
    ["ACCEPTED", "DELIVERED", "PLANNED"],
    "Nothing: Ann looks at what you delivered",
    "Looks at what you delivered",
  ],
  ["TALENT", ["ACCEPTED", "RETURNED", "PLANNED"], "Deliver “M1”", "Looks at what you deliver"],
  ["HIRER", ["PLANNED", "PLANNED"], "Nothing: “M0” is delivered next", "Delivers “M0”"],
] as const)("milestones of a running work, for the %s: %s", (side, states, you, they) => {
  expect(next(side, states)).toEqual([you, they]);
});

it("nothing is asked by an agreement that asks for nothing, nor once the work is over", () => {
  expect(next("HIRER")).toBeNull();
  expect(next("TALENT", ["ACCEPTED"])).toBeNull();
  expect(next("TALENT", ["PLANNED"], { stage: "NEW" })).toBeNull();
  for (const stage of ["SAID", "ASKED", "WRITE", "APART"])
    expect(next("HIRER", ["DELIVERED"], { stage, offeredBy: "TALENT" })).toBeNull();
});
