import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mode, type Product, startProduct } from "#tests/fuzz/product";
import { paths } from "~/paths";

const modes: Mode[] = ["production", "local"];
const products = new Map<Mode, Product>();

beforeAll(async () => {
  for (const mode of modes) products.set(mode, await startProduct(mode));
});
afterAll(async () => {
  for (const product of products.values()) await product.stop();
});

/** A request as a browser on the site sends it, unless its headers say otherwise. */
async function ask(
  mode: Mode,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) {
  const product = products.get(mode);
  if (!product) throw new Error("not started");
  const { app, origin, host } = product;
  const given = { host, ...(method === "GET" || method === "HEAD" ? {} : { origin }), ...headers };
  return app.fetch(new Request(new URL(path, origin), { method, headers: given, body, redirect: "manual" }));
}

function expectProtection(mode: Mode, { status, headers }: Response) {
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    "cache-control": expect.any(String),
  });
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe-inline|unsafe-eval|nonce-|\*/);
  expect(headers.get("strict-transport-security")).toBe(
    mode === "local" ? null : "max-age=63072000; includeSubDomains",
  );
  expect(headers.has("x-powered-by")).toBe(false);
  expect(headers.has("access-control-allow-origin")).toBe(false);
  if (status === 405) expect(headers.get("allow")).toMatch(/^(GET, HEAD(, POST)?|POST)$/);
  if (headers.has("set-cookie")) expect(headers.get("cache-control")).toContain("no-store");
}

const files = ["/favicon.svg", "/robots.txt"];
const readOnly = [paths.agencies, paths.briefs, paths.inbox, paths.privacy, paths.terms];
const everything = [
  ...new Set<string>([...Object.values(paths), ...files, "/build/gone-1.js", "/nowhere", "/?_data=root"]),
];

describe.each(modes)("%s", (mode) => {
  test.each(everything)("GET, HEAD and POST of %s carry every header", async (path) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const response = await ask(mode, method, path);
      expect(response.status).toBeLessThan(500);
      expectProtection(mode, response);
      if (method === "HEAD") expect(await response.text()).toBe("");
    }
  });

  test.each(everything)("no route knows another method: 405 at %s", async (path) => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]) {
      const response = await ask(mode, method, path);
      expect([method, response.status]).toEqual([method, 405]);
      expectProtection(mode, response);
    }
  });

  test.each([...readOnly, ...files, paths.healthz, paths.readyz])(
    "%s can only be read: a POST is 405, and GET and HEAD are named",
    async (path) => {
      const response = await ask(mode, "POST", path);
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    },
  );

  const refusals: [
    what: string,
    status: number,
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ][] = [
    ["a foreign origin", 403, "POST", paths.login, { origin: "https://evil.example" }],
    [
      "a foreign origin, for data",
      403,
      "POST",
      `${paths.login}?_data=routes%2F_public.login`,
      { origin: "null" },
    ],
    ["a foreign origin, for an endpoint", 403, "POST", paths.theme, { "sec-fetch-site": "cross-site" }],
    ["a foreign origin, for the API", 403, "POST", paths.graphql, { origin: "https://evil.example" }],
    ["a foreign origin, for health", 403, "POST", paths.healthz, { origin: "https://evil.example" }],
    ["a foreign origin, with an unknown method", 403, "DELETE", "/", { origin: "https://evil.example" }],
    ["a foreign host", 400, "GET", "/", { host: "evil.example" }],
    ["a large body", 413, "POST", paths.login, {}, "x".repeat(300_000)],
    ["a body that is no form", 400, "POST", paths.login, { "content-type": "image/png" }, "x"],
  ];
  test.each(refusals)("a refusal carries every header: %s, %i", async (_, status, ...request) => {
    const response = await ask(mode, ...request);
    expect(response.status).toBe(status);
    expectProtection(mode, response);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("what belongs to somebody is kept by nobody", async () => {
    for (const path of [paths.app, paths.profile, paths.briefs, paths.inbox, paths.session, paths.signOut]) {
      expect((await ask(mode, "GET", path)).headers.get("cache-control")).toContain("no-store");
    }
  });
});
