import {
  doors,
  expect,
  joinByRequest,
  open,
  signUpByRequest,
  takeCookies,
  test,
  unfoldCheck,
} from "../support";

test("a profile with unsaved text asks before it is left, and a saved one doesn’t", async ({ page }) => {
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, "/app/profile");
  await page.getByLabel("Headline").fill("I make slow shops fast");
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  const stay = asked.getByRole("button", { name: "Continue editing" });

  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByLabel("Headline")).toHaveValue("I make slow shops fast");

  // The browser's own question, for what leaves the document.
  const question = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;

  await page.getByLabel("Headline").fill("I make slow shops quick");
  // A way that leads back here was no leave for the next one.
  const data = /\/app\/briefs\?.*_data=/;
  const headers = { "x-remix-redirect": "/app/profile", "x-remix-status": "302" };
  await page.route(data, (route) => route.fulfill({ status: 204, headers }));
  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  // Not what was asked for while the pointer rested on the link.
  const answered = page.waitForResponse(
    (answer) => data.test(answer.url()) && !answer.request().headers().purpose,
  );
  await asked.getByRole("button", { name: "Leave without saving" }).click();
  await answered;
  await expect(asked).toHaveCount(0);
  await page.unroute(data);
  await expect(page).toHaveURL(/\/app\/profile$/);
  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  await asked.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/app\/briefs$/);

  await open(page, "/app/profile");
  await page.getByLabel("Headline").fill("I make slow shops fast at last");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page).toHaveURL(/\?saved=\d$/);
  // The page scrolls there, away from a link that is about to be pressed.
  await expect(page.getByText("Saved", { exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/briefs$/);
});

test("a link pressed at the very moment of the save leads on", async ({ page }) => {
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, "/app/profile");
  await page.getByLabel("Headline").fill("I make slow shops fast");
  await page.evaluate(() => {
    const { history } = window;
    const push = history.pushState.bind(history);
    history.pushState = (state, title, url) => {
      push(state, title, url);
      if (!String(url).includes("saved=")) return;
      history.pushState = push;
      // The address names the save; the form isn’t yet the new one.
      const briefs = document.querySelector<HTMLElement>('nav a[href="/app/briefs"]');
      queueMicrotask(() => briefs?.click());
    };
  });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page).toHaveURL(/\/app\/briefs$/);
});

test("the brief check follows what is typed, and a reply date too early is told at its field", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  await open(page, "/app/briefs/new");
  await unfoldCheck(page);
  const check = page.getByRole("complementary", { name: "Brief check" });
  const title = check.getByRole("link", { name: /^A title/ });
  await expect(title).toBeVisible();
  // Nothing is sent meanwhile: the check is the browser's.
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByLabel(/^Title/).fill("A shop that answers");
  await expect(title).toHaveCount(0);
  await expect(check.getByText(/^Done: a title/)).toBeVisible();

  await page.getByLabel(/^Last day for proposals/).fill("2099-01-02");
  await page.getByLabel(/^Reply date/).fill("2099-01-01");
  await page.getByLabel(/^Skills/).focus();
  await expect(page.getByLabel(/^Reply date/)).toHaveAccessibleDescription(/from the last day for proposals/);
  await expect(page.getByLabel(/^Reply date/)).toHaveAttribute("aria-invalid", "true");
});
