import { expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createRoutePatterns } from "~/http/route-patterns";

it("an address is counted under its route’s pattern, and none brings a pattern of its own", async () => {
  const { routes } = await readRealBuild();
  const routeOf = createRoutePatterns(routes, ["/build/*", "/graphql", "/favicon.svg"]);
  const deep = `/${"a/".repeat(5_000)}`;
  const found = {
    "/": "/",
    "/login": "/login",
    "/app": "/app",
    "/app/": "/app",
    "/app/briefs": "/app/briefs",
    "/app/briefs/new": "/app/briefs/new",
    "/app/briefs/7f3a": "/app/briefs/:id",
    "/app/briefs/7f3a/proposals/ann": "/app/briefs/:id/proposals/:uid",
    "/app/briefs/*": "/app/briefs/:id",
    "/app/briefs/:": "/app/briefs/:id",
    "/app/notifications/1": "/app/notifications/:id",
    "/app/nowhere/at/all": "/app/*",
    "/site.webmanifest": "/site.webmanifest",
    "/build/entry-1.js": "/build/*",
    "/graphql": "/graphql",
    "/favicon.svg": "/favicon.svg",
    "/ann@example.com": "/*",
    "/constructor": "/*",
    "//evil.example": "/*",
    "/Reference/SECRET": "/reference/:secret",
    "//reference/SECRET/": "/reference/:secret",
    "/re%66erence/SECRET;x": "/reference/:secret",
    "/FEEDS/search/SECRET.atom": "/feeds/search/:secret",
    "/feeds/dates/SECRET.ics": "/feeds/dates/:secret",
    "/%zz": "/*",
    "http://evil.example/": "other",
    "*": "other",
    "": "other",
    [deep]: "/*",
    [`/app${deep}`]: "/app/*",
  };
  expect(Object.fromEntries(Object.keys(found).map((path) => [path, routeOf(path)]))).toEqual(found);
  const patterns = new Set(Object.keys(routes).map((id) => routeOf(`/${id}`)));
  expect(patterns.size).toBeLessThan(Object.keys(routes).length);
});
