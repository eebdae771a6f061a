import { doors, expect, joinByRequest, open, takeCookies, test } from "./support";

test("characters that can’t be seen are left out of a link, which the page says until it is read", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.freelancer, name: "Bo Example" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile");
  await page.getByLabel(/^Links/).fill("https://example.com/\u200bwork");
  await page.getByRole("button", { name: "Save profile" }).click();
  const note = page.getByText(/^We left out characters/);
  await expect(note).toBeInViewport();
  await expect(page.getByLabel(/^Links/)).toHaveValue("https://example.com/work");
  await page.getByRole("link", { name: "OK", exact: true }).click();
  await expect(note).toHaveCount(0);
});
