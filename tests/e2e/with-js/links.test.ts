import type { Page } from "@playwright/test";
import { expect, open, signUpByRequest, takeCookies, test } from "../support";

/** Survives as long as the document does. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test.beforeEach(async ({ page }) => {
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, "/app");
  await mark(page);
});

test("a pressed link shows its page in the running document, and going back does too", async ({ page }) => {
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  // The page has a navigation of its own below, which names it again.
  const place = page.getByRole("link", { name: "Profile", exact: true }).first();
  await expect(place).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
  expect(await isMarked(page)).toBe(true);
});

test("the shown page's own link adds no step to go back", async ({ page }) => {
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("main")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await isMarked(page)).toBe(true);
});

test("a link is the browser's with a key that says so, and where it ends the session", async ({ page }) => {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Profile", exact: true }).click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await expect(other).toHaveURL(/\/app\/profile$/);
  await other.close();
  await expect(page).toHaveURL(/\/app$/);

  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).not.toHaveURL(/\/app/);
  expect(await isMarked(page)).toBe(false);
});

test("a pointer that rests on a link loads the scripts of its page", async ({ page }) => {
  const scripts = () => page.locator('link[rel="modulepreload"]').count();
  const before = await scripts();
  await page.getByRole("link", { name: "Inbox", exact: true }).hover();
  await expect.poll(scripts).toBeGreaterThan(before);
});
