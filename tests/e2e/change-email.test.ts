import {
  expect,
  expectAccount,
  freshEmail,
  joinByRequest,
  letProofGrowOld,
  mailsTo,
  newestMail,
  open,
  origin,
  takeCookies,
  test,
  untilAlive,
} from "./support";

test("another e-mail is typed, survives the proof that is asked for, and holds once both links are followed", async ({
  page,
  openBrowser,
}) => {
  const { email, cookie } = await joinByRequest();
  const to = freshEmail();
  const press = (name: string) => page.getByRole("button", { name }).click();
  await takeCookies(page, cookie);
  await open(page, "/app/profile/account");
  await page.getByRole("link", { name: "Change your e-mail" }).click();
  await expect(page.getByRole("heading", { name: "Change your e-mail" })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel("E-mail").fill(to);

  await letProofGrowOld(page);
  await press("Send both links");
  await expect(page.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible();
  await untilAlive(page);
  await press("Send me a link");
  await expect(page.getByRole("heading", { name: "Open the link we sent you" })).toBeVisible();
  await open(page, (await newestMail(email, 2)).link);
  await press("Sign in");
  await expect(page).toHaveURL(`${origin}/app/profile/email`);
  await expect(page.getByLabel("E-mail")).toHaveValue(to);
  await untilAlive(page);
  await press("Send both links");
  await expect(page.getByText("Follow both links", { exact: true })).toBeVisible();

  // The present mailbox is read elsewhere, by somebody who isn't signed in there.
  const phone = await openBrowser();
  await open(phone, (await newestMail(email, 3)).link);
  await phone.getByRole("button", { name: "Yes, change it" }).click();
  await expect(phone.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await open(page, (await newestMail(to)).link);
  await press("Use this address");
  await expect(page.getByRole("heading", { name: "Your e-mail has changed" })).toBeVisible();
  await expectAccount(page, to, "Yes");

  // It was taken, say: whoever has the former mailbox gets the account back, and everybody else is out.
  await expect.poll(async () => (await mailsTo(email)).length).toBe(4);
  await open(phone, (await newestMail(email, 4)).link);
  await phone.getByRole("button", { name: "Undo the change" }).click();
  await expect(phone.getByRole("heading", { name: "The change is undone" })).toBeVisible();
  await open(page, "/app/profile/account");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
