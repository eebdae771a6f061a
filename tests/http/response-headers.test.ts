import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { graphqlEndpoint } from "~/http/graphql-endpoint";
import { health } from "~/http/health";
import { staticFiles } from "~/http/static-files";
import { createTestHttpApp, endpointsOf, ourOrigin } from "./http-app";

function createFullApp(parts: { local?: boolean } = {}) {
  const directory = mkdtempSync(join(tmpdir(), "public-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, "build"));
  writeFileSync(join(directory, "build", "a-1.js"), "1");
  writeFileSync(join(directory, "robots.txt"), "1");
  const others = endpointsOf({
    "/away": () => new Response(null, { status: 302, headers: { location: "/" } }),
    "/missing": () => new Response("none", { status: 404 }),
    "/trouble": () => new Response(null, { status: 503 }),
    "/nothing": () => new Response(null, { status: 204 }),
    "/broken": () => {
      throw new Error("a bug");
    },
  });
  return createTestHttpApp({
    health: health({ provider: async () => false }, createTestClock()),
    endpoints: [staticFiles(directory), graphqlEndpoint(async () => Response.json({})), ...others],
    ...parts,
  });
}

const post = { method: "POST", body: "{}" };
const responses: [what: string, status: number, path: string, ask?: object][] = [
  ["a page", 200, "/"],
  ["a page's HEAD", 200, "/", { method: "HEAD" }],
  ["a hashed file", 200, "/build/a-1.js"],
  ["a file", 200, "/robots.txt"],
  ["the API", 200, "/graphql", { ...post, headers: { "content-type": "application/json" } }],
  ["health", 200, "/healthz"],
  ["an empty answer", 204, "/nothing"],
  ["a redirect", 302, "/away"],
  ["a foreign host", 400, "/", { headers: { host: "evil.example" } }],
  ["a foreign post", 403, "/", { ...post, headers: { origin: "https://evil.example" } }],
  ["a missing page", 404, "/missing"],
  ["a missing file", 404, "/build/b-2.js"],
  ["another method", 405, "/", { method: "DELETE" }],
  ["a read of the API", 405, "/graphql"],
  ["a large body", 413, "/", { method: "POST", body: "x".repeat(300_000) }],
  ["an odd body for the API", 415, "/graphql", post],
  ["a failure", 500, "/broken"],
  ["trouble", 503, "/trouble"],
  ["not ready", 503, "/readyz"],
];

describe.each(responses)("%s, %i", (_, status, path, ask) => {
  test("carries every header that protects it", async () => {
    const { headers, status: answered } = await createFullApp().ask(path, ask);
    expect(answered).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": path.endsWith("a-1.js")
        ? "public, max-age=31536000, immutable"
        : path === "/robots.txt"
          ? "public, max-age=3600"
          : "no-store",
      "x-request-id": expect.any(String),
    });
    expect(headers.has("x-powered-by")).toBe(false);
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });

  test("promises TLS only where there is TLS", async () => {
    const { headers } = await createFullApp({ local: true }).ask(path, ask);
    expect(headers.has("strict-transport-security")).toBe(false);
  });
});

test("an answer that is for other sites' pages may stand there, and has every other header", async () => {
  const own = { "cross-origin-resource-policy": "cross-origin" };
  const { ask } = createTestHttpApp({ pages: async () => new Response("<svg/>", { headers: own }) });
  expect(Object.fromEntries((await ask("/")).headers)).toMatchObject({
    ...own,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

test("a page's own policy and caching stand", async () => {
  const own = { "content-security-policy": "default-src 'self'", "cache-control": "private, max-age=5" };
  const { ask } = createTestHttpApp({ pages: async () => new Response("page", { headers: own }) });
  const { headers } = await ask("/");
  expect(Object.fromEntries(headers)).toMatchObject(own);
});

test("cookies pass, each on its own line", async () => {
  const headers = new Headers();
  headers.append("set-cookie", "a=1");
  headers.append("set-cookie", "b=2");
  const { ask } = createTestHttpApp({ pages: async () => new Response(null, { status: 303, headers }) });
  expect((await ask("/", { method: "POST", headers: { origin: ourOrigin } })).headers.getSetCookie()).toEqual(
    ["a=1", "b=2"],
  );
});
