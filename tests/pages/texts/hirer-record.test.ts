import { expect, test } from "vitest";
import { describeRecord } from "~/content/record-texts";
import { describeRecordShortly } from "~/features/briefs/parts/brief-texts";

// A closed brief that nobody had answered is in neither count.
test.each([
  [null, "No brief with proposals has ended yet", "No record yet"],
  [[0, 0], "No brief with proposals has ended yet", "No record yet"],
  [[1, 0], "Decided in time on the one brief so far", "On time: 1 of 1"],
  [[8, 0], "Decided in time on all 8 briefs", "On time: 8 of 8"],
  [[0, 1], "Decided in time on 0 of 1 brief", "On time: 0 of 1"],
  [[7, 1], "Decided in time on 7 of 8 briefs", "On time: 7 of 8"],
] as const)("a record of %j reads %j, and in a list %j", (counts, words, short) => {
  const record = counts && { decidedInTime: counts[0], decidedLate: counts[1] };
  expect(describeRecord({ record })).toBe(words);
  expect(describeRecordShortly({ record })).toBe(short);
});
