import { expect, it } from "vitest";
import { timesIn } from "~/domain/times";
import type { OtherSide } from "~/features/references/shared/other-side";
import { describeStage, nextOf, type WorkHead } from "~/features/references/shared/work-next";

const named: OtherSide = { who: "NAMED", name: "Ann" };
const times = timesIn("UTC");

type Step = NonNullable<WorkHead["agreement"]["next"]>;

const work = (stage: WorkHead["stage"], side: "HIRER" | "TALENT", next: Partial<Step> | null): WorkHead => ({
  ...{ id: "b_ann", brief: null, side, otherState: "GONE", other: null, stage },
  ...{ acceptedAt: "2026-11-20T10:00:00.000Z", startsOn: "2026-11-20", endsAt: null, showsAt: null },
  agreement: {
    next: next && { title: null, dueOn: null, weeks: null, what: "ANSWER", by: "HIRER", ...next },
  },
});

const said = (...about: Parameters<typeof work>) => {
  const { you, they } = nextOf(work(...about), named, times);
  return [you.text, they.text];
};

it.each([
  ["HIRER", { what: "ANSWER", by: "HIRER" }, "Answer the agreement that Ann offers", "Waits for your answer"],
  [
    "TALENT",
    { what: "ANSWER", by: "HIRER" },
    "Nothing to do now: Ann answers your version",
    "Answers your version",
  ],
  ["HIRER", { what: "REVIEW", by: "HIRER" }, "Look at what Ann delivered", "Waits for your word"],
  [
    "TALENT",
    { what: "REVIEW", by: "HIRER" },
    "Nothing to do now: Ann looks at what you delivered",
    "Looks at what you delivered",
  ],
  ["TALENT", { what: "DELIVER", by: "TALENT", title: "M1" }, "Deliver “M1”", "Looks at what you deliver"],
  [
    "HIRER",
    { what: "DELIVER", by: "TALENT", title: "M0" },
    "Nothing to do now: “M0” is delivered next",
    "Delivers “M0”",
  ],
  ["HIRER", { what: "TIME", by: "HIRER", weeks: 2 }, "Ann submitted 2 weeks of time", "Waits for your word"],
  [
    "TALENT",
    { what: "TIME", by: "HIRER", weeks: 2 },
    "Nothing to do now: Ann looks at the weeks that you submitted",
    "Looks at the weeks that you submitted",
  ],
  [
    "TALENT",
    { what: "TIME_RETURNED", by: "TALENT", weeks: 1 },
    "Ann returned a week of time",
    "Looks at what you submit again",
  ],
  [
    "HIRER",
    { what: "TIME_RETURNED", by: "TALENT", weeks: 1 },
    "Nothing to do now: Ann changes the weeks that you returned",
    "Changes the weeks that you returned",
  ],
] as const)(
  "the first block, what is next and the lists say the same, for the %s: %j",
  (side, step, you, they) => {
    expect(said("RUNNING", side, step)).toEqual([you, they]);
    expect(describeStage(work("LONGER", side, step), named, times)).toBe(you);
  },
);

it("an offer comes before all else, a milestone only once the work has begun", () => {
  expect(said("NEW", "HIRER", {})[0]).toBe("Answer the agreement that Ann offers");
  for (const stage of ["NEW", "BEFORE"] as const)
    expect(said(stage, "TALENT", { what: "DELIVER", by: "TALENT", title: "M1" })[0]).not.toContain("M1");
});

it("the day that a milestone is due is said beside it", () => {
  const due = work("RUNNING", "TALENT", { what: "DELIVER", by: "TALENT", title: "M1", dueOn: "2027-04-15" });
  expect(nextOf(due, named, times).you.when).toBe("By 15 April 2027");
  expect(describeStage(due, named, times)).toBe("Deliver “M1” · By 15 April 2027");
});

it("nothing is asked by an agreement that asks for nothing, nor once the work is over", () => {
  expect(said("RUNNING", "HIRER", null)[0]).toBe("Say so when it is over, or takes longer");
  for (const stage of ["SAID", "ASKED", "WRITE", "APART"] as const)
    expect(said(stage, "HIRER", {})[0]).not.toBe("Answer the agreement that Ann offers");
});
