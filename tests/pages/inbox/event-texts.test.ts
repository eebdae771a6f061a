import { expect, it } from "vitest";
import { describeEvent } from "~/features/conversations/pages/event-texts";

it.each([
  ["how a brief closed says that it ended", "END", "BUDGET", /^The brief closed: (?!.*brief)/],
  ["that others were chosen doesn’t", "END", "FILLED", /^The brief ended: Others were chosen$/],
  ["a no has its reason", "DECLINE", "FILLED", /^Declined: Others were chosen$/],
] as const)("what happened is said once: %s", (_, event, reason, words) => {
  expect(describeEvent(event, false, reason)).toMatch(words);
});
