import type { Page } from "@playwright/test";
import { hold } from "../hold";
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

const data = /[?&]_data=/;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const profile = (page: Page) => page.getByRole("heading", { level: 1, name: "Profile" });
/** Without scrolling to it. */
const follow = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().dispatchEvent("click");

test("going back shows at once what was there, where it was, and asks for what is new", async ({ page }) => {
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => scrolled(page)).toBe(500);
  await follow(page, "Inbox");
  await expect(page).toHaveURL(/\/app\/inbox$/);
  await expect.poll(() => scrolled(page)).toBe(0);

  const asked = page.waitForRequest(data);
  const release = await hold(page, data);
  await page.goBack();
  await expect(profile(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(500);
  await asked;
  await release();
  await page.goForward();
  await expect(page).toHaveURL(/\/app\/inbox$/);
});

test("after something was sent, going back asks first", async ({ page }) => {
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await sent;
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
  await follow(page, "Inbox");
  await expect(page).toHaveURL(/\/app\/inbox$/);
  const release = await hold(page, data);
  await page.goBack();
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await release();
  await expect(profile(page)).toBeVisible();
});
