import { expect, test } from "vitest";
import { describeRecord } from "~/members/words/brief-words";

// A closed brief that nobody had answered is in neither count.
test.each([
  [null, "No brief with proposals has ended yet"],
  [[0, 0], "No brief with proposals has ended yet"],
  [[1, 0], "Decided in time on the one brief so far"],
  [[8, 0], "Decided in time on all 8 briefs"],
  [[0, 1], "Decided in time on 0 of 1 brief"],
  [[7, 1], "Decided in time on 7 of 8 briefs"],
] as const)("a record of %j reads %j", (counts, words) => {
  const record = counts && { decidedInTime: counts[0], decidedLate: counts[1] };
  expect(describeRecord({ record })).toBe(words);
});
