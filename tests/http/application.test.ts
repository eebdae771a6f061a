import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestApplication } from "./application";

const toApi = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };

describe("what a process serves", () => {
  test.each([
    ["production", "all", "pages, files, no API over the wire"],
    ["production", "api", "the API alone"],
    ["production", "web", "pages and files"],
    ["local", "web", "pages and files"],
    ["local", "all", "pages, files and the API"],
    ["local", "api", "the API alone"],
  ] as const)("%s, SERVE=%s: %s", async (mode, serve, _) => {
    const { ask } = createTestApplication({ mode, serve });
    const page = await ask("/");
    const file = await ask("/favicon.svg");
    const api = await ask("/graphql", toApi);
    const read = await ask("/graphql");

    const hasPages = serve !== "api";
    expect([page.status, file.status]).toEqual(hasPages ? [200, 200] : [404, 404]);
    if (hasPages) expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const isOnTheWire = serve === "api" || (mode === "local" && serve === "all");
    expect([api.status, read.status]).toEqual(isOnTheWire ? [200, 405] : [expect.any(Number), 404]);
    expect((await api.text()) === "api").toBe(isOnTheWire);
    if (!isOnTheWire) expect(api.status).toBeGreaterThanOrEqual(400);
  });

  test.each(["/app", "/login", "/build/x.js", "/package.json"])(
    "a process that serves only the API has no page and no file: %s",
    async (path) => {
      const response = await createTestApplication({ serve: "api" }).ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.has("location")).toBe(false);
    },
  );
});

test("a part of the sitemap is made once for everybody, whatever their cookies", async () => {
  const { ask } = createTestApplication();
  const made = async (path: string, cookie?: string) =>
    (await ask(path, cookie ? { headers: { cookie } } : {})).text();
  const first = await made("/sitemap.xml?part=newest");
  expect(await made("/sitemap.xml?part=newest")).toBe(first);
  expect(await made("/sitemap.xml?part=newest", "any=cookie")).toBe(first);
  expect(await made("/sitemap.xml?part=design")).not.toBe(first);
  expect(await made("/sitemap.xml?part=unknown")).not.toBe(await made("/sitemap.xml?part=unknown"));
});

describe("readiness", () => {
  test.each([
    [{}, 200, null],
    [{ identity: false }, 503, ["identity"]],
    [{ store: false }, 503, ["store"]],
    [{ identity: false, store: false }, 503, ["identity", "store"]],
  ])("%o: %i", async (parts, status, missing) => {
    const response = await createTestApplication(parts).ask("/readyz");
    expect(response.status).toBe(status);
    if (missing) expect(await response.json()).toMatchObject({ missing });
  });

  test.each([true, false])("it says whether files are taken (%s), and is ready either way", async (files) => {
    const response = await createTestApplication({ files }).ask("/readyz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ missing: [], files });
  });

  test.each([true, false])(
    "a web half says whether its API answers (%s), and is ready either way",
    async (api) => {
      const response = await createTestApplication({ serve: "web", api }).ask("/readyz");
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ missing: [], files: true, api });
    },
  );

  test("a process that isn't ready is alive all the same, and serves what it can", async () => {
    const { ask } = createTestApplication({ identity: false, store: false });
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/")).status).toBe(200);
  });
});

test("a page that is still not ready after 5.5 s is answered 503", async () => {
  const { ask, lines } = createTestApplication();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = ask("/patience?_data=patience");
  await vi.advanceTimersByTimeAsync(5_500);
  const response = await asked;
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(lines.join()).toContain("A page was not ready in time");
});

test("all that a post waits for ends within 5.5 s, so that a form answers within six", async () => {
  const response = await createTestApplication().ask("/patience?_data=patience", { method: "POST" });
  const { left } = (await response.json()) as { left: number };
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5_500);
});

test.each(["/trouble", "/trouble?_data=trouble"])(
  "%s: a page whose store gives no answer is 503, not our mistake",
  async (path) => {
    const response = await createTestApplication().ask(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.text()).not.toContain("SQLITE");
  },
);
