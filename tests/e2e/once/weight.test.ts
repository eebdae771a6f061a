import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { hold } from "../hold";
import { doors, expect, expectApp, fillIn, freshEmail, open, test, untilAlive } from "../support";
import { traceShifts } from "../trace";

const publicPages = ["/", "/boutiques", "/hire", "/login", "/sign-in", "/privacy", "/terms"];

/** Bytes: scripts and style sheets by gzip, documents before compression. */
const budgets = { script: 107 * 1024, stylesheet: 10 * 1024, document: 22_000 };
type Kind = keyof typeof budgets;
const kinds = Object.keys(budgets) as Kind[];

const phone = { width: 375, height: 812 };

/** Notes what the browser asks for from now on, by kind. */
function noteRequests(page: Page) {
  const urls: Record<Kind, string[]> = { script: [], stylesheet: [], document: [] };
  const note = (request: Request) => urls[request.resourceType() as Kind]?.push(request.url());
  page.on("request", note);
  return { urls, stop: () => page.off("request", note) };
}

async function weigh(kind: Kind, urls: string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  const sizes = bodies.map((body) =>
    kind === "document" ? body.byteLength : gzipSync(body, { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The tag of what the browser takes for the page's largest paint, once it has painted anything. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const paint = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          resolve(paint?.element?.tagName);
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

test("every public page keeps within the bytes that a slow phone can take", async ({ page }) => {
  for (const path of publicPages) {
    const { urls, stop } = noteRequests(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    stop();
    for (const kind of kinds) {
      const bytes = await weigh(kind, urls[kind]);
      expect.soft(bytes, `${kind} of ${path}`).toBeGreaterThan(1_000);
      expect.soft(bytes, `${kind} of ${path}`).toBeLessThanOrEqual(budgets[kind]);
    }
  }
});

for (const path of ["/", "/hire", "/login", "/privacy"]) {
  test(`${path} paints its largest part without waiting for script, and nothing moves when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const release = await hold(page, /\.js$/);
    let atFirst: string | undefined;
    const shifts = await traceShifts(page, async () => {
      await page.goto(path, { waitUntil: "commit" });
      atFirst = await largestPaint(page);
      await release();
      await untilAlive(page);
      await page.waitForLoadState("networkidle");
    });
    expect(atFirst).toBeTruthy();
    expect(await largestPaint(page)).toBe(atFirst);
    expect(shifts).toEqual([]);
  });
}

test("nothing moves when the fonts come late", async ({ page }) => {
  const release = await hold(page, /\.woff2$/);
  const shifts = await traceShifts(page, async () => {
    await page.goto("/", { waitUntil: "commit" });
    await largestPaint(page);
    await untilAlive(page);
    await release();
    await page.waitForLoadState("networkidle");
  });
  expect(shifts).toEqual([]);
});

test("no code of the provider comes before a form was answered", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const provider = () => scripts.filter((url) => url.includes("firebase"));
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email: freshEmail(), name: "Ada Example" });
  await page.waitForLoadState("networkidle");
  expect(provider()).toEqual([]);
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expectApp(page, "Hello, Ada Example");
  expect(provider()).toEqual([expect.stringContaining("firebase-sign-in")]);
});
