import { expect, test } from "vitest";
import * as tooMany from "~/values/too-many";

test.each([
  [0, "1 second"],
  [1, "1 second"],
  [1_000, "1 second"],
  [1_001, "2 seconds"],
  [59_000, "59 seconds"],
  [59_001, "1 minute"],
  [60_000, "1 minute"],
  [60_001, "2 minutes"],
  [7 * 60_000, "7 minutes"],
  [30 * 60_000, "30 minutes"],
  [90 * 60_000, "90 minutes"],
  [90 * 60_000 + 1, "2 hours"],
  [5 * 3_600_000, "5 hours"],
  [5 * 3_600_000 + 1, "6 hours"],
])("%i ms is said as %s: never less than it is", (wait, words) => {
  const said = Object.values(tooMany).map((say) => say(wait));
  expect(said).toHaveLength(8);
  expect(said.filter((sentence) => !sentence.endsWith(` in ${words}.`))).toEqual([]);
});
