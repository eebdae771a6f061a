import { describe, expect, test } from "vitest";
import { createTestHttpApp, ourHost, ourOrigin } from "./http-app";

const cookie = "__Host-session=abc";

/** `origin`, `sec-fetch-site` and `cookie` of a post; null: not sent. */
type Row = [what: string, origin: string | null, site: string | null, cookie: string | null];

async function postWith([, origin, site, sent]: Row, headers: Record<string, string> = {}) {
  const http = createTestHttpApp();
  const all = { origin, "sec-fetch-site": site, cookie: sent, ...headers };
  return { http, response: await http.ask("/login", { method: "POST", body: "a=b", headers: all }) };
}

describe("a post that another site caused is refused before anything sees it", () => {
  const rows: Row[] = [
    ["another site", "https://evil.example", null, null],
    ["another site, with cookies", "https://evil.example", null, cookie],
    ["another site that claims to be ours", "https://evil.example", "same-origin", cookie],
    ["a subdomain of ours", `https://app.${ourHost}`, "same-site", cookie],
    ["our host on plain http", `http://${ourHost}`, null, cookie],
    ["our host on another port", `${ourOrigin}:8443`, null, cookie],
    ["a host that begins like ours", `${ourOrigin}.evil.example`, null, cookie],
    ["a host that ends like ours", `https://evil-${ourHost}`, null, cookie],
    ["a user named like our host", `https://${ourHost}@evil.example`, null, cookie],
    ["a hidden origin", "null", null, cookie],
    ["a hidden origin that claims to be ours", "null", "same-origin", cookie],
    ["an empty origin", "", null, cookie],
    ["a malformed origin", "not an origin", null, cookie],
    ["an origin with a path", `${ourOrigin}/`, null, cookie],
    ["two origins", `${ourOrigin}, https://evil.example`, null, cookie],
    ["the same site", null, "same-site", cookie],
    ["another site by Sec-Fetch-Site alone", null, "cross-site", null],
    ["our origin, but another site", ourOrigin, "cross-site", cookie],
    ["a typed address", null, "none", cookie],
    ["a value that no browser knows", ourOrigin, "SAME-ORIGIN", cookie],
    ["neither header, with cookies", null, null, cookie],
    ["neither header, with an empty cookie", null, null, ""],
  ];
  test.each(rows)("%s", async (...row) => {
    const { http, response } = await postWith(row);
    expect(response.status).toBe(403);
    expect(http.asked).toEqual([]);
  });
});

describe("a post of our own passes", () => {
  const rows: Row[] = [
    ["our origin", ourOrigin, null, cookie],
    ["our origin and same-origin", ourOrigin, "same-origin", cookie],
    ["same-origin without an Origin", null, "same-origin", cookie],
    ["no browser and nobody's session", null, null, null],
  ];
  test.each(rows)("%s", async (...row) => {
    const { http, response } = await postWith(row);
    expect(response.status).toBe(200);
    expect(http.asked).toHaveLength(1);
  });
});

describe("forwarded headers change nothing", () => {
  test.each([
    [{ "x-forwarded-host": "evil.example" }],
    [{ "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
    [{ forwarded: "host=evil.example;proto=https" }],
    [{ "x-original-host": "evil.example" }],
    [{ "x-host": "evil.example" }],
  ])("%o doesn't make another site ours", async (headers) => {
    const { response } = await postWith(["", "https://evil.example", null, cookie], headers);
    expect(response.status).toBe(403);
  });

  test("and doesn't make our own site foreign", async () => {
    const { response } = await postWith(["", ourOrigin, null, cookie], {
      "x-forwarded-host": "evil.example",
    });
    expect(response.status).toBe(200);
  });
});

test.each(["GET", "HEAD"])("%s passes, wherever it comes from", async (method) => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", cookie };
  expect((await createTestHttpApp().ask("/", { method, headers })).status).toBe(200);
});

test.each([
  "/login?_data=routes/login",
  "/theme",
  "/language",
  "/session",
  "/sign-out",
  "/graphql",
  "/build/x.js",
  "/nowhere",
])("the gate stands before every path: %s", async (path) => {
  const headers = { origin: "https://evil.example", cookie };
  expect((await createTestHttpApp().ask(path, { method: "POST", headers })).status).toBe(403);
});

describe("in local mode", () => {
  const local = {
    local: true,
    origin: "http://localhost:3000",
    allowedHosts: ["localhost:3000", "127.0.0.1:3000"],
  };

  test.each([
    ["http://localhost:3000", "localhost:3000", 200],
    ["http://127.0.0.1:3000", "127.0.0.1:3000", 200],
    ["http://localhost:3000", "127.0.0.1:3000", 200],
    ["http://127.0.0.1:3000", "localhost:3000", 403],
    ["http://localhost:4000", "localhost:3000", 403],
    ["https://127.0.0.1:3000", "127.0.0.1:3000", 403],
    ["http://evil.example", "evil.example", 400],
  ])("a post from %s to %s: %i", async (origin, host, status) => {
    const { app } = createTestHttpApp(local);
    const request = new Request(`http://${host}/login`, {
      method: "POST",
      headers: { origin, host, cookie },
    });
    expect((await app.request(request)).status).toBe(status);
  });
});
