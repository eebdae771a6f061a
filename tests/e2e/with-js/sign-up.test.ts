import {
  createAccount,
  doors,
  expect,
  expectApp,
  expectFirstBrief,
  expectLinkSent,
  fillIn,
  freshEmail,
  newestMail,
  open,
  sendForm,
  signUp,
  test,
  useLink,
} from "../support";

const token = /eyJ[\w-]{10,}/;

test("the custom token goes to the running page alone, and no token stays behind", async ({ page }) => {
  const answer = page.waitForResponse(
    (response) => response.url().includes("_data=") && response.request().method() === "POST",
  );
  await signUp(page);
  // The token was there, so looking for it means something.
  expect(await (await answer).text()).toMatch(token);
  expect((await answer).headers()["cache-control"]).toBe("no-store");
  const left = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      document.cookie,
      location.href,
    ].join("\n"),
  );
  expect(left).not.toMatch(token);
});

test("signing up records the time of the login, and signing out clears it", async ({ page }) => {
  const before = Date.now();
  await signUp(page);
  const loginTime = await page.evaluate(() => Number(localStorage.getItem("loginTime")));
  expect(loginTime).toBeGreaterThanOrEqual(before);
  expect(loginTime).toBeLessThanOrEqual(Date.now());

  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the page that says a link was sent notes the address, and signing out forgets it", async ({ page }) => {
  const email = await createAccount();
  await sendForm(page, { email });
  await expectLinkSent(page, email);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("emailForSignIn"))).toBe(email);

  await useLink(page, (await newestMail(email, 2)).link);
  await expectApp(page);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("an empty or malformed field is told at once, with the focus on it and nothing sent", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open(page, "/");
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("ada");
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/doesn’t look like an e-mail address/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Write your name.");
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("2 things to fix");
  expect(posts).toEqual([]);

  await fillIn(page, doors.freelancer, { email: freshEmail(), name: "Ada Lovelace" });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expectApp(page, "Hello, Ada Lovelace");
});

test("errors that the server finds take the focus to their summary", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 422 /);
  await open(page, "/hire");
  await fillIn(page, doors.hire, { email: freshEmail(), name: "Late Ltd", Start: "2020-02-02" });
  await page.getByRole("button", { name: doors.hire.submit }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Choose a day from today on");
  await expect(page.locator("form").getByLabel(/^Start/)).toHaveValue("2020-02-02");
});

test("an address with an umlaut in its domain signs up", async ({ page }) => {
  const { email } = await signUp(page, { email: freshEmail("bücher.example") });
  await newestMail(email.replace("bücher", "xn--bcher-kva"));
});

test("signing up with another address in another tab logs the first one out", async ({ page, context }) => {
  const tab = await context.newPage();
  await open(tab, "/hire");
  await signUp(page);
  await fillIn(tab, doors.hire, { email: freshEmail(), name: "Second Ltd" });
  await tab.getByRole("button", { name: "Start a brief" }).click();
  await expectFirstBrief(tab);
  await open(page, "/app");
  await expectApp(page, "Hello, Second Ltd");
});
