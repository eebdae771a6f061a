import { expect, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { createAudiences } from "~/http/audience.server";
import { keepPages } from "~/http/kept-pages";
import { createCookies } from "~/shell/request/cookies.server";
import { createTestHttpApp, ourHost } from "./http-app";

const html = { "content-type": "text/html; charset=utf-8" };
const etagOf = (answer: Response) => answer.headers.get("etag") ?? "";

/** Pages that are made of one document each, which the test changes. */
function createKeepingApp({ most = 1_000_000 } = {}) {
  const clock = createTestClock();
  const cookies = createCookies({ secrets: ["a secret of the tests, long enough"], secure: true, clock });
  const watches = new Map<string, Set<() => void>>();
  let status = 200;
  let rendering: Promise<void> | null = null;
  const http = createTestHttpApp({
    pages: async (request) => {
      http.asked.push(request);
      await rendering;
      const { pathname } = new URL(request.url);
      const isBadge = pathname.startsWith("/badges/");
      return new Response(`${pathname} ${http.asked.length} `.repeat(50), {
        status,
        headers: isBadge ? { ...html, "cache-control": "private, max-age=300" } : html,
      });
    },
  });
  const app = keepPages(http.app, {
    log: http.log,
    trustedProxies: [],
    hosts: [ourHost],
    audienceOf: createAudiences(cookies, { showsTimes: true }),
    notice: () => null,
    now: () => clock.now(),
    isKept: (path) =>
      path.startsWith("/briefs/") ? "in-browsers" : path.startsWith("/badges/") ? "as-it-says" : null,
    restsOn: async (path) => [["briefs", path]],
    watch(_collection, id, onChange) {
      const own = watches.get(id) ?? new Set();
      watches.set(id, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0) watches.delete(id);
      };
    },
    most,
  });
  return {
    clock,
    asked: http.asked,
    watches,
    change: (path: string) => {
      for (const onChange of [...(watches.get(path) ?? [])]) onChange();
    },
    end: () => {
      status = 404;
    },
    waitFor: (wait: Promise<void> | null) => {
      rendering = wait;
    },
    ask: async (path: string, headers: Record<string, string> = {}, method = "GET") =>
      app.fetch(new Request(`https://${ourHost}${path}`, { method, headers: { host: ourHost, ...headers } })),
  };
}

test("a page is kept from the second time on, until its document changes or the day ends", async () => {
  const { ask, asked, change, clock } = createKeepingApp();
  for (let time = 0; time < 5; time += 1) await ask("/briefs/a");
  expect(asked).toHaveLength(2);
  change("/briefs/a");
  for (let time = 0; time < 5; time += 1) await ask("/briefs/a");
  expect(asked).toHaveLength(3);
  clock.advance(86_400_000);
  for (let time = 0; time < 5; time += 1) await ask("/briefs/a");
  expect(asked).toHaveLength(4);
});

test("a page that ended is gone at once, also for a browser that has it", async () => {
  const { ask, change, end } = createKeepingApp();
  await ask("/briefs/a");
  const answer = await ask("/briefs/a");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const held = { "if-none-match": etagOf(answer) };
  expect((await ask("/briefs/a", held)).status).toBe(304);
  end();
  change("/briefs/a");
  const gone = await ask("/briefs/a", held);
  expect(gone.status).toBe(404);
  expect(gone.headers.get("cache-control")).toBe("no-store");
  expect(etagOf(gone)).toBe("");
});

test("a badge that is asked for 1,000 times is made twice, and is gone with its first change", async () => {
  const { ask, asked, change, end } = createKeepingApp();
  for (let time = 0; time < 1_000; time += 1) await ask("/badges/a");
  expect(asked).toHaveLength(2);
  const answer = await ask("/badges/a");
  expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
  expect((await ask("/badges/a", { "if-none-match": etagOf(answer) })).status).toBe(304);
  end();
  change("/badges/a");
  expect((await ask("/badges/a", { "if-none-match": etagOf(answer) })).status).toBe(404);
});

test("a change while it is rendered leaves nothing kept", async () => {
  const { ask, asked, change, waitFor, watches } = createKeepingApp();
  await ask("/briefs/a");
  let go: () => void = () => undefined;
  waitFor(
    new Promise<void>((resolve) => {
      go = resolve;
    }),
  );
  const rendering = ask("/briefs/a");
  await expect.poll(() => asked.length).toBe(2);
  change("/briefs/a");
  waitFor(null);
  go();
  await rendering;
  expect(watches.size).toBe(0);
  const before = asked.length;
  await ask("/briefs/a");
  expect(asked.length).toBe(before + 1);
});

test("a crawler that reads many pages once, or twice, doesn’t grow what is kept or watched", async () => {
  const { ask, asked, watches } = createKeepingApp({ most: 20_000 });
  for (let at = 0; at < 5_000; at += 1) await ask(`/briefs/${at}`);
  expect(watches.size).toBe(0);
  for (let at = 0; at < 300; at += 1) {
    await ask(`/briefs/again-${at}`);
    await ask(`/briefs/again-${at}`);
  }
  expect(watches.size).toBeLessThan(30);
  const before = asked.length;
  await ask("/briefs/again-299");
  expect(asked.length).toBe(before);
});

test("a cookie, a query, another host or another method goes to the page", async () => {
  const { ask, asked } = createKeepingApp();
  await ask("/briefs/a");
  await ask("/briefs/a");
  await ask("/briefs/a", { cookie: "session=1" });
  await ask("/briefs/a?x=1");
  await ask("/briefs/a", { host: "other.example" });
  expect(asked.length).toBeGreaterThanOrEqual(4);
  expect((await ask("/briefs/a", {}, "HEAD")).status).toBe(200);
});

test("each time zone gets its own version, whatever its cookie says besides; a zone that is none gets the site’s", async () => {
  const { ask, asked } = createKeepingApp();
  const zones = [
    "zone=Europe/Berlin",
    "zone=Asia/Tokyo",
    "zone=Mars/Olympus",
    "zone=+02:00",
    `zone=${"x".repeat(9_000)}`,
  ];
  const first = new Map<string, string>();
  for (const cookie of zones) {
    for (let time = 0; time < 3; time += 1) await ask("/briefs/a", { cookie });
    first.set(cookie, await (await ask("/briefs/a", { cookie })).text());
  }
  const plain = await (await ask("/briefs/a")).text();
  const versions = zones.map((cookie) => first.get(cookie));
  expect(versions.slice(2)).toEqual([plain, plain, plain]);
  expect(new Set(versions).size).toBe(3);
  // Made by a request that names the zone and nothing else of the visitor's.
  const cookies = asked.map(({ headers }) => headers.get("cookie"));
  expect(cookies.filter((cookie) => cookie === "zone=Europe/Berlin")).toHaveLength(2);
});
