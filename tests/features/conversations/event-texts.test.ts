import { expect, it } from "vitest";
import { describeEvent } from "~/features/conversations/pages/event-texts";

it.each([
  ["how a brief closed says that it ended", "END", "BUDGET", /^The brief closed: (?!.*brief)/],
  ["that someone else was chosen doesn’t", "END", "FILLED", /^The brief ended: Someone else was chosen$/],
  ["a no has its reason", "DECLINE", "FILLED", /^Declined: Someone else was chosen$/],
] as const)("what happened is said once: %s", (_, event, reason, words) => {
  expect(describeEvent({ event, own: false }, false, reason)).toMatch(words);
});

it("says that a hirer undid what they undid, and no more", () => {
  expect(describeEvent({ event: "TAKE_BACK", own: true }, true)).toBe("You undid that");
  expect(describeEvent({ event: "TAKE_BACK", own: false }, true)).toMatch(/^It was undone/);
});
