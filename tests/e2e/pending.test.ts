import {
  confirmBanner,
  doors,
  expect,
  expectAccount,
  expectApp,
  fillIn,
  freshEmail,
  newestMail,
  open,
  origin,
  signUp,
  test,
  untilAlive,
  useLink,
} from "./support";

test("a pending member has the link sent again, confirms, and the banner goes", async ({ page }) => {
  const { email } = await signUp(page);
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expect(page.getByText(/deleted after 7 days/)).toBeVisible();
  await newestMail(email);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Link sent", { exact: true })).toBeVisible();
  await untilAlive(page);
  await expectAccount(page, email, "Not yet");

  await useLink(page, (await newestMail(email, 2)).link);
  await expectApp(page);
  await expect(confirmBanner(page)).toHaveCount(0);
  await expectAccount(page, email, "Yes");
});

test("the first proof in another browser ends the session that signed up, and what it filled in can be kept", async ({
  page,
  openBrowser,
}) => {
  const { email, name } = await signUp(page, { door: doors.hire });
  const owner = await openBrowser();
  await useLink(owner, (await newestMail(email)).link, email);
  await expect(owner.getByRole("heading", { name: "Is this yours?" })).toBeVisible();
  await expect(owner.getByRole("definition").filter({ hasText: name })).toBeVisible();
  await untilAlive(owner);

  await open(page, "/app");
  await expect(page).toHaveURL(`${origin}/login`);

  await owner.getByRole("button", { name: "It was me: keep it" }).click();
  await expectApp(owner, `Hello, ${name}`);
  await expect(confirmBanner(owner)).toHaveCount(0);
});

test("a mistyped address is asked about before anything is sent, and the one that is chosen signs up", async ({
  page,
}) => {
  const [local] = freshEmail().split("@");
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email: `${local}@gmial.con`, name: "Ada" });
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page.getByText(`Did you mean ${local}@gmail.com?`)).toBeVisible();
  const meant = page.getByRole("button", { name: "Yes, use that" });
  await expect(meant).toBeFocused();
  await meant.click();
  await expectApp(page, "Hello, Ada");
  await expectAccount(page, `${local}@gmail.com`, "Not yet");
});

test("a wrong address is corrected by whoever signed up: the same account, confirmed by the new link", async ({
  page,
}) => {
  const { name } = await signUp(page);
  const right = freshEmail("right.example");
  await page.getByText("Wrong e-mail?").click();
  await page.getByLabel("E-mail", { exact: true }).fill(right);
  await page.getByRole("button", { name: "Send to this e-mail" }).click();
  await expect(page.getByRole("main").getByText(`A new link is on its way to ${right}.`)).toBeVisible();
  await untilAlive(page);
  await useLink(page, (await newestMail(right)).link);
  await expectApp(page, `Hello, ${name}`);
  await expect(page.getByText("Your e-mail is confirmed", { exact: true })).toBeVisible();
  await expectAccount(page, right, "Yes");
});

test("an account that nobody confirmed is deleted at once", async ({ page }) => {
  await signUp(page);
  await open(page, "/app/profile/account");
  await page.getByLabel("Yes, delete my account").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is deleted" })).toBeVisible();
  await open(page, "/app");
  await expect(page).toHaveURL(`${origin}/login`);
});

test("what isn’t there is said inside the signed-in frame", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404|ErrorResponse/);
  await signUp(page);
  await open(page, "/app/briefs/nothing-here");
  await expect(page.getByRole("heading", { level: 1, name: "This brief isn’t here" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await expectApp(page);
});
