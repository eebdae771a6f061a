import {
  confirmBanner,
  doors,
  expect,
  expectAccount,
  expectApp,
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
  await expect(page.getByRole("status").filter({ hasText: email })).toContainText("deleted after 7 days");
  await newestMail(email);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent again", { exact: true })).toBeVisible();
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
