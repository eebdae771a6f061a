import { askForLink, createAccount, expect, expectLinkSent, mailsTo, newestMail, test } from "../support";

test("without JavaScript the page says from when a link can be sent again, and an early press sends none", async ({
  page,
}) => {
  const email = await createAccount();
  await askForLink(page, email);
  await newestMail(email, 2);
  const button = page.getByRole("button", { name: /^Send again from \d\d:\d\d UTC$/ });
  await button.click();
  await expectLinkSent(page, email);
  await expect(button).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(2);
});
