import { expect, test } from "vitest";
import { describeDelivered, describeRecord } from "~/domain/record-texts";
import { describeRecordShortly } from "~/features/briefs/shared/brief-texts";

// A closed brief that nobody had answered is in neither count.
test.each([
  [null, "No brief counts yet", "No record yet"],
  [[0, 0], "No brief counts yet", "No record yet"],
  [[1, 0], "Decided in time on the one brief so far", "Decided on time: 1 of 1 brief"],
  [[8, 0], "Decided in time on all 8 briefs", "Decided on time: 8 of 8 briefs"],
  [[0, 1], "Decided in time on 0 of 1 brief", "Decided on time: 0 of 1 brief"],
  [[7, 1], "Decided in time on 7 of 8 briefs", "Decided on time: 7 of 8 briefs"],
] as const)("a record of %j reads %j, and in a list %j", (counts, words, short) => {
  const record = counts && { decidedInTime: counts[0], decidedLate: counts[1] };
  expect(describeRecord({ record })).toBe(words);
  expect(describeRecordShortly({ record })).toBe(short);
});

test("a list says of a hirer what a public one says, where a reply was told", () => {
  const replies = { of: 2, replied: 2, days: 5 };
  const record = { decidedInTime: 1, decidedLate: 0, replies };
  expect(describeRecordShortly({ record })).toBe("2 of 2 replied, usually after 5 days");
});

test("what two agreed on is said in figures, from the first that are shown", () => {
  const record = { decidedInTime: 1, decidedLate: 0, replies: null, looked: { of: 10, inTime: 9 } };
  expect(describeRecord({ record })).toContain("Looked at 9 of 10 deliveries in time");
  expect(describeRecord({ record: { ...record, looked: null } })).not.toContain("deliver");
  expect(describeDelivered({ of: 6, inTime: 0 })).toBe("Delivered 0 of 6 milestones by the date agreed");
  expect(describeDelivered(null)).toBeNull();
});
