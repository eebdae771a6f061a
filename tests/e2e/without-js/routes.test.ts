import { expect, expectApp, freshEmail, open, origin, signUpByRequest, takeCookies, test } from "../support";

const publicPages = {
  "/": "Every proposal gets a reply.",
  "/agencies": "Pitch where someone decides.",
  "/boutiques": "Pitch where someone decides.",
  "/hire": "A short list, not a flood.",
  "/login": "Sign in",
  "/sign-in": "Sign in by e-mail",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/roots": "Daily roots",
  "/no/such/page": "Every proposal gets a reply.",
};

test("every public page shows itself to a visitor; an unknown address shows the first one", async ({
  page,
}) => {
  for (const [path, heading] of Object.entries(publicPages)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
    await expect(page, path).toHaveTitle(/Guildhall/);
  }
});

test("a member finds four pages in the signed-in area and comes to it from every form", async ({ page }) => {
  const { cookie } = await signUpByRequest(freshEmail());
  await takeCookies(page, cookie);
  await open(page, "/app");
  for (const place of ["Profile", "Briefs", "Inbox"]) {
    await page.getByRole("link", { name: place, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: place })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/app/${place.toLowerCase()}`);
    await expect(page).toHaveTitle(new RegExp(`^${place} `));
  }
  for (const path of ["/", "/agencies", "/boutiques", "/hire", "/login", "/sign-in", "/no/such/page"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${origin}/app`);
  }
});

test("a page that isn't there says so in the window's title", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404|ErrorResponse/);
  await takeCookies(page, (await signUpByRequest(freshEmail())).cookie);
  for (const path of ["/app/briefs/nothing", "/app/members/nobody"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: /isn’t here$/ })).toBeVisible();
    await expect(page, path).toHaveTitle("Not found · Guildhall");
  }
});

test("another site's link signs nobody out", async ({ page }) => {
  const { cookie } = await signUpByRequest();
  await takeCookies(page, cookie);
  await page.goto(`data:text/html,<a href="${origin}/sign-out">a kitten</a>`);
  await page.getByRole("link").click();
  await expectApp(page);
});

test("without JavaScript nothing offers a passkey to press, and the page says why", async ({ page }) => {
  await page.goto("/passkey");
  // Playwright looks for no text in <noscript>.
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Sign in with a link instead" })).toBeVisible();
});
