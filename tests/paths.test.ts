import { describe, expect, test } from "vitest";
import { loginPath, paths, safeRedirect, signOutPath } from "~/paths";

const origin = "https://guildhall.example";
const fallback = "/fallback";

describe("an address that somebody supplied never leads to another origin", () => {
  test("refused as text", () => {
    const addresses = [
      // Another host, with or without a scheme.
      "//evil.example",
      "///evil.example",
      "////evil.example",
      "//evil.example/app",
      "//evil.example:443/app",
      "//user@evil.example",
      "//guildhall.example@evil.example",
      "//guildhall.example.evil.example",
      "//[::1]/app",
      "//0x7f000001/app",
      "https://evil.example",
      "https://guildhall.example",
      "http://evil.example/app",
      "HTTPS://EVIL.EXAMPLE",
      "https:evil.example",
      "https:/evil.example",
      "https:///evil.example",
      "https:\\\\evil.example",
      "ftp://evil.example",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "javascript://%0aalert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:msgbox(1)",
      "blob:https://evil.example/x",
      "mailto:someone@evil.example",
      "intent://evil.example#Intent;scheme=https;end",
      ":evil.example",
      // Backslashes, which browsers read as slashes.
      "/\\evil.example",
      "\\/evil.example",
      "\\\\evil.example",
      "\\evil.example",
      "/\\/evil.example",
      "/\\\\evil.example",
      "//\\evil.example",
      "/app\\..\\..\\evil.example",
      "/a\\b",
      // Encoded leading slashes and backslashes.
      "/%2Fevil.example",
      "/%2fevil.example",
      "/%2F%2Fevil.example",
      "/%5Cevil.example",
      "/%5c%5cevil.example",
      "%2F%2Fevil.example",
      "%2Fevil.example",
      "/%09/evil.example",
      "/%0a/evil.example",
      "/%0D%0A/evil.example",
      "/a/../%2f%2fevil.example",
      "/%2e%2e/%5cevil.example",
      // Dot segments that leave two slashes behind.
      "/.//evil.example",
      "/..//evil.example",
      "/./\\evil.example",
      "/a/..//evil.example",
      "/a/b/../..//evil.example",
      "/%2e//evil.example",
      "/%2e%2e//evil.example",
      "/a/%2e%2e//evil.example",
      "/a/.%2E//evil.example",
      "/..%2f/evil.example",
      "/..%5cevil.example",
      "./evil.example",
      "../evil.example",
      "..//evil.example",
      ".",
      // Characters that browsers drop, and white space.
      "/\t/evil.example",
      "/\n/evil.example",
      "/\r/evil.example",
      "\t//evil.example",
      "\n//evil.example",
      " //evil.example",
      " /app",
      "/app ",
      "/a b",
      "/app\u0000",
      "\u0000/app",
      "/\u0009/evil.example",
      "/\u000b/evil.example",
      "/app\r\nset-cookie: session=1",
      "/\u00a0/evil.example",
      "/\u2028/evil.example",
      "\ufeff/app",
      // Letters that look like slashes, dots or an at sign.
      "/\u2215evil.example",
      "/\u2044evil.example",
      "/\uff0fevil.example",
      "\uff0f\uff0fevil.example",
      "/\uff3cevil.example",
      "/\u3002evil.example",
      "/\u202eelpmaxe.live//",
      "/caf\u00e9",
      // No path at all.
      "",
      "app",
      "@evil.example",
      "evil.example",
      "?to=//evil.example",
      "#//evil.example",
      `/${"a".repeat(2_000)}`,
      `//${"a".repeat(100_000)}`,
    ];
    expect(addresses.filter((to) => safeRedirect(to, fallback) !== fallback)).toEqual([]);
  });

  test.each([
    null,
    undefined,
    0,
    true,
    {},
    [],
    ["/app"],
    Symbol("/app"),
    () => "/app",
    { toString: () => "/app" },
    new File(["/app"], "app"),
  ])("refused, because it is no text: %o", (to) => {
    expect(safeRedirect(to, fallback)).toBe(fallback);
  });
});

test("an internal path passes unchanged", () => {
  const addresses = [
    ...Object.values(paths),
    "/app?tab=a&tab=b",
    "/app/briefs?after=2026-03-01T00%3A00%3A00Z",
    "/app#top",
    "/app?next=https://evil.example",
    "/app?next=//evil.example",
    "/app#//evil.example",
    "/app/@evil.example",
    "/app/a:b",
    "/app//briefs",
    "/app/%2F%2Fevil.example",
    "/caf%C3%A9",
    "/%252fevil.example",
    `/${"a".repeat(1_999)}`,
  ];
  expect(addresses.filter((to) => safeRedirect(to, fallback) !== to)).toEqual([]);
});

test.each([
  ["/app/../login", "/login"],
  ["/app/./briefs", "/app/briefs"],
  ["/app/%2e%2e/login", "/login"],
  ["/app?q='\"<>", "/app?q=%27%22%3C%3E"],
])("%s comes back as browsers read it, and stays the same when checked again", (to, expected) => {
  expect(safeRedirect(to, fallback)).toBe(expected);
  expect(safeRedirect(expected, fallback)).toBe(expected);
});

test("whatever is made of the dangerous characters stays on this origin, and is stable when checked again", () => {
  const pieces = ["/", "\\", "%2f", "%5C", ".", "%2e", "a", "\t", "@", ":", "?", "#", "//", "evil.example"];
  for (const first of pieces)
    for (const second of pieces)
      for (const third of pieces)
        for (const fourth of pieces) {
          const to = `/${first}${second}${third}${fourth}`;
          const safe = safeRedirect(to, fallback);
          const landed = new URL(safe, origin);
          if (landed.origin !== origin || !/^\/(?!\/)/.test(safe) || safeRedirect(safe, fallback) !== safe) {
            expect.fail(`${JSON.stringify(to)} became ${JSON.stringify(safe)}`);
          }
        }
});

test("without a fallback of its own, a refused address leads to the first page", () => {
  expect(safeRedirect("//evil.example")).toBe("/");
});

describe("loginPath", () => {
  test.each([
    [undefined, "/login"],
    ["", "/login"],
    ["/app", "/login"],
    ["/app/briefs", "/login?redirect=%2Fapp%2Fbriefs"],
    ["/app?tab=a&b=c#d", "/login?redirect=%2Fapp%3Ftab%3Da%26b%3Dc%23d"],
  ])("%j leads to %s", (redirect, expected) => {
    expect(loginPath(redirect)).toBe(expected);
  });

  test("what it carries is read back as it was", () => {
    const asked = "/app/briefs?after=1&x=%26#y";
    expect(new URL(loginPath(asked), origin).searchParams.get("redirect")).toBe(asked);
  });
});

test.each(["skip", "/hire", "/app?a=b&to=//evil.example"])("signOutPath carries %s whole", (to) => {
  const url = new URL(signOutPath(to), origin);
  expect(url.pathname).toBe("/sign-out");
  expect([...url.searchParams]).toEqual([["to", to]]);
});
