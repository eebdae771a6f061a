import type { Page } from "@playwright/test";
import { noteDocuments } from "../documents";
import { hold } from "../hold";
import { expect, open, origin, refusal, test } from "../support";

/** What the running page asks for a page's data by. */
const data = /[?&]_data=/;
const loading = (page: Page) => page.getByText("Loading...", { exact: true });

test("a slow navigation shows the loading view over the form, which stays as it was", async ({ page }) => {
  await open(page, "/");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("half a na");
  const before = await name.elementHandle();
  const release = await hold(page, data);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(loading(page)).toBeVisible();
  expect(await before?.evaluate((element: HTMLInputElement) => [element.isConnected, element.value])).toEqual(
    [true, "half a na"],
  );
  await release();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test("after five minutes the loading view says that something went wrong", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  const release = await hold(page, data);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(290_000);
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
  await release();
});

test("a page whose data fails says what happened, and trying again shows it", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(500));
  expectTrouble(/Something broke|Internal Server Error|ErrorResponse|500/);
  await open(page, "/");
  await page.route(data, (route) => route.fulfill({ status: 500, body: "Something broke" }));
  await page.getByRole("link", { name: "For agencies" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("Something broke")).toHaveCount(0);
  await page.unroute(data);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Join as an agency" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/boutiques`);
});

/** Lets the script of a page fail to load. */
async function loseScriptOf(page: Page, route: string): Promise<void> {
  const address = await page.evaluate((id) => window.__remixManifest.routes[id]?.module, route);
  await page.route(`**${address}`, (request) => request.abort());
}

const missingScript = /net::ERR_FAILED|Error loading route module|dynamically imported module/;

test("a page whose script fails to load is loaded as a document, once, and the way back leads to what was typed", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(missingScript);
  await open(page, "/");
  await page.getByLabel("Name", { exact: true }).fill("half a na");
  const documents = noteDocuments(page);
  await loseScriptOf(page, "routes/_public.hire");
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire`);
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  // The script still fails: the page works as a plain document, and nothing reloads it.
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/hire"]);

  await page.goBack();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("half a na");
});

test("a browser without the Navigation API ends where it was going, too, and doesn't reload for ever", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(missingScript);
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await open(page, "/");
  const documents = noteDocuments(page);
  await loseScriptOf(page, "routes/_public.hire");
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire`);
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The reload, and the way on from it. A page can be alive before its document is counted.
  await expect.poll(() => documents).toEqual(["/", "/hire"]);
});
