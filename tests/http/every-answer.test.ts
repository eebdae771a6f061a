import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mode, type Product, startProduct } from "#tests/fuzz/product";
import { filePath, paths } from "~/paths";

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

function expectProtection(mode: Mode, { status, headers }: Response, asked: string) {
  expect.soft(Object.fromEntries(headers), asked).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": expect.stringMatching(/^default-src '(none|self)'/),
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    "cache-control": expect.any(String),
  });
  expect.soft(headers.get("content-security-policy"), asked).toContain("frame-ancestors 'none'");
  expect
    .soft(headers.get("content-security-policy"), asked)
    .not.toMatch(/unsafe-inline|unsafe-eval|nonce-|\*/);
  expect
    .soft(headers.get("strict-transport-security"), asked)
    .toBe(mode === "local" ? null : "max-age=63072000; includeSubDomains");
  expect.soft(headers.has("x-powered-by"), asked).toBe(false);
  expect.soft(headers.has("access-control-allow-origin"), asked).toBe(false);
  if (status === 405) expect.soft(headers.get("allow"), asked).toMatch(/^(GET, HEAD(, POST)?|POST)$/);
  if (headers.has("set-cookie")) expect.soft(headers.get("cache-control"), asked).toContain("no-store");
}

const files = ["/favicon.svg", "/robots.txt"];
const readOnly = [paths.agencies, paths.briefs, paths.inbox, paths.privacy, paths.terms];
const everything = [
  ...new Set<string>([...Object.values(paths), ...files, "/build/gone-1.js", "/nowhere", "/?_data=root"]),
];

describe.each(modes)("%s", (mode) => {
  test("GET, HEAD and POST of every address carry every header", async () => {
    for (const path of everything)
      for (const method of ["GET", "HEAD", "POST"]) {
        const response = await ask(mode, method, path);
        expect.soft(response.status, `${method} ${path}`).toBeLessThan(500);
        expectProtection(mode, response, `${method} ${path}`);
        if (method === "HEAD") expect.soft(await response.text(), path).toBe("");
      }
  });

  test("no route knows another method", async () => {
    for (const path of everything)
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]) {
        const response = await ask(mode, method, path);
        expect.soft(response.status, `${method} ${path}`).toBe(405);
        expectProtection(mode, response, `${method} ${path}`);
      }
  });

  test("what can only be read refuses a POST, and names GET and HEAD", async () => {
    for (const path of [...readOnly, ...files, paths.healthz, paths.readyz]) {
      const response = await ask(mode, "POST", path);
      expect.soft([response.status, response.headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
    }
  });

  test("what is no page says in words that it can only be read", async () => {
    for (const path of [
      ...files,
      paths.sitemap,
      "/feeds/dates/x.ics",
      filePath("0".repeat(32), "small.avif"),
    ]) {
      const response = await ask(mode, "POST", path);
      const { status, headers } = response;
      expect.soft([status, headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
      expect.soft(headers.get("content-type"), path).toMatch(/^text\/plain; charset=utf-8$/i);
      expect.soft(await response.text(), path).toBe("Method not allowed.");
      expectProtection(mode, response, path);
    }
  });

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
    ["a body that is no form", 422, "POST", paths.login, { "content-type": "image/png" }, "x"],
  ];
  test.each(refusals)("a refusal carries every header: %s, %i", async (what, status, ...request) => {
    const response = await ask(mode, ...request);
    expect(response.status).toBe(status);
    expectProtection(mode, response, what);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("what belongs to somebody is kept by nobody", async () => {
    for (const path of [paths.app, paths.profile, paths.briefs, paths.inbox, paths.session, paths.signOut]) {
      expect((await ask(mode, "GET", path)).headers.get("cache-control")).toContain("no-store");
    }
  });
});
