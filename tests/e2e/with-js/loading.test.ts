import type { Page, Route } from "@playwright/test";
import { expect, open, origin, refusal, test, untilAlive } from "../support";

/** Holds every request of the running page for a page's data until released. */
async function holdData(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/[?&]_data=/, (route) => void held.push(route));
  return async () => {
    await page.unroute(/[?&]_data=/);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

const loading = (page: Page) => page.getByText("Loading...", { exact: true });

test("a slow navigation shows the loading view over the form, which stays as it was", async ({ page }) => {
  await open(page, "/");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("half a na");
  const before = await name.elementHandle();
  const release = await holdData(page);
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
  const release = await holdData(page);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(299_000);
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(2_000);
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
  await page.route(/[?&]_data=/, (route) => route.fulfill({ status: 500, body: "Something broke" }));
  await page.getByRole("link", { name: "For boutiques" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("Something broke")).toHaveCount(0);
  await page.unroute(/[?&]_data=/);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Join as a boutique" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/boutiques`);
});

test("a page whose script fails once reloads once and ends where it was going", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED|Error loading route module|dynamically imported module/);
  await open(page, "/");
  const documents = noteDocuments(page);
  let broken = true;
  await page.route(/\/build\/routes\/_public\.hire-/, (route) => (broken ? route.abort() : route.continue()));
  page.on("framenavigated", () => {
    broken = false;
  });
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/hire`);
  await untilAlive(page);
  // The reload, and the way on from it. A page can be alive before its document is counted.
  await expect.poll(() => documents).toEqual(["/", "/hire"]);
});

test("a page whose script keeps failing doesn't reload for ever", async ({ page, expectTrouble }) => {
  expectTrouble(/net::ERR_FAILED|Error loading route module|dynamically imported module/);
  await open(page, "/");
  const documents = noteDocuments(page);
  await page.route(/\/build\/routes\/_public\.hire-/, (route) => route.abort());
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire`);
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => documents).toEqual(["/", "/hire"]);
});

/** The paths of all documents that the browser shows from now on. */
function noteDocuments(page: Page): string[] {
  const shown: string[] = [];
  page.on("domcontentloaded", () => shown.push(new URL(page.url()).pathname));
  return shown;
}
