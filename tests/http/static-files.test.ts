import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { staticFiles } from "~/http/static-files";
import { createTestHttpApp, exchange, listen, ourOrigin, requestLines } from "./http-app";

const secret = "nobody may read this";

/** A project whose `public/` is served; `package.json` and `.env` lie beside it. */
function createSite() {
  const project = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const site = join(project, "public");
  mkdirSync(join(site, "build", "routes"), { recursive: true });
  mkdirSync(join(site, "private"));
  writeFileSync(join(project, "package.json"), secret);
  writeFileSync(join(project, ".env"), secret);
  writeFileSync(join(site, "private", "notes.txt"), secret);
  writeFileSync(join(site, "build", "root-ABC123.js"), "export {};");
  writeFileSync(join(site, "build", "app-ABC123.css"), "a{}");
  writeFileSync(join(site, "build", "routes", "a-1.js"), "export {};");
  writeFileSync(join(site, "robots.txt"), "User-agent: *");
  writeFileSync(join(site, "favicon.svg"), "<svg/>");
  writeFileSync(join(site, "site.webmanifest"), "{}");
  return createTestHttpApp({ endpoints: [staticFiles(site)] });
}

describe("files under /build/ are kept for ever", () => {
  test.each([
    ["/build/root-ABC123.js", /javascript/],
    ["/build/app-ABC123.css", /^text\/css/],
    ["/build/routes/a-1.js", /javascript/],
    ["/build/root-ABC123.js?v=1", /javascript/],
  ])("%s", async (path, type) => {
    const { headers, status } = await createSite().ask(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toMatch(type);
  });

  test("HEAD says what GET would send", async () => {
    const response = await createSite().ask("/build/root-ABC123.js", { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe("10");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("");
  });
});

describe("the other files of public/ are kept for an hour", () => {
  test.each([
    ["/robots.txt", /^text\/plain/],
    ["/favicon.svg", /^image\/svg\+xml/],
    ["/site.webmanifest", /^application\/manifest\+json/],
  ])("%s", async (path, type) => {
    const { headers, status } = await createSite().ask(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("content-type")).toMatch(type);
  });
});

describe("what isn't there under /build/ is a plain 404 that nobody keeps, and never the page of an unknown path", () => {
  test.each([
    "/build/root-OLD999.js",
    "/build/",
    "/build",
    "/build/routes",
    "/build/routes/",
    "/build/root-ABC123.js/",
    "/build/ROOT-abc123.js",
    "/build/%00",
    "/build/root-ABC123.js%00.png",
    "/build/%",
    "/build/%E0%A4%A",
  ])("%s", async (path) => {
    const { ask, asked } = createSite();
    const { headers, status } = await ask(path);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.has("location")).toBe(false);
    expect(asked).toEqual([]);
  });

  test("nor does a post there reach a page", async () => {
    const { ask, asked } = createSite();
    expect(
      (await ask("/build/root-ABC123.js", { method: "POST", headers: { origin: ourOrigin } })).status,
    ).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe("nothing outside of what is served can be read", () => {
  // As raw request lines: a URL object would resolve the dots before the server sees them.
  test.each([
    "/build/../../package.json",
    "/build/../../../../../../../../etc/passwd",
    "/build/..%2f..%2fpackage.json",
    "/build/%2e%2e/%2e%2e/package.json",
    "/build/%2e%2e%2f%2e%2e%2fpackage.json",
    "/build/%252e%252e/%252e%252e/package.json",
    "/build/..%5c..%5cpackage.json",
    "/build/..\\..\\package.json",
    "/build/....//....//package.json",
    "/build//../../package.json",
    "/build/routes/../../../package.json",
    "/build/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json",
    "/build/..;/..;/package.json",
    "/build/../private/notes.txt",
    "/build//etc/passwd",
    "/build/%2fetc%2fpasswd",
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/.env",
    "/.env",
    "/package.json",
    "/private/notes.txt",
    "/robots.txt/../../package.json",
    "/build/../..//etc/passwd",
    "//etc/passwd",
  ])("%s", async (path) => {
    const port = await listen(createSite().app.fetch);
    const answer = await exchange(port, requestLines(`GET ${path} HTTP/1.1`));
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200[\s\S]*\r\npage$|302[\s\S]*\r\nlocation: \/\r\n|400|404)/);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain("root:");
  });
});

test("a path that is no file goes on to the pages", async () => {
  const { ask, asked } = createSite();
  await ask("/hire");
  await ask("/robots.txt.bak");
  expect(asked).toHaveLength(2);
});
