import {
  createAccount,
  doors,
  expect,
  expectApp,
  expectLinkSent,
  newestMail,
  open,
  sendForm,
  signUp,
  test,
  untilAlive,
  useLink,
} from "../support";

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
