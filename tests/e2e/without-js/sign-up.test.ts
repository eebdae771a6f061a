import { doors, expect, expectApp, fillIn, freshEmail, mailsTo, open, signUp, test } from "../support";

test("the way back after signing up leads to /app", async ({ page }) => {
  await open(page, "/hire");
  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(page.getByRole("heading", { name: "Join as a freelancer" })).toBeVisible();
  await fillIn(page, doors.freelancer, { email: freshEmail(), name: "Ada Lovelace" });
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(page, "Hello, Ada Lovelace");
  await page.goBack();
  await expectApp(page, "Hello, Ada Lovelace");
});

test("a form that is still open in another tab does nothing twice", async ({ page, context }) => {
  const tab = await context.newPage();
  await open(tab, "/");
  const { email, name } = await signUp(page);
  await fillIn(tab, doors.freelancer, { email, name });
  await tab.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(tab, `Hello, ${name}`);
  expect(await mailsTo(email)).toHaveLength(1);
});
