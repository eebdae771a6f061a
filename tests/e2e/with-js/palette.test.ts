import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

test("Ctrl K leads to each page and into each search, by a script that comes with the first press", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.freelancer, name: "Ann Example" });
  await takeCookies(page, cookie);
  await open(page, "/app");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const palette = page.getByRole("dialog", { name: "Go to a page" });
  const field = palette.getByRole("combobox");
  // The page listens a moment after its elements are alive.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 5_000 });
  }).toPass();
  expect(scripts.some((address) => address.includes("palette"))).toBe(true);
  await field.fill("prop");
  await expect(palette.getByRole("option").first()).toHaveText("My proposals");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await field.fill("snip");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Snippets" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field.fill("Ada");
  await page.keyboard.press("ArrowUp");
  await expect(palette.getByRole("option", { selected: true })).toHaveText("Search your messages for “Ada”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/inbox\?q=Ada/);
});
