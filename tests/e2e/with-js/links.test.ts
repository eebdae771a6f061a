import type { Page } from "@playwright/test";
import { hold } from "../hold";
import { expect, open, refusal, signUpByRequest, takeCookies, test } from "../support";

/** Survives as long as the document does. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

const rest = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().hover();
const scripts = (page: Page) => page.locator('link[rel="modulepreload"]').count();

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
  const before = await scripts(page);
  await rest(page, "Inbox");
  await expect.poll(() => scripts(page)).toBeGreaterThan(before);
});

test("scripts that don’t come for a link that is rested on leave the shown page alone", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED/);
  await page.route(/\/build\/.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await rest(page, "Inbox");
  await failed;
  // Whoever loads anew does so once all of them have failed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await isMarked(page)).toBe(true);
});

const data = /[?&]_data=/;
/** The addresses of the data that the page asks for from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (data.test(request.url())) asked.push(request.url());
  });
  return asked;
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const briefs = (page: Page) => page.getByRole("heading", { level: 1, name: "Open briefs" });
const profile = (page: Page) => page.getByRole("heading", { level: 1, name: "Profile" });
const loading = (page: Page) => page.getByText("Loading...", { exact: true });
/** Without scrolling to it. */
const follow = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().dispatchEvent("click");

const lists = (asked: string[]) => asked.filter((url) => url.includes("briefs._index")).length;

/** A form that stands on each page, and leads to no other. */
async function sendAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: /send/i }).first().click();
  await page.waitForFunction(() => window.__remixRouter.state.navigation.state === "idle");
}

async function restUntilAnswered(page: Page): Promise<void> {
  // Nothing is asked for ahead while the page itself is loaded anew.
  await page.waitForFunction(() => window.__remixRouter.state.revalidation === "idle");
  const answered = page.waitForResponse(data);
  await rest(page, "Briefs");
  await (await answered).finished();
}

test("a pointer that rests on a link has its page’s data asked for, once, for the press", async ({
  page,
}) => {
  const asked = askedFor(page);
  await restUntilAnswered(page);
  const release = await hold(page, data);
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  expect(asked.length).toBe(1);
  await release();

  // It was for one press; a pointer that still rests there would ask ahead again.
  await page.mouse.move(0, 0);
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/app/briefs", "/app/profile", "/app/briefs"]);
});

test("a filter asks for its list alone, and one goes back to it at once", async ({ page }) => {
  await open(page, "/app/briefs?keyword=nothing");
  const asked = askedFor(page);
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get("_data"))).toEqual(["routes/app.profile"]);
  const release = await hold(page, data);
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("nothing");
  await release();
});

for (const away of [60_000, -60_000])
  test(`data that waited too long is asked for again: the clock moved by ${away} ms`, async ({ page }) => {
    const asked = askedFor(page);
    await restUntilAnswered(page);
    await page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, away);
    await follow(page, "Briefs");
    await expect(briefs(page)).toBeVisible();
    expect(lists(asked)).toBe(2);
  });

test("so is data of before the page was loaded anew", async ({ page }) => {
  const asked = askedFor(page);
  await restUntilAnswered(page);
  await page.evaluate(() => window.__remixRouter.revalidate());
  await page.waitForFunction(() => window.__remixRouter.state.revalidation === "idle");
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  expect(lists(asked)).toBe(2);
});

test("data older than the frame around it is asked for again behind it", async ({ page }) => {
  // The notice is over at the next page, so the frame is loaded anew.
  await open(page, "/app?notice=confirmed");
  const asked = askedFor(page);
  await restUntilAnswered(page);
  await follow(page, "Briefs");
  await expect.poll(() => lists(asked)).toBe(2);
});

test("an answer that failed is asked for again", async ({ page, expectTrouble }) => {
  expectTrouble(refusal(503));
  await page.route(data, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await restUntilAnswered(page);
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
});

test("nothing is asked for ahead where a reader saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await open(page, "/app");
  const asked = askedFor(page);
  for (const name of ["Briefs", "Inbox"]) {
    const before = await scripts(page);
    await rest(page, name);
    await expect.poll(() => scripts(page)).toBeGreaterThan(before);
  }
  expect(asked).toEqual([]);
});

test("what was asked for ahead is asked for again after something was sent", async ({ page }) => {
  const asked = askedFor(page);
  await restUntilAnswered(page);
  await sendAgain(page);
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  expect(lists(asked)).toBe(2);
});

test("what is known is forgotten when another tab signs in or out", async ({ page }) => {
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/terms");
  await other.evaluate(() => localStorage.setItem("loginTime", String(Date.now())));
  await other.close();
  const release = await hold(page, data);
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  await release();
  await expect(briefs(page)).toBeVisible();
});

test("the data of a page that marks what it shows as read isn’t asked for before the press", async ({
  page,
}) => {
  const asked = askedFor(page);
  const before = await scripts(page);
  await rest(page, "Inbox");
  await expect.poll(() => scripts(page)).toBeGreaterThan(before);
  const answered = page.waitForResponse(data);
  await rest(page, "Briefs");
  await answered;
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/app/briefs"]);
});

test("going back to a list shows it at once, where it was, and asks for what is new", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 300 });
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(() => scrolled(page)).toBe(150);
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);

  const release = await hold(page, data);
  const asked = page.waitForRequest(data);
  await page.goBack();
  await expect(briefs(page)).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(150);
  await asked;
  await release();
  await page.goForward();
  await expect(profile(page)).toBeVisible();
});

test("after something was sent, going back asks first", async ({ page }) => {
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await sendAgain(page);
  const back = before - (await entries()) - 1;
  const release = await hold(page, data);
  await page.evaluate((steps) => history.go(steps), back);
  await expect(loading(page)).toBeVisible();
  await release();
  await expect(briefs(page)).toBeVisible();
});

test("going back to a page where members write asks first", async ({ page }) => {
  await follow(page, "Profile");
  await expect(profile(page)).toBeVisible();
  await follow(page, "Briefs");
  await expect(briefs(page)).toBeVisible();
  const release = await hold(page, data);
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  await release();
  await expect(profile(page)).toBeVisible();
});

test("a list isn't taken for another at the same place of the history", async ({ page }) => {
  await open(page, "/app/briefs");
  const keyword = page.getByRole("searchbox");
  await keyword.fill("nothing like it");
  await keyword.press("Enter");
  await expect(page).toHaveURL(/keyword=nothing/);
  // As the skip link does: an entry of the browser's own, without a key, like the first one.
  await page.evaluate(() => window.location.assign("#main"));
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/keyword=nothing\+like\+it$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/briefs$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});
