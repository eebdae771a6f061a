import {
  confirmBanner,
  createAccount,
  doors,
  expect,
  expectAccount,
  expectApp,
  expectLinkSent,
  newestMail,
  open,
  origin,
  sendForm,
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

test("an owner who starts fresh finds nothing of what a stranger filled in", async ({
  page,
  openBrowser,
}) => {
  const { email, name } = await signUp(page, { door: doors.hire, name: "Stranger Ltd" });
  const owner = await openBrowser();
  await useLink(owner, (await newestMail(email)).link, email);
  await expect(owner.getByRole("heading", { name: "Is this yours?" })).toBeVisible();
  await untilAlive(owner);
  await owner.getByRole("button", { name: "Delete it and start fresh" }).click();
  await expect(owner.getByRole("heading", { name: "What brings you here?" })).toBeVisible();
  await untilAlive(owner);
  await owner.getByRole("button", { name: "I want to hire" }).click();
  await expectApp(owner, "Hello");
  await open(owner, "/app/briefs");
  await expect(owner.getByRole("heading", { name: /^No (drafts|open briefs)$/ })).toBeVisible();
  await expect(owner.getByText(name)).toHaveCount(0);
});

test("an owner who signs up after a stranger decides first and then finds the own form saved", async ({
  page,
}) => {
  const stranger = await createAccount();
  await sendForm(page, { email: stranger, name: "The Owner" });
  await expectLinkSent(page, stranger);
  await useLink(page, (await newestMail(stranger, 2)).link);
  await expectApp(page, "Hello, The Owner");
});
