import { expect, it } from "vitest";
import {
  continues,
  firstUnread,
  newerThan,
  newestNumber,
  readUpTo,
} from "~/features/conversations/pages/first-unread";

const own = (number: number) => ({ id: `own-${number}`, own: true, number });
const other = (number: number) => ({ id: `other-${number}`, own: false, number });
const event = (id: string) => ({ id, own: false, number: null });

it.each([
  ["nothing is unread", [other(1)], 0, undefined],
  ["the last of the other’s is", [other(1), own(2), other(3)], 1, "other-3"],
  ["own messages and events don’t count", [other(1), other(2), own(3), event("DECLINE")], 2, "other-1"],
  ["it stands on an earlier page", [other(7), other(8)], 12, "other-7"],
  ["there is no message at all", [event("SEND")], 3, undefined],
])("the line of what is new: %s", (_, items, unread, id) => {
  expect(firstUnread(items, unread)?.id).toBe(id);
});

it("what comes is counted from the message that was in sight, without one’s own", () => {
  const items = [other(1), own(2), other(3), event("SHORTLIST"), other(4), own(5)];
  expect(newerThan(items, 2).map(({ id }) => id)).toEqual(["other-3", "other-4"]);
  expect(newestNumber(items)).toBe(5);
  expect(newestNumber([])).toBe(0);
});

it("read is what the other wrote, up to what was in sight", () => {
  const items = [other(1), own(2), other(3), own(4)];
  expect([0, 1, 2, 3, 4].map((seen) => readUpTo(items, seen))).toEqual([0, 1, 1, 3, 3]);
});

it("messages of one author on one day stand together until something happens in between", () => {
  expect(continues(own(1), own(2), true)).toBe(true);
  expect(continues(own(1), own(2), false)).toBe(false);
  expect(continues(own(1), other(2), true)).toBe(false);
  expect(continues(event("SEND"), other(2), true)).toBe(false);
  expect(continues(other(1), event("SHORTLIST"), true)).toBe(false);
  expect(continues(undefined, other(1), false)).toBe(false);
});
