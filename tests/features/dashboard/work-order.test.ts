import { expect, test } from "vitest";
import { inOrder, type WorkLine, workLine } from "~/features/dashboard/reads/work-line";

const review = (due: string) => workLine("REVIEW", { due });
const message = (since: string) => workLine("MESSAGE", { since });
const named = ({ kind, due, since }: WorkLine) => [kind, due ?? since].filter(Boolean).join(" ");

// Each in the order in which it is read; the test gives them the other way round.
test.each<[why: string, ...WorkLine[]]>([
  [
    "a message of last month stands below what is due in four days",
    review("2026-11-27"),
    message("2026-10-20"),
  ],
  ["a message of today does, too", review("2026-11-27"), message("2026-11-23")],
  [
    "what is due sooner is first, whatever it is",
    workLine("BRIEF_CLOSES", { due: "2026-11-24" }),
    review("2026-11-25"),
    workLine("PROPOSAL_DRAFT", { due: "2026-11-26" }),
    workLine("QUESTIONS", { due: "2026-11-28" }),
    review("2026-12-29"),
  ],
  ["what is over its day is first", review("2026-11-20"), review("2026-11-23")],
  [
    "without a date what happened last is first",
    message("2026-11-23"),
    message("2026-11-13"),
    workLine("BRIEF_DRAFT", { since: "2026-10-02" }),
  ],
  [
    "a draft stands below what others wrote, whenever it was changed",
    message("2026-10-20"),
    workLine("BRIEF_DRAFT", { since: "2026-11-23" }),
    workLine("BRIEF_DRAFT", { since: "2026-11-20" }),
    workLine("PROFILE"),
  ],
  [
    "of one day the kinds have an order",
    workLine("BRIEF_CLOSES", { due: "2026-11-24" }),
    review("2026-11-24"),
    workLine("QUESTIONS", { due: "2026-11-24" }),
    message("2026-11-23"),
  ],
  [
    "first steps are last",
    message("2026-10-20"),
    workLine("FIRST_BRIEF"),
    workLine("PROFILE"),
    workLine("FIRST_PROPOSAL"),
    workLine("VISIBILITY"),
  ],
])("%s", (_why, ...lines) => {
  expect(inOrder([...lines].reverse()).map(named)).toEqual(lines.map(named));
});
