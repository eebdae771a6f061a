import { cookieHeader, expect, open, origin, request, test, untilAlive } from "./support";

const offered = ["Dark", "Black", "Light", "Charcoal", "Blueprint", "Contrast"];

test("every theme is chosen from one list, holds on other pages and comes with the server's own page", async ({
  page,
  javaScriptEnabled,
}) => {
  const html = page.locator("html");
  const theme = page.getByLabel("Theme");
  // Without JavaScript a button sends the choice.
  const choose = async (label: string) => {
    await theme.selectOption(label);
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
  };
  await open(page, "/login?redirect=%2Fapp%2Finbox");
  for (const label of offered) {
    const name = label.toLowerCase();
    await choose(label);
    await expect(html).toHaveAttribute("data-theme", name);
    await expect(page).toHaveURL(`${origin}/login?redirect=%2Fapp%2Finbox`);
    await expect(theme).toHaveValue(name);
    const document = await request("/privacy", { headers: { cookie: await cookieHeader(page) } });
    expect(await document.text()).toContain(`<html lang="en" dir="ltr" data-theme="${name}">`);
  }

  await untilAlive(page);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire?redirect=%2Fapp%2Finbox`);
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await untilAlive(page);
  await choose("System");
  await expect(html).not.toHaveAttribute("data-theme", /.*/);
  await expect(page).toHaveURL(`${origin}/hire?redirect=%2Fapp%2Finbox`);
});
