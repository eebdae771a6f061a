import { expect, it } from "vitest";
import { readOnlyText, type SiteMode } from "~/values/site-mode";

const now = new Date("2027-03-01T12:00:00.000Z");
const site: SiteMode = {
  mode: "READ_ONLY",
  since: "2027-03-01T11:00:00.000Z",
  reason: null,
  until: null,
  store: "a",
  copiedTo: null,
};

it.each<[Partial<SiteMode>, string]>([
  [{}, "You can read everything; nothing can be saved or sent for now."],
  [
    { reason: "We move house" },
    "We move house. You can read everything; nothing can be saved or sent for now.",
  ],
  [{ reason: "We move!" }, "We move! You can read everything; nothing can be saved or sent for now."],
  [
    { until: "2027-03-01T14:30:00.000Z" },
    "You can read everything; nothing can be saved or sent until about 14:30 UTC.",
  ],
  // What was promised and didn’t come true is said no more.
  [{ until: now.toISOString() }, "You can read everything; nothing can be saved or sent for now."],
])("visitors are told of a site that takes nothing, with %j", (some, words) => {
  expect(readOnlyText({ ...site, ...some }, now)).toBe(words);
});

it("nothing is said of a site that takes everything", () => {
  expect(readOnlyText({ ...site, mode: "OPEN", reason: "We move house" }, now)).toBeNull();
  expect(readOnlyText(null, now)).toBeNull();
});
