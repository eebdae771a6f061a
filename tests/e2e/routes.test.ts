import { cookieHeader, expect, origin, request, signUp, test } from "./support";

test("signing out leads to the first page and ends the session everywhere", async ({ page }) => {
  await signUp(page);
  const cookie = await cookieHeader(page);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole("heading", { name: "Join as a freelancer" })).toBeVisible();
  expect((await request("/app", { headers: { cookie } })).headers.get("location")).toBe("/login");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
});
