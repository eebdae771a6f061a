import { cookieHeader, expect, open, origin, request, signUp, test } from "./support";

test("signing out says so, leads back where one was, and ends the session everywhere", async ({ page }) => {
  await signUp(page);
  await open(page, "/app/profile");
  const cookie = await cookieHeader(page);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re signed out" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login?signed-out=1&redirect=%2Fapp%2Fprofile`);
  expect((await request("/app", { headers: { cookie } })).headers.get("location")).toBe("/login");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});
