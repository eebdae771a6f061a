import { createAccount, expect, newestMail, sendForm, test, untilAlive } from "../support";

test("the button to send again counts down, and opens when the minute is over", async ({ page }) => {
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
  await expect(page.getByRole("button", { name: "Send again", exact: true })).toBeEnabled();
});
