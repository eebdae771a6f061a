import { expect, test } from "vitest";
import { tooManyMails, tooManyPosts } from "~/contract/too-many";

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
])("%i ms is said as %s: never less than it is", (wait, words) => {
  expect(tooManyMails(wait)).toContain(`try again in ${words}.`);
  expect(tooManyPosts(wait)).toContain(`try again in ${words}.`);
});
