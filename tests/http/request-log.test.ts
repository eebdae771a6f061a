import { expect, test } from "vitest";
import { createTestHttpApp, endpointsOf, ourHost, ourOrigin } from "./http-app";

test("every request gives one line with its id, and the answer carries the same id", async () => {
  const { ask, lines } = createTestHttpApp();
  const response = await ask("/hire");
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      path: "/hire",
      status: 200,
      ms: expect.any(Number),
      msg: "request",
    },
  ]);
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
});

const arrivesFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress }, headers: {} } });
const trustedProxies = ["10.0.0.0/8"];

test("a trusted proxy's id is kept, so that its lines and ours can be joined", async () => {
  const { app, lines } = createTestHttpApp({ trustedProxies });
  const request = new Request(ourOrigin, { headers: { host: ourHost, "x-request-id": "edge-42" } });
  const response = await app.fetch(request, arrivesFrom("10.1.2.3"));
  expect(response.headers.get("x-request-id")).toBe("edge-42");
  expect(lines[0]).toMatchObject({ requestId: "edge-42" });
});

test.each([
  ["a client", trustedProxies, arrivesFrom("203.0.113.9")],
  ["a client that says it is a proxy", trustedProxies, arrivesFrom("::ffff:203.0.113.9")],
  ["anybody, where no proxy is trusted", [], arrivesFrom("10.1.2.3")],
  ["a connection whose address is unknown", trustedProxies, undefined],
])("an id from %s is replaced", async (_, trusted, arrival) => {
  const { app, lines } = createTestHttpApp({ trustedProxies: trusted });
  const request = new Request(ourOrigin, {
    headers: { host: ourHost, "x-request-id": "edge-42", "x-forwarded-for": "10.1.2.3" },
  });
  const response = await app.fetch(request, arrival);
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(JSON.stringify(lines)).not.toContain("edge-42");
});

test.each(["a b", "a@example.com", "../../x", '"}', "a".repeat(256), "https://evil.example"])(
  "a proxy's id that is no id is replaced: %s",
  async (id) => {
    const { app, lines } = createTestHttpApp({ trustedProxies });
    const request = new Request(ourOrigin, { headers: { host: ourHost, "x-request-id": id } });
    const response = await app.fetch(request, arrivesFrom("10.1.2.3"));
    expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(JSON.stringify(lines)).not.toContain(JSON.stringify(id).slice(1, -1));
  },
);

test("two requests have two ids", async () => {
  const { ask } = createTestHttpApp();
  const ids = await Promise.all([ask("/"), ask("/")]);
  expect(ids[0]?.headers.get("x-request-id")).not.toBe(ids[1]?.headers.get("x-request-id"));
});

test("a line holds no query, cookie, authorization, body or address of anybody", async () => {
  const { ask, lines } = createTestHttpApp();
  await ask("/sign-in?id=private-1&oobCode=private-2&email=private-3@example.com", {
    method: "POST",
    body: new URLSearchParams({ email: "private-4@example.com" }),
    headers: {
      cookie: "__Host-session=private-5",
      authorization: "Bearer private-6",
      referer: "https://guildhall.example/sign-in?oobCode=private-7",
      "user-agent": "private-8",
      "x-forwarded-for": "203.0.113.9",
    },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/private|203\.0\.113|example\.com/);
});

test.each([
  ["a former client's link", "/reference/private-1", "/reference/…"],
  ["its data", "/reference/private-1?_data=routes%2Freference", "/reference/…"],
  ["what is put behind it", "/reference/private-1/private-2", "/reference/…"],
  ["one with a line break", "/reference/%0Aprivate-1", "/reference/…"],
  ["one spelt otherwise", "/%72eference/private-1", "/reference/…"],
  ["one in large letters", "/Reference/private-1", "/reference/…"],
  ["one behind two slashes", "https://guildhall.example//reference//private-1/", "/reference/…"],
  ["one with a parameter", "/reference/private-1;v=1", "/reference/…"],
  ["a feed of dates", "/feeds/dates/private-1.ics", "/feeds/dates/…"],
  ["a feed of a search", "/feeds/search/private-1.atom", "/feeds/search/…"],
  ["one in other letters", "/FEEDS/seaRch/private-1.atom", "/feeds/search/…"],
  ["what is put behind that", "/FEEDS/search/private-1.atom/x", "/feeds/search/…"],
  ["one with a slip in it", "/Referense/private-1-of-24-letters", "/Referense/…"],
  ["one glued together", "/reference%2Fprivate-1-of-24-letters", "/…"],
  ["one below another address", "/login/reference/private-1-of-24-letters", "/login/reference/…"],
])("an address that lets in who has it is no part of a line: %s", async (_, address, path) => {
  const { ask, lines } = createTestHttpApp();
  for (const method of ["GET", "POST", "HEAD"]) await ask(address, { method });
  expect(lines.map((line) => line.path)).toEqual([path, path, path]);
  expect(JSON.stringify(lines)).not.toContain("private");
});

test("a path is cut, so that nobody fills the log with one request", async () => {
  const { ask, lines } = createTestHttpApp();
  await ask(`/${"a/".repeat(2_500)}`);
  expect(lines[0]?.path).toHaveLength(200);
});

test("one request is one line, whatever its path holds", async () => {
  const { ask, lines } = createTestHttpApp();
  await ask('/%0A{"level":60}%0D');
  expect(lines).toHaveLength(1);
});

test.each([
  ["a refused host", "/", { host: "evil.example" }, 400, 30],
  ["a page that isn't there", "/missing", {}, 404, 30],
  ["a failure", "/broken", {}, 500, 50],
  ["trouble", "/trouble", {}, 503, 50],
])("%s is logged, too: %s %o is %i at level %i", async (_, path, headers, status, level) => {
  const endpoints = endpointsOf({
    "/missing": () => new Response(null, { status: 404 }),
    "/trouble": () => new Response(null, { status: 503 }),
    "/broken": () => {
      throw new Error("a bug");
    },
  });
  const { ask, lines } = createTestHttpApp({ endpoints });
  await ask(path, { headers });
  expect(lines.filter(({ msg }) => msg === "request")).toEqual([
    expect.objectContaining({ path, status, level }),
  ]);
});

test("a failure tells the visitor nothing, and the log everything, under one id", async () => {
  const endpoints = endpointsOf({
    "/broken": () => {
      throw new TypeError("the store is gone");
    },
  });
  const { ask, lines } = createTestHttpApp({ endpoints });
  const response = await ask("/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong");
  expect(lines[0]).toMatchObject({
    level: 50,
    requestId: response.headers.get("x-request-id"),
    name: "TypeError",
    message: "the store is gone",
    stack: expect.stringContaining("request-log.test"),
  });
});

test("what a page logs carries the id of its request", async () => {
  const { ask, lines } = createTestHttpApp({
    pages: async (_, { log }) => {
      log.info({ code: "said" }, "from a page");
      return new Response("page");
    },
  });
  const response = await ask("/");
  expect(lines[0]).toMatchObject({ msg: "from a page", requestId: response.headers.get("x-request-id") });
});
