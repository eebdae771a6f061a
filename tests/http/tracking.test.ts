import { expect, test } from "vitest";
import { refusesTracking } from "~/shell/page/site.server";

test.each([
  [{}, false],
  [{ dnt: "1" }, true],
  [{ "sec-gpc": "1" }, true],
  [{ dnt: "1", "sec-gpc": "1" }, true],
  [{ dnt: "0", "sec-gpc": "1" }, true],
  [{ dnt: "0" }, false],
  [{ dnt: "" }, false],
  [{ dnt: "unspecified" }, false],
  [{ "sec-gpc": "0" }, false],
  [{ cookie: "dnt=1" }, false],
])("a visitor who sends %o asks not to be measured: %s", (headers, refuses) => {
  expect(refusesTracking(new Request("https://guildhall.example/", { headers }))).toBe(refuses);
});

test.each([
  "/reference/abc",
  "/REFERENCE/abc",
  "/sign-in?code=a",
  "/not-me?code=a",
  "/unsubscribe?code=a",
  "/answer?code=a",
  "/change-email?code=a",
])("the address of %s has a secret, which is measured by nobody", (path) =>
  expect(refusesTracking(new Request(new URL(path, "https://guildhall.example")))).toBe(true),
);

test.each(["/", "/login", "/hire", "/members/reference"])("%s is measured", (path) =>
  expect(refusesTracking(new Request(new URL(path, "https://guildhall.example")))).toBe(false),
);
