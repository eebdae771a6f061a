import { expect, it } from "vitest";
import { showTyped } from "~/members/profiles/shown-typed";

it.each([
  ["2027-03-01", "Available from 1 March 2027"],
  ["", "Available from a date"],
  // JavaScript reads each of these as some moment, and can't write the first one.
  ["99999-01-01", "Available from a date"],
  ["2027-02-31", "Available from a date"],
  ["1", "Available from a date"],
])("a preview with %j as its day reads “%s”", (availableFrom, words) => {
  const { availability } = showTyped({ availability: "FROM", availableFrom }, "FREELANCER", null);
  expect(availability?.words).toBe(words);
});
