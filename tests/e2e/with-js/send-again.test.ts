import {
  createAccount,
  expect,
  letResendPausePass,
  newestMail,
  sendForm,
  test,
  untilAlive,
} from "../support";

test("the button to send again counts down, opens when the minute is over, and counts down anew", async ({
  page,
}) => {
  await page.clock.install();
  const email = await createAccount();
  await sendForm(page, { email });
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await untilAlive(page);
  await newestMail(email, 2);
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(page.getByRole("button", { name: /^Send again in [123]\d s$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  const again = page.getByRole("button", { name: "Send again", exact: true });
  await expect(again).toBeEnabled();
  await letResendPausePass(email);
  await again.click();
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeFocused();
});
